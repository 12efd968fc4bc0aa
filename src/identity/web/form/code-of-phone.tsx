import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { CodeByText } from './code-by-text.tsx';

/** The code that shows that a phone is one's own: how to come by it, and its field. The form has a field `phone`. */
export function CodeOfPhone(field: FieldState) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {i18n._('account.code.lead')}{' '}
        <Link
          to={pageAddress('contact')}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.code.contact')}
        </Link>
      </p>
      <CodeByText />
      <Field
        {...field}
        label={i18n._('account.field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}
