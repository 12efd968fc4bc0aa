import { sql } from 'kysely';
import { lastPhone } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { tokenHash } from '#identity/server/passwords/secrets.ts';

const AT_MOST = 6;

/** The accounts whose phone begins with these digits, the newest first; at most six. */
export const accountsByPhone = (db: Db | Tx, digits: string) =>
  accounts(db)
    .where('phone_digits', '>=', digits)
    .where('phone_digits', '<=', lastPhone(digits))
    .orderBy('phone_digits', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute();

/** The accounts with these ids; deleted ones are left out. */
export const callersByIds = async (db: Db | Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : accounts(db).where('id', 'in', ids).execute();

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'phone_digits'])
    // Nobody can log in with it so far: the shop made it.
    .select(
      sql<number>`case when password_hash is null and google_subject is null and email is null then 1 else 0 end`.as(
        'made_here',
      ),
    )
    .where('deleted_at', 'is', null);

/** The hash of the first of these secrets that belongs to an earlier login to this account. Deleted accounts have none. */
export async function knownDevice(
  db: Db,
  userId: string | undefined,
  secrets: readonly string[],
): Promise<string | undefined> {
  if (userId === undefined || secrets.length === 0) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', 'in', secrets.map(tokenHash))
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash;
}

/** The devices of these sessions, by the session's id; ended sessions are left out. */
export async function devicesOfSessions(
  db: Db | Tx,
  ids: readonly string[],
  now: Instant,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device'])
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
  return new Map(sessions.map(({ id, device }) => [id, device]));
}
