import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { endOtherSessions } from './sessions/end-session.ts';
import { voidResets } from './void-resets.ts';

/** The old and the new password hash; the old one is null if there was no password. */
export type PasswordMove = { from: string | null; to: string };

/** Changes a password, logs out all other devices and voids reset mails. */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  { from, to }: PasswordMove,
  now: Instant,
): Promise<void> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to, updated_at: now })
    .where('id', '=', actor.userId)
    .where('password_hash', from === null ? 'is' : '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed)
    throw new Failure('conflict', 'The password was changed elsewhere just now. Please log in again.');
  await voidResets(tx, actor.userId);
  await endOtherSessions(tx, actor.userId, actor.sessionId);
}
