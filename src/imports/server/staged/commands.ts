import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { after } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { lacking } from '#imports/server/columns/usable.ts';
import type { ImportPlan } from '#imports/staged.ts';
import { dropAll } from './drop.ts';
import { addImportJob } from './import-job.ts';
import { type ImportRow, importById } from './import-row.ts';
import { rememberLayout } from './remembered.ts';
import { nothingYet } from './work-on.ts';

const KEPT = 7 * 24 * 60 * 60_000;

/** A file with no more rows is checked before the answer, a longer one by a job. */
export const CHECKED_AT_ONCE = 2000;

/** What the owner does with a file that was read, and as she saw it. */
export type Asked = { id: string; revision: number; now: Instant };

/** Sets the plan of a file that waits, and has it checked. */
export async function planImport(tx: Tx, asked: Asked, plan: ImportPlan): Promise<void> {
  const found = await waiting(tx, asked);
  if (plan.columns.length !== found.header.columns.length)
    throw invalidField('columns', 'The file has another number of columns');
  await begin(tx, found, { state: 'checking', plan: JSON.stringify(plan) }, asked.now);
}

/** Has the check of a file begin; where its columns do not say enough, it waits for the owner. */
export async function checkImport(tx: Tx, asked: Asked): Promise<void> {
  const found = await waiting(tx, asked);
  if (lacking(found.plan.columns) === undefined) await begin(tx, found, { state: 'checking' }, asked.now);
}

/** Has a file imported as it was planned. */
export async function startImport(tx: Tx, asked: Asked): Promise<void> {
  const found = await waiting(tx, asked);
  const reason = lacking(found.plan.columns);
  if (reason !== undefined)
    throw new Failure('invalid', `The file cannot be imported: ${reason}.`, {
      sentence: {
        id: 'The file cannot be imported: {reason}.',
        figures: { reason: { id: reason, figures: {} } },
      },
    });
  await rememberLayout(tx, found.signature, found.plan, asked.now);
  await begin(tx, found, { state: 'importing' }, asked.now);
}

/** Takes away a file that nobody needs any more; what it brought stays. */
export async function dropImport(tx: Tx, id: string): Promise<void> {
  const found = await importById(tx, id);
  if (found.state === 'importing') throw new Failure('conflict', 'The file is just being imported.');
  if (found.undo === 'undoing') throw new Failure('conflict', 'The import is just being taken back.');
  await dropAll(tx, [id]);
}

/** Takes away files that are older than a week. */
export async function dropOldImports(db: Db, now: Instant): Promise<void> {
  const old = await db
    .selectFrom('imports')
    .select('id')
    .where('created_at', '<', after(now, -KEPT))
    .where('state', '<>', 'importing')
    .where('undo', '<>', 'undoing')
    .limit(20)
    .execute();
  await dropAll(
    db,
    old.map(({ id }) => id),
  );
}

/** The import, if it is as it was seen; a check that is under way gives way to another plan. */
async function waiting(tx: Tx, { id, revision }: Asked): Promise<ImportRow> {
  const found = await importById(tx, id);
  if (found.revision !== revision || !['waiting', 'checking'].includes(found.state))
    throw new Failure('conflict', 'The file was changed meanwhile. Here is how it is now.');
  return found;
}

async function begin(
  tx: Tx,
  { id, revision, row_count }: ImportRow,
  to: { state: 'checking' | 'importing'; plan?: string },
  now: Instant,
): Promise<void> {
  const begun = await tx
    .updateTable('imports')
    .set({
      ...to,
      done_parts: 0,
      outcome: nothingYet(),
      problem: '',
      revision: revision + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Failure('conflict', 'The file was changed meanwhile. Here is how it is now.');
  // A short check is done before the answer goes out.
  if (to.state === 'importing' || row_count > CHECKED_AT_ONCE) await addImportJob(tx, id, revision + 1, now);
}
