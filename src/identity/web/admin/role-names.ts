import { i18n } from '@lingui/core';
import type { Permission, User } from '#identity/identity.ts';

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

/** The name of each permission. */
export const PERMISSION_NAMES: Record<Permission, { id: string }> = {
  orders: /*i18n*/ { id: 'office.permission.orders' },
  catalogue: /*i18n*/ { id: 'office.permission.catalogue' },
  rounds: /*i18n*/ { id: 'office.permission.rounds' },
  credit: /*i18n*/ { id: 'office.permission.credit' },
};

/** The permissions of a member of the team, in one line. */
export function mayDo({ role, permissions }: Pick<User, 'role' | 'permissions'>): string {
  if (role === 'admin') return i18n._('office.permission.everything');
  if (permissions.length === 0) return i18n._('office.permission.nothing');
  return permissions.map((permission) => i18n._(PERMISSION_NAMES[permission])).join(', ');
}
