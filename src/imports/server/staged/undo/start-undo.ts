import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { importById } from '#imports/server/staged/import-row.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import { undoOf } from './undo-state.ts';

/** The job that takes an import back. */
export const UNDO_JOB = 'undo import';

/** Has an import taken back; refused once it is a day old, or was taken back already. */
export async function startUndo(tx: Tx, id: string, now: Instant): Promise<void> {
  const found = await importById(tx, id);
  const { state } = undoOf(found, 0, now);
  if (state !== 'possible') throw new Failure('conflict', REFUSED[state]);
  const begun = await tx
    .updateTable('imports')
    .set({ undo: 'undoing', updated_at: now })
    .where('id', '=', id)
    .where('undo', '=', '')
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Failure('conflict', REFUSED.undoing);
  await addJob(tx, { kind: UNDO_JOB, payload: { id }, dedupeKey: `undo import ${id}` }, now);
}

const REFUSED = {
  undoing: 'This import is being taken back already.',
  undone: 'This import was taken back.',
  'too late': 'An import can be taken back for one day.',
  none: 'This file was not imported.',
} as const;
