import type { Permission, User } from '#identity/identity.ts';

/** The name of a role. */
export function roleOf({ role, owner }: Pick<User, 'role' | 'owner'>): string {
  if (owner) return 'Owner';
  return { user: 'Customer', staff: 'Staff', admin: 'Admin' }[role];
}

/** What each permission lets staff do. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  orders: 'Orders',
  catalogue: 'Products and prices',
};

/** What a member of the team may do, in one line. */
export function mayDo({ role, permissions }: Pick<User, 'role' | 'permissions'>): string {
  if (role === 'admin') return 'Everything';
  if (permissions.length === 0) return 'Nothing yet';
  return permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ');
}
