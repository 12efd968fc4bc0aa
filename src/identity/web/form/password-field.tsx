import { useLingui } from '@lingui/react';
import { type InputHTMLAttributes, useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** A password field whose text can be shown, because typing unseen on a phone often goes wrong. */
export function PasswordField({
  label,
  ...field
}: FieldState & { label: string; hint?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'required'
  >) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={
            shown
              ? i18n._('account.password.hide', { label: label.toLowerCase() })
              : i18n._('account.password.show', { label: label.toLowerCase() })
          }
          onClick={() => setShown(!shown)}
          className="grid min-h-11 min-w-16 place-items-center text-sm font-semibold text-leaf"
        >
          <span className="rounded-control bg-white px-3 py-1">
            {shown ? i18n._('account.password.hideIt') : i18n._('account.password.showIt')}
          </span>
        </button>
      }
    />
  );
}
