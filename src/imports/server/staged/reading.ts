import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** A file of which nothing was read for so long is not being read any more: the process that did it has ended. */
const GIVEN_UP_AFTER = 2 * 60_000;

/** The reason that an import failed because the shop stopped while it read the file. */
export const BROKEN_OFF = 'The shop stopped while it read this file. Send the file once more.';

/** Notes that a file is still being read. */
export async function noteReading(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable('imports').set({ updated_at: now }).where('id', '=', id).execute();
}

/** Ends imports whose file nobody reads any more. Their rows are deleted: nobody knows what is missing of them. */
export const endBrokenReadings = (db: Db, now: Instant): Promise<void> =>
  inTransaction(db, async (tx) => {
    const broken = await tx
      .updateTable('imports')
      .set({ state: 'failed', problem: BROKEN_OFF, row_count: 0, parts: 0 })
      .where('state', '=', 'reading')
      .where('updated_at', '<', after(now, -GIVEN_UP_AFTER))
      .returning('id')
      .execute();
    const ids = broken.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('import_parts').where('import_id', 'in', ids).execute();
  });
