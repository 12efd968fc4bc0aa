import { Failure, invalidField } from '#base/failure.ts';
import { type Instant, after } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { lacking } from '#imports/server/columns/propose-columns.ts';
import type { ImportPlan } from '#imports/staged.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { type ImportRow, importById } from './import-row.ts';
import { nothingYet, workOn } from './work-on.ts';

const KEPT = 7 * 24 * 60 * 60_000;

/** A file with no more rows is checked before the answer, a longer one by a job. */
export const CHECKED_AT_ONCE = 2000;

/** The owner's command on a file, with the revision that she saw. */
export type Asked = { id: string; revision: number; now: Instant };

/** Sets the plan of a file that waits, and has it checked. */
export async function planImport(tx: Tx, asked: Asked, plan: ImportPlan): Promise<void> {
  const found = await waiting(tx, asked);
  if (plan.columns.length !== found.header.columns.length)
    throw invalidField('columns', /*office*/ 'The file has a different number of columns');
  await begin(tx, found, { state: 'checking', plan: JSON.stringify(plan) }, asked.now);
}

/** Has the check of a file begin; where its columns do not say enough, it waits for the owner. */
export async function checkImport(tx: Tx, asked: Asked): Promise<void> {
  const found = await waiting(tx, asked);
  if (lacking(found.plan.columns, found.plan.margin) === undefined)
    await begin(tx, found, { state: 'checking' }, asked.now);
}

/** Has a file imported as it was planned. */
export async function startImport(tx: Tx, asked: Asked): Promise<void> {
  const found = await waiting(tx, asked);
  const reason = lacking(found.plan.columns, found.plan.margin);
  if (reason !== undefined)
    throw new Failure('invalid', `The file cannot be imported: ${reason}.`, {
      sentence: {
        id: /*office*/ 'The file cannot be imported: {reason}.',
        figures: { reason: { id: reason, figures: {} } },
      },
    });
  await rememberLayout(tx, found.signature, found.plan, asked.now);
  await begin(tx, found, { state: 'importing' }, asked.now);
}

/** Deletes a file's import and its rows; the goods that it brought stay. */
export async function dropImport(tx: Tx, id: string): Promise<void> {
  const found = await importById(tx, id);
  if (found.state === 'importing')
    throw new Failure('conflict', /*office*/ 'The file is being imported. Please wait.');
  if (found.undo === 'undoing')
    throw new Failure('conflict', /*office*/ 'The import is being undone. Please wait.');
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
    throw new Failure(
      'conflict',
      /*office*/ 'The file was changed by another person. You see it as it is now.',
    );
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
  if (!begun)
    throw new Failure(
      'conflict',
      /*office*/ 'The file was changed by another person. You see it as it is now.',
    );
  // A short check is done before the answer goes out.
  if (to.state === 'importing' || row_count > CHECKED_AT_ONCE) await addImportJob(tx, id, revision + 1, now);
}

/** Deletes imports with all their rows; the goods that they brought stay. */
export async function dropAll(db: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('import_parts').where('import_id', 'in', ids).execute();
  await db.deleteFrom('import_remarks').where('import_id', 'in', ids).execute();
  await db.deleteFrom('import_writes').where('import_id', 'in', ids).execute();
  await db.deleteFrom('imports').where('id', 'in', ids).execute();
}

/** The job that checks or imports a file. */
export const IMPORT_JOB = 'import';

/** Has a file worked on, in the transaction that says what is to be done. */
export const addImportJob = (tx: Tx, id: string, revision: number, now: Instant): Promise<void> =>
  addJob(tx, { kind: IMPORT_JOB, payload: { id }, dedupeKey: `import ${id} ${revision}` }, now);

/** Works on a file until it is done. After a crash or a restart it goes on where it was. */
export const importHandler =
  (platform: Platform): JobHandler =>
  async (payload, _, signal) => {
    const { id } = payload as { id: string };
    await workOn(platform, id, signal);
  };

/** The plan that the owner made for an earlier file with the same columns; undefined if there was none. */
export async function findLayout(db: Db, signature: string): Promise<ImportPlan | undefined> {
  const row = await db
    .selectFrom('import_layouts')
    .select('plan')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return row && (JSON.parse(row.plan) as ImportPlan);
}

/** Remembers the plan of a file for the next one that looks the same. What was said of own edits and of single rows
 * is about this file. */
export async function rememberLayout(
  db: Tx,
  signature: string,
  plan: ImportPlan,
  now: Instant,
): Promise<void> {
  const { rows: _, ...others } = plan;
  const kept = JSON.stringify({ ...others, overwrite: false });
  await db
    .insertInto('import_layouts')
    .values({ signature, plan: kept, updated_at: now })
    .onConflict((row) => row.column('signature').doUpdateSet({ plan: kept, updated_at: now }))
    .execute();
}
