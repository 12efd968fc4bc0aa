import { Failure, invalidField } from '#base/failure.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { endOtherSessions } from './sessions/end-session.ts';

/** The fields of an account that the shop may change; undefined fields stay as they are. */
export type AccountChange = {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};

/**
 * Changes a person's name, e-mail address and phone. A new e-mail address voids links that were sent to the old one and
 * logs out all devices, except the one on which people change their own address.
 */
export async function changeAccount(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  { id: userId, change }: { id: string; change: AccountChange },
  now: Instant,
): Promise<void> {
  const { name, email, phone } = change;
  const before = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) throw new Failure('not_found', 'There is no such account.');
  if (phone === '' && before.phone !== '') throw invalidField('phone', 'Phone is required');
  await tx
    .updateTable('users')
    .set((row) => ({
      ...(name !== undefined && { name, search: searchTextOf(name) }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone, phone_digits: phoneDigits(phone) }),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute();
  if (email !== undefined && email !== before.email) {
    await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    await endOtherSessions(tx, userId, actor.userId === userId ? actor.sessionId : undefined);
  }
}
