import { type InputHTMLAttributes, useState } from 'react';
import { Field, type FieldState } from '#ui/field.tsx';

/** A password that can be looked at while it is typed: typing blind on a phone is where logins fail. */
export function PasswordField({
  label,
  ...field
}: FieldState & { label: string; hint?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'required'
  >) {
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
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="mr-1 min-h-9 min-w-16 rounded-control bg-white px-3 text-sm font-semibold text-leaf"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
