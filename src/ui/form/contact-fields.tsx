import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/button.tsx';
import { Field, Tick } from './field.tsx';

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

/** The e-mail field of a form, and a box to tick for who has no address: then the field is gone. */
export function EmailOrNone({
  noEmail,
  onNoEmail,
  label,
  className,
  ...field
}: ComponentProps<typeof EmailField> & {
  noEmail: boolean;
  onNoEmail: (noEmail: boolean) => void;
  /** Text of the box. */
  label: string;
}) {
  return (
    <div className={classNames('grid gap-1', className)}>
      {!noEmail && <EmailField {...field} required />}
      <Tick name="noEmail" checked={noEmail} onChange={(event) => onNoEmail(event.target.checked)}>
        {label}
      </Tick>
    </div>
  );
}

/** The texts of such a form, and whether the box is ticked. */
export const readEmailOrNone = (data: FormData): Record<string, FormDataEntryValue | boolean> => ({
  ...Object.fromEntries(data),
  noEmail: data.has('noEmail'),
});
