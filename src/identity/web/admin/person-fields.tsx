import { PasswordField } from '#identity/web/password-field.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';

type FieldsProps = { field: (name: string) => FieldState };

/** How somebody is called and reached. */
export const PersonFields = ({ field }: FieldsProps) => (
  <>
    <Field {...field('name')} label="Name" autoComplete="off" enterKeyHint="next" />
    <Field {...field('email')} label="Email" type="email" inputMode="email" autoComplete="off" />
    <Field
      {...field('phone')}
      label="Phone"
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      hint="Digits only, at least 10"
    />
  </>
);

/** A password for somebody who gets an account from the shop; better they choose it themselves. */
export const FirstPassword = ({ field }: FieldsProps) => (
  <PasswordField
    {...field('password')}
    label="Password"
    autoComplete="new-password"
    hint="Left empty, they choose one themselves by “Forgot Password”."
  />
);

/** Reads such a form; an empty password is none. */
export const readPerson = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].filter(([name, value]) => name !== 'password' || value !== ''));
