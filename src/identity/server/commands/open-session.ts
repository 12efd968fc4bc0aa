import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { type Instant, after } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { wrongLogin } from '#identity/server/passwords/check-password.ts';
import { newToken, tokenHash } from '#identity/server/passwords/secrets.ts';
import { permissionsOf, sessionByToken } from '#identity/server/queries/accounts.ts';
import type { Platform } from '#platform/platform.ts';

/** A login to be stored: the account and the device. */
type NewSession = { userId: string; remember: boolean; device: string };

const DEVICES_AT_MOST = 50;

/** Logs a device in and returns its bearer token, which is not stored. Expired sessions are deleted. */
export async function openSession(
  tx: Tx,
  { userId, remember, device }: NewSession,
  now: Instant,
): Promise<string> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await makeRoom(tx, userId);
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: tokenHash(token),
      user_id: userId,
      remember: remember ? 1 : 0,
      device,
      created_at: now,
      seen_at: now,
      expires_at: endOfSession({ remember, createdAt: now }, now),
    })
    .execute();
  return token;
}

/** Keeps repeated logins from filling the table: the devices seen longest ago are logged out. */
const makeRoom = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions as kept')
        .select('kept.id')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.seen_at', 'desc')
        .orderBy('kept.id', 'desc')
        .limit(DEVICES_AT_MOST - 1),
    )
    .execute();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remembered device stays logged in for this long after it was last seen, */
const REMEMBERED_FOR = 30 * DAY;
/** but at most this long after the login. */
const REMEMBERED_AT_MOST = 365 * DAY;
/** Any other device is logged out this long after the login, whether it is used or not. */
const OTHERWISE_FOR = 12 * HOUR;
/** The time when a device was last seen is stored at most this often, so that most reads need no write. */
const SEEN_EVERY = 5 * MINUTE;

/** When a session ends if its device is not seen again after now. */
function endOfSession(session: { remember: boolean; createdAt: Instant }, now: Instant): Instant {
  if (!session.remember) return after(session.createdAt, OTHERWISE_FOR);
  const slid = after(now, REMEMBERED_FOR);
  const atMost = after(session.createdAt, REMEMBERED_AT_MOST);
  return slid < atMost ? slid : atMost;
}

/** Logs out one of a person's own devices; its token is not valid any more. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('not_found', /*i18n*/ 'This device is no longer logged in.');
}

/** Logs out all devices of a person except the one that makes the request. */
export async function endOtherSessions(tx: Tx, userId: string, keptSessionId?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId!))
    .execute();
}

/** Logs a device in after its password was checked, unless the password was changed in the meantime. */
export async function logIn(
  tx: Tx,
  session: NewSession & { passwordHash: string },
  now: Instant,
): Promise<string> {
  const isStillRight = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', session.userId)
    .where('password_hash', '=', session.passwordHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!isStillRight) throw wrongLogin();
  return openSession(tx, session, now);
}

/**
 * The person whom a bearer token belongs to; undefined when it is unknown, expired or revoked. Every few minutes it
 * also stores that the device was seen, which keeps a remembered device logged in.
 */
export async function recognise(
  { db, clock }: Platform,
  token: string,
): Promise<Omit<Actor, 'language'> | undefined> {
  const now = clock.now();
  const row = await sessionByToken(db, token, now);
  if (!row) return undefined;
  if (row.seen_at < after(now, -SEEN_EVERY)) {
    const expiresAt = endOfSession({ remember: row.remember === 1, createdAt: row.created_at }, now);
    await db
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: expiresAt })
      .where('id', '=', row.session_id)
      .where('seen_at', '<', now)
      .execute();
  }
  return {
    userId: row.id,
    sessionId: row.session_id,
    name: row.name,
    role: row.role,
    owner: row.owner === 1,
    rescuer: row.rescuer === 1,
    permissions: permissionsOf(row),
  };
}
