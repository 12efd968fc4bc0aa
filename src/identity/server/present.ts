import type { Address, Session, User } from '#identity/identity.ts';
import { permissionsOf, type sessionsOf, type UserRow } from './queries.ts';

/** A person as the API returns them; never with a password hash. */
export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email ?? '',
  phone: row.phone,
  role: row.role,
  permissions: permissionsOf(row),
  owner: row.owner === 1,
  addresses: row.addresses.map(presentAddress),
  addressesSeen: row.addresses.map(({ id }) => id),
  createdAt: row.created_at,
  language: row.language ?? '',
});

/** An address as the API returns it. */
const presentAddress = (row: UserRow['addresses'][number]): Address => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  ...(row.email === '' && { noEmail: true }),
  phone: row.phone,
  street: row.street,
  city: row.city,
  state: row.state,
  pinCode: row.pin_code,
  ...(row.village && { village: row.village }),
});

type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** A device as its owner sees it in the list of devices. */
export const presentSession = (row: SessionRow, currentId: string): Session => ({
  _id: row.id,
  device: row.device,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  current: row.id === currentId,
});
