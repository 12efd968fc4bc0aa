import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { endOtherSessions } from './open-session.ts';
import { voidResets } from './reset-password.ts';

/**
 * Gives the account of a number to the person whose number it is, in the word of an admin. It gets their name; the password,
 * the logins and the codes of before are void, because a stranger may have signed up with the number.
 */
export async function takeOver(
  tx: Tx,
  { id, name }: { id: string; name: string },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      name,
      search: searchTextOf(name),
      password_hash: null,
      google_subject: null,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  await voidResets(tx, id);
  await endOtherSessions(tx, id);
  await tx.deleteFrom('known_devices').where('user_id', '=', id).execute();
}
