import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type ContactFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'inputMode'> & {
  label?: string;
};

/** A field for an e-mail address, or for a text that may be one: a phone shows its keyboard for them and corrects no spelling. */
export const EmailField = (props: ContactFieldProps) => {
  const { i18n } = useLingui();
  return (
    <Field
      label={i18n._('account.field.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
};

/** A field for a phone number: a phone shows digits only. */
export const PhoneField = (props: ContactFieldProps) => {
  const { i18n } = useLingui();
  return (
    <Field
      label={i18n._('account.field.phone')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      {...props}
    />
  );
};
