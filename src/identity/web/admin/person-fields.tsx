import { i18n } from '@lingui/core';
import { PasswordField } from '#identity/web/form/password-field.tsx';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';

type FieldsProps = { field: (name: string) => FieldState };

/** The fields for a person's name and contact data. */
export const PersonFields = ({ field }: FieldsProps) => (
  <>
    <Field {...field('name')} label={i18n._('office.common.name')} autoComplete="off" enterKeyHint="next" />
    <EmailField {...field('email')} autoComplete="off" />
    <PhoneField {...field('phone')} autoComplete="off" hint={i18n._('office.person.phone.hint')} />
  </>
);

/** A password for somebody whose account the shop adds. It is better to leave it empty and let them choose one. */
export const FirstPassword = ({ field }: FieldsProps) => (
  <PasswordField
    {...field('password')}
    label={i18n._('office.person.password')}
    autoComplete="new-password"
    hint={i18n._('office.person.password.hint')}
  />
);

/** Reads these fields from a form; an empty password is left out. */
export const readPerson = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].filter(([name, value]) => name !== 'password' || value !== ''));
