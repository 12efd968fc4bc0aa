import { invalidField } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { newToken, tokenHash } from '#identity/server/token.ts';
import { endOtherSessions } from './sessions/open-session.ts';

const RESET_FOR = 30 * 60_000;

/**
 * Makes the token for a reset mail. It can be used once, within 30 minutes, and voids earlier ones. Expired tokens of
 * all accounts are deleted.
 */
export async function issueReset(tx: Tx, userId: string, now: Instant): Promise<string> {
  await tx
    .deleteFrom('password_resets')
    .where((row) => row.or([row('user_id', '=', userId), row('expires_at', '<=', now)]))
    .execute();
  const token = newToken();
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: after(now, RESET_FOR),
    })
    .execute();
  return token;
}

const NEW_FOR = 10 * 60_000;

/** True if a link was sent so recently that it stays valid for most of its time. */
export const hasNewLink = async (db: Db, userId: string, now: Instant): Promise<boolean> =>
  (await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('created_at', '>', after(now, -NEW_FOR))
    .executeTakeFirst()) !== undefined;

/** The content of the link in a reset mail. */
export type ResetLink = { email: string; token: string };

/** The account whose password the link of a mail may set. Undefined if the link is unknown, used, expired or of another account. */
export const resetOf = (db: Db | Tx, { email, token }: ResetLink, now: Instant) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id as userId')
    .where('password_resets.token_hash', '=', tokenHash(token))
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Sets a new password by the link of a mail, once, and logs out every device. */
export async function resetPassword(
  tx: Tx,
  { passwordHash, ...link }: ResetLink & { passwordHash: string },
  now: Instant,
): Promise<void> {
  const reset = await resetOf(tx, link, now);
  if (!reset) throw deadLink();
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(link.token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw deadLink();
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', reset.userId)
    .execute();
  await tx.deleteFrom('login_codes').where('user_id', '=', reset.userId).execute();
  await endOtherSessions(tx, reset.userId);
}

/** The failure for a link that is not valid. */
export const deadLink = () =>
  invalidField('token', /*i18n*/ 'Token Expired and Verification Failed. Please Reset Password Again.');

/** Makes every link and code worthless that could set a new password for this account. */
export async function voidResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_codes').where('user_id', '=', userId).execute();
}
