import type { Language } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import {
  BOOK_KEYS,
  PERMISSIONS,
  type Permission,
  isAllowed,
  type Role,
  type Work,
} from '#identity/identity.ts';
import { tokenHash } from '#identity/server/passwords/secrets.ts';
import { columnsOf } from '#platform/db/columns.ts';
import { hot } from '#platform/db/hot.ts';

/** The columns of an entry of an address book, by the keys of the contract. */
export const BOOK_COLUMNS = columnsOf(BOOK_KEYS) satisfies Record<string, keyof Schema['addresses']>;

/** The valid session of a bearer token, with its account; undefined if the token is unknown, expired or revoked. */
export async function sessionByToken(db: Db | Tx, token: string, now: Instant) {
  const [session] = await sessionByHash(db, { hash: tokenHash(token), now });
  return session;
}

const sessionByHash = hot((db, { hash, now }: { hash: string; now: Instant }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.remember', 'sessions.created_at', 'sessions.seen_at'])
    .select(['users.id', 'users.name', 'users.role', 'users.owner', 'users.rescuer', 'users.permissions'])
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
  const [user] = await userRow(db, { id });
  if (!user) return undefined;
  return { ...user, addresses: await addressesOf(db, id) };
}

const userRow = hot((db, { id }: { id: string }) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'role',
      'permissions',
      'owner',
      'rescuer',
      'created_at',
      'language',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
);

/** The row that `userById` finds. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof userById>>>;

/** A person's address book, newest first. */
export const addressesOf = async (db: Db | Tx, userId: string) =>
  (await addressesOfAll(db, [userId])).get(userId) ?? [];

/** The address books of several people, each newest first. People without an address are not in the map. */
export async function addressesOfAll(db: Db | Tx, userIds: readonly string[]) {
  const rows = userIds.length === 0 ? [] : await addressRows(db, { userIds });
  return Map.groupBy(rows, ({ user_id }) => user_id);
}

const addressRows = hot((db, { userIds }: { userIds: readonly string[] }) =>
  db
    .selectFrom('addresses')
    .select(['id', 'user_id', 'created_at', ...Object.values(BOOK_COLUMNS)])
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** The columns of an account that changing its password or deleting it needs. */
export const credentialsOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users')
    .select(['password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The devices that an account is logged in on now, last seen first. */
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

/** The columns of an account that a login needs. */
const accounts = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'language'])
    .where('deleted_at', 'is', null);

/** The account with this e-mail address. */
export const accountByEmail = (db: Db | Tx, email: string) =>
  accounts(db).where('email', '=', email).executeTakeFirst();

/** The account of a login name. A phone number is the login name of at most one account. */
export const accountByName = (db: Db | Tx, name: string) =>
  name.includes('@')
    ? accountByEmail(db, name)
    : accounts(db).where('login_phone', '=', name).executeTakeFirst();

/** The recipient of mails, and their language. */
export type Addressee = { to: string; language: Language };

/**
 * The address for mails to an account; undefined if the account was deleted. Accounts without a chosen language get
 * mails in English.
 */
export async function addresseeById(db: Db | Tx, userId: string): Promise<Addressee | undefined> {
  const [user] = await mailOf(db, { userId });
  return user?.email ? { to: user.email, language: user.language ?? 'en' } : undefined;
}

/** The same of several accounts, by their ids; those without an address are left out. */
export async function addresseesByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Addressee>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, email, language }) =>
      email ? [[id, { to: email, language: language ?? 'en' }]] : [],
    ),
  );
}

/**
 * Whom news of an order is for, and their language; `to` is undefined without an e-mail address. Undefined if the account was
 * deleted. Who chose no language and has no address is spoken to as the shop's first owner is.
 */
export async function readerById(
  db: Db | Tx,
  userId: string,
): Promise<{ to: string | undefined; language: Language } | undefined> {
  const [user] = await mailOf(db, { userId });
  if (!user || user.deleted_at !== null) return undefined;
  if (user.email) return { to: user.email, language: user.language ?? 'en' };
  return { to: undefined, language: user.language ?? (await languageOfShop(db)) };
}

async function languageOfShop(db: Db | Tx): Promise<Language> {
  const owner = await db
    .selectFrom('users')
    .select('language')
    .where('owner', '=', 1)
    .where('deleted_at', 'is', null)
    .where('language', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return owner?.language ?? 'en';
}

const mailOf = hot((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select(['email', 'language', 'deleted_at']).where('id', '=', userId),
);

const MOST_OWNERS = 50;

/** The ids of the shop's owners, in the order of joining. */
export async function ownerIds(db: Db | Tx): Promise<string[]> {
  const owners = await db
    .selectFrom('users')
    .select('id')
    .where('owner', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_OWNERS)
    .execute();
  return owners.map(({ id }) => id);
}

/** Counts the shoppers who opened an account in a span of time (its end excluded) and still have it. */
export async function countNewCustomers(
  db: Db,
  { from, until }: { from: Instant; until: Instant },
): Promise<number> {
  const { joined } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('joined'))
    .where('role', '=', 'user')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return joined;
}

/** The names of accounts by id; a deleted account has a name that says so. */
export async function namesByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The role and permissions of accounts, by id; deleted ones are left out. */
export async function standingsByIds(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { role: Role; permissions: Permission[] }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'permissions'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, { role: row.role, permissions: permissionsOf(row) }]));
}

/** The accounts that may do a part of the back office, except one: by name. */
export async function othersAllowed(
  db: Db | Tx,
  work: Work,
  except: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'permissions'])
    .where('role', 'in', ['admin', 'staff'])
    .where('deleted_at', 'is', null)
    .where('id', '!=', except)
    .orderBy('name')
    .execute();
  return rows
    .filter((row) => isAllowed({ role: row.role, permissions: permissionsOf(row) }, work))
    .map(({ id, name }) => ({ id, name }));
}
