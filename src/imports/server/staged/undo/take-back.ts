import { setImmediate } from 'node:timers/promises';
import type { WriteContext } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { removeAdded } from './remove-added.ts';
import { setBack } from './set-back.ts';

const AT_ONCE = 10;

/** What taking an import back needs. */
export type UndoDeps = { db: Db; clock: Clock };

/** Takes imports back. After a crash or a restart it goes on where it was. */
export const undoHandler =
  (platform: Platform): JobHandler =>
  async (payload, _, signal) => {
    const { id } = payload as { id: string };
    await takeBack(platform, id, signal);
  };

async function takeBack({ db, clock }: UndoDeps, id: string, signal: AbortSignal): Promise<void> {
  const found = await db
    .selectFrom('imports')
    .select(['actor_id', 'actor_name'])
    .where('id', '=', id)
    .where('undo', '=', 'undoing')
    .executeTakeFirst();
  if (!found) return;
  const actor = { userId: found.actor_id, name: found.actor_name };
  while ((await inTransaction(db, (tx) => takeSomeBack(tx, id, { actor, now: clock.now() }))) === AT_ONCE) {
    if (signal.aborted) throw new Error('The shop is stopping.');
    await setImmediate();
  }
  await db
    .updateTable('imports')
    .set({ undo: 'undone', updated_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Takes some products back, in the order of ids, as orders take their goods; answers how many were looked at. */
async function takeSomeBack(tx: Tx, id: string, taking: WriteContext): Promise<number> {
  const writes = await tx
    .selectFrom('import_writes')
    .select(['product_id', 'kind', 'before', 'after'])
    .where('import_id', '=', id)
    .where('reason', '=', '')
    .orderBy('product_id')
    .limit(AT_ONCE)
    .execute();
  let taken = 0;
  for (const write of writes) {
    const reason =
      write.kind === 'added'
        ? await removeAdded(tx, write.product_id, taking)
        : await setBack(tx, write, taking);
    const noted = tx.updateTable('import_writes').set({ reason });
    if (reason !== '')
      await noted.where('import_id', '=', id).where('product_id', '=', write.product_id).execute();
    else {
      taken += 1;
      await tx
        .deleteFrom('import_writes')
        .where('import_id', '=', id)
        .where('product_id', '=', write.product_id)
        .execute();
    }
  }
  await tx
    .updateTable('imports')
    .set((row) => ({ taken_back: row('taken_back', '+', taken) }))
    .where('id', '=', id)
    .execute();
  return writes.length;
}
