import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { wrongLogin } from '#identity/server/passwords/check-password.ts';
import { type NewSession, openSession } from './open-session.ts';

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
