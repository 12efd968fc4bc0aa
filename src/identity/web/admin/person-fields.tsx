import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { Permission, User } from '#identity/identity.ts';
import { PasswordField } from '#identity/web/form/password-field.tsx';
import { EmailField, PhoneField, EmailOrNone, readEmailOrNone } from '#ui/form/contact-fields.tsx';
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

/** The fields for a customer, who may have no e-mail address. */
export function CustomerFields({ field, isWithout = false }: FieldsProps & { isWithout?: boolean }) {
  const [noEmail, setNoEmail] = useState(isWithout);
  return (
    <>
      <Field {...field('name')} label={i18n._('office.common.name')} autoComplete="off" enterKeyHint="next" />
      <EmailOrNone
        {...field('email')}
        noEmail={noEmail}
        onNoEmail={setNoEmail}
        label={i18n._('office.person.noEmail')}
        autoComplete="off"
      />
      <PhoneField
        {...field('phone')}
        autoComplete="off"
        hint={noEmail ? i18n._('office.person.noEmail.hint') : i18n._('office.person.phone.hint')}
      />
    </>
  );
}

/** The password field for an account that the shop adds. Better left empty, so that the person chooses a password. */
export const FirstPassword = ({ field }: FieldsProps) => (
  <PasswordField
    {...field('password')}
    sets="new"
    label={i18n._('office.person.password')}
    hint={i18n._('office.person.password.hint')}
  />
);

/** Reads these fields from a form; an empty password is left out. */
export const readPerson = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].filter(([name, value]) => name !== 'password' || value !== ''));

/** Reads the fields of a customer in the same way. */
export const readCustomer = (data: FormData): Record<string, unknown> => ({
  ...readEmailOrNone(data),
  password: data.get('password') || undefined,
});

const ROLES = {
  user: /*i18n*/ { id: 'office.role.customer' },
  staff: /*i18n*/ { id: 'office.role.staff' },
  admin: /*i18n*/ { id: 'office.role.admin' },
  owner: /*i18n*/ { id: 'office.role.owner' },
};

/** The name of a role. */
export function roleOf({ role, owner }: Pick<User, 'role' | 'owner'>): string {
  return i18n._(owner ? ROLES.owner : ROLES[role]);
}

/** The name of each job and right, and what it is, in words. */
export const PERMISSION_WORDS: Record<Permission, { name: { id: string }; about: { id: string } }> = {
  packer: {
    name: /*i18n*/ { id: 'office.job.packer' },
    about: /*i18n*/ { id: 'office.job.packer.about' },
  },
  rider: { name: /*i18n*/ { id: 'office.job.rider' }, about: /*i18n*/ { id: 'office.job.rider.about' } },
  counter: {
    name: /*i18n*/ { id: 'office.job.counter' },
    about: /*i18n*/ { id: 'office.job.counter.about' },
  },
  goods: { name: /*i18n*/ { id: 'office.job.goods' }, about: /*i18n*/ { id: 'office.job.goods.about' } },
  accounts: {
    name: /*i18n*/ { id: 'office.job.accounts' },
    about: /*i18n*/ { id: 'office.job.accounts.about' },
  },
  signing: {
    name: /*i18n*/ { id: 'office.job.signing' },
    about: /*i18n*/ { id: 'office.job.signing.about' },
  },
};

/** The jobs and rights of a member of the team, in one line. */
export function mayDo({ role, permissions }: Pick<User, 'role' | 'permissions'>): string {
  if (role === 'admin') return i18n._('office.permission.everything');
  if (permissions.length === 0) return i18n._('office.permission.nothing');
  return permissions.map((permission) => i18n._(PERMISSION_WORDS[permission].name)).join(', ');
}
