import { Failure } from '#base/failure.ts';
import type { EveryKey } from '#base/fields.ts';
import type { Address, Session, User } from '#identity/identity.ts';
import { fromRow } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';
import { BOOK_COLUMNS, permissionsOf, type sessionsOf, type UserRow, userById } from './queries/accounts.ts';

/** A person as the API returns them; never with a password hash. */
export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email ?? '',
  phone: row.phone,
  role: row.role,
  permissions: permissionsOf(row),
  owner: row.owner === 1,
  ...(row.rescuer === 1 && { rescuer: true }),
  addresses: row.addresses.map(presentAddress),
  addressesSeen: row.addresses.map(({ id }) => id),
  createdAt: row.created_at,
  language: row.language ?? '',
});

/** An entry of an address book as the API returns it. */
export const presentAddress = (row: UserRow['addresses'][number]): Address => {
  const { village, landmark, ...kept } = fromRow(BOOK_COLUMNS, row);
  return {
    ...kept,
    _id: row.id,
    noEmail: row.email === '' ? true : undefined,
    village: village || undefined,
    landmark: landmark || undefined,
  } satisfies EveryKey<Address>;
};

type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** A device as its owner sees it in the list of devices. */
export const presentSession = (row: SessionRow, currentId: string): Session => ({
  _id: row.id,
  device: row.device,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  current: row.id === currentId,
});

/** The caller's account as the API returns it. If it was deleted meanwhile, the caller is logged out. */
export async function userJson(platform: Platform, id: string): Promise<User> {
  const row = await userById(platform.db, id);
  if (!row) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
  return presentUser(row);
}

/** An account as the API returns it to an admin. */
export async function accountJson(platform: Platform, id: string): Promise<User> {
  const row = await userById(platform.db, id);
  if (!row) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
  return presentUser(row);
}
