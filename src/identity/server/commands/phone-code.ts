import type { Failure } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { CODE_FOR, WRONG_TRIES } from './login-code.ts';

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
