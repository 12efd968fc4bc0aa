import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';

/** Throws if no other owner would be left. Called before an owner is demoted, removed or deleted. */
export async function keepAnOwner(tx: Tx, leavingId: string): Promise<void> {
  const leaving = await tx.selectFrom('users').select('owner').where('id', '=', leavingId).executeTakeFirst();
  if (leaving?.owner !== 1) return;
  // Updating every owner's row makes two owners who leave at the same time wait for each other.
  const owners = await tx
    .updateTable('users')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('owner', '=', 1)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (owners.length === 1) {
    throw new Failure('conflict', 'The shop needs an owner: make someone else an owner first.');
  }
}
