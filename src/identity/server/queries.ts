import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { PERMISSIONS, type Permission } from '#identity/identity.ts';
import { hot } from '#platform/db/hot.ts';
import { tokenHash } from './token.ts';

/** The valid session of a bearer token, and whose it is; undefined when the token is unknown, expired or revoked. */
export async function sessionByToken(db: Db | Tx, token: string, now: Instant) {
  const [session] = await sessionByHash(db, { hash: tokenHash(token), now });
  return session;
}

const sessionByHash = hot((db, { hash, now }: { hash: string; now: Instant }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.remember', 'sessions.created_at', 'sessions.seen_at'])
    .select(['users.id', 'users.name', 'users.role', 'users.owner', 'users.permissions'])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null),
);

/** A person's permissions; only staff have any. */
export function permissionsOf(row: { role: string; permissions: string }): Permission[] {
  const given = row.permissions.split(',');
  return row.role === 'staff' ? PERMISSIONS.filter((permission) => given.includes(permission)) : [];
}

/** A person's row with the address book, newest address first; undefined when there is none or it was deleted. */
export async function userById(db: Db | Tx, id: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'permissions', 'owner', 'created_at', 'language'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  return { ...user, addresses: await addressesOf(db, id) };
}

/** What `userById` finds. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof userById>>>;

/** A person's address book, newest first. */
export const addressesOf = async (db: Db | Tx, userId: string) =>
  (await addressesOfAll(db, [userId])).get(userId) ?? [];

/** The address books of several people, each newest first. People without an address are not in the map. */
export async function addressesOfAll(db: Db | Tx, userIds: readonly string[]) {
  const rows = userIds.length === 0 ? [] : await addressRows(db, userIds);
  return Map.groupBy(rows, ({ user_id }) => user_id);
}

const addressRows = (db: Db | Tx, userIds: readonly string[]) =>
  db
    .selectFrom('addresses')
    .select(['id', 'user_id', 'name', 'email', 'phone', 'street', 'city', 'state', 'pin_code', 'village'])
    .select('created_at')
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The columns of an account that changing its password or deleting it needs. */
export const credentialsOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users')
    .select(['password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The devices that someone is logged in on now, last seen first. */
export const sessionsOf = (db: Db, userId: string, now: Instant) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
