import { randomInt } from 'node:crypto';
import { Failure, invalidField } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { newToken, tokenHash } from '#identity/server/passwords/secrets.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { endOtherSessions } from './open-session.ts';
import { voidResets } from './reset-password.ts';

/** Lifetime of a code in milliseconds, and the number of wrong tries that end it. */
export const CODE_FOR = 30 * 60_000;
const WRONG_TRIES = 5;

/** A new code of eight digits. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/** A code that was handed out: the token of its link, the phone that may use it, and its end. */
export type GivenCode = { token: string; phone: string; expiresAt: Instant };

/**
 * Stores a code for a shopper who forgot the password and has no e-mail address, and makes the token of a link that
 * does the same. Both work once, for 30 minutes, and replace earlier ones. Sessions end only when one of them is used.
 * Accounts of the team are never opened this way.
 */
export async function giveLoginCode(
  tx: Tx,
  actor: Actor,
  { id, codeHash }: { id: string; codeHash: string },
  now: Instant,
): Promise<GivenCode> {
  const user = await tx
    .selectFrom('users')
    .select(['role', 'email', 'login_phone'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
  if (user.role !== 'user')
    throw new Failure('forbidden', /*office*/ 'This person is staff. Use the team page.');
  if (user.email !== null || user.login_phone === null)
    throw new Failure(
      'conflict',
      /*i18n*/ 'This account has an e-mail address: ‘Forgot Password’ sends a link to it.',
    );
  const given = await storeCode(tx, { id, codeHash }, now);
  await recordAudit(tx, { actor, entity: 'account', entityId: id, action: 'login code given' }, now);
  return { ...given, phone: user.login_phone };
}

/** Stores a code, and makes the token of a link that does the same. They replace what this account had before. */
export async function storeCode(
  tx: Tx,
  { id, codeHash }: { id: string; codeHash: string },
  now: Instant,
): Promise<Omit<GivenCode, 'phone'>> {
  const [token, expiresAt] = [newToken(), after(now, CODE_FOR)];
  await tx
    .deleteFrom('login_codes')
    .where((row) => row.or([row('user_id', '=', id), row('expires_at', '<=', now)]))
    .execute();
  await tx
    .insertInto('login_codes')
    .values({
      user_id: id,
      code_hash: codeHash,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/**
 * Returns the hash of the code for this phone and takes one try off it. The try is stored before the code is checked,
 * so that simultaneous guesses all count. Undefined if there is no code, or no try left.
 */
export async function tryLoginCode(db: Db, phone: string, now: Instant) {
  return db
    .updateTable('login_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('user_id', 'in', accountOf(db, phone))
    .where('wrong_tries', '<', WRONG_TRIES)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'code_hash as codeHash'])
    .executeTakeFirst();
}

/** The account that the link of a message may set a password for. */
export const codeByToken = (db: Db | Tx, { phone, token }: { phone: string; token: string }, now: Instant) =>
  db
    .selectFrom('login_codes')
    .select(['user_id as userId', 'code_hash as codeHash'])
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', 'in', accountOf(db, phone))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses up a code or its link: sets the new password and logs out every device. Throws `failure` if it was used. */
export async function useLoginCode(
  tx: Tx,
  { userId, codeHash, passwordHash }: { userId: string; codeHash: string; passwordHash: string },
  failure: () => Failure,
  now: Instant,
): Promise<void> {
  const used = await tx
    .deleteFrom('login_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw failure();
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw failure();
  await voidResets(tx, userId);
  await endOtherSessions(tx, userId);
}

/** The shopper without an e-mail address who logs in with this phone. */
export const ownerOfPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', 'in', accountOf(db, phone))
    .executeTakeFirst();

const accountOf = (db: Db | Tx, phone: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('login_phone', '=', phone)
    .where('email', 'is', null)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null);

/** The failure of a code that is wrong, used or expired, or of a phone that was given none. */
export const wrongCode = (): Failure =>
  invalidField(
    'code',
    /*i18n*/ 'This code is not right or not valid any more. Please ask the shop for a new one.',
  );

/**
 * True if the number is the login name of an account that has an e-mail address as well, so that a code may move it.
 */
export const mayMove = async (db: Db, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('login_phone', '=', phone)
    .where('email', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Stores the code that a phone is sent so that a new account may take the number over. It replaces the one before. */
export async function storePhoneCode(
  tx: Tx,
  { phone, codeHash }: { phone: string; codeHash: string },
  now: Instant,
): Promise<void> {
  await tx
    .deleteFrom('phone_codes')
    .where((row) => row.or([row('phone', '=', phone), row('expires_at', '<=', now)]))
    .execute();
  await tx
    .insertInto('phone_codes')
    .values({ phone, code_hash: codeHash, created_at: now, expires_at: after(now, CODE_FOR) })
    .execute();
}

/** The hash of the code that a phone was sent, and one try less for it, as `tryLoginCode` does it. */
export const tryPhoneCode = (db: Db, phone: string, now: Instant) =>
  db
    .updateTable('phone_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('wrong_tries', '<', WRONG_TRIES)
    .where('expires_at', '>', now)
    .returning('code_hash as codeHash')
    .executeTakeFirst();

/** Uses up the code of a phone. Throws `failure` if it was used meanwhile. */
export async function usePhoneCode(
  tx: Tx,
  { phone, codeHash }: { phone: string; codeHash: string },
  failure: () => Failure,
): Promise<void> {
  const used = await tx
    .deleteFrom('phone_codes')
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .returning('phone')
    .executeTakeFirst();
  if (!used) throw failure();
}
