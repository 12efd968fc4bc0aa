import type { Address, Session, User } from '#accounts/accounts.ts';
import type { TeamMember } from '#accounts/team.ts';
import { paise, toRupees } from '#base/money.ts';
import { permissionsOf, type sessionsOf, type UserRow } from './queries.ts';
import type { TeamMemberRow } from './queries/team.ts';

/** A person as the API hands them out; never a hash. */
export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email ?? '',
  phone: row.phone,
  role: row.role,
  permissions: permissionsOf(row),
  owner: row.owner === 1,
  addresses: row.addresses.map(presentAddress),
  createdAt: row.created_at,
});

/** An address as the API hands it out. */
const presentAddress = (row: UserRow['addresses'][number]): Address => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  street: row.street,
  city: row.city,
  state: row.state,
  pinCode: row.pin_code,
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

/** A card of the team page as the API hands it out. */
export const presentTeamMember = (row: TeamMemberRow): TeamMember => ({
  _id: row.id,
  userId: row.user_id,
  name: row.name,
  jobProfile: row.job_profile,
  image: row.image,
  location: row.location,
  sell: row.sell,
  amount: toRupees(paise(row.amount_paise)),
});
