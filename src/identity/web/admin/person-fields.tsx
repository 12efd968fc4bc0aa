import { PasswordField } from '#identity/web/form/password-field.tsx';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';

type FieldsProps = { field: (name: string) => FieldState };

/** How somebody is called and reached. */
export const PersonFields = ({ field }: FieldsProps) => (
  <>
    <Field {...field('name')} label="Name" autoComplete="off" enterKeyHint="next" />
    <EmailField {...field('email')} autoComplete="off" />
    <PhoneField {...field('phone')} autoComplete="off" hint="Digits only, at least 10" />
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
