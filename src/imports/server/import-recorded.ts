import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import type { ImportOptions, RowRemark, ColumnProposal } from '#imports/server/import-options.ts';
import { leftByUndo } from '#imports/server/queries.ts';
import { dropOldImports } from '#imports/server/staged/commands.ts';
import { type KeptHeader, NOTHING, importById } from '#imports/server/staged/import-row.ts';
import { startUndo, UNDO_JOB, undoHandler } from '#imports/server/staged/take-back.ts';
import { keptReasons } from '#imports/server/values/row-refused.ts';
import type { ImportPlan, Outcome } from '#imports/staged.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { AuditActor } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Imports a file from the command line. The back office lists it like a file that was sent there, and for a day it can be
 * taken back, there or with `--undo`; so can what it wrote before it was broken off.
 */
export async function importRecorded(
  db: Db,
  file: AsyncIterable<Uint8Array>,
  { fileName, onColumns, ...options }: Omit<ImportOptions, 'actor' | 'undoOf'> & { fileName: string },
): Promise<ImportSummary> {
  const { clock, dryRun = false } = options;
  const all = { ...options, actor: COMMAND_LINE };
  if (dryRun) return importProducts(db, file, { ...all, ...(onColumns && { onColumns }) });
  await closeBrokenOff(db);
  await dropOldImports(db, clock.now());
  const id = newId();
  try {
    const remarks: RowRemark[] = [];
    const summary = await importProducts(db, file, {
      ...all,
      undoOf: id,
      onRemark: (remark) => remarks.push(remark),
      onColumns: async (proposal) => {
        await onColumns?.(proposal);
        await openRecord(db, { ...proposal, id, fileName }, clock.now());
      },
    });
    await closeRecord(db, id, { summary, remarks }, clock.now());
    return summary;
  } finally {
    await closeBrokenOff(db);
  }
}

/** Who imports from the command line. */
const COMMAND_LINE: AuditActor = { userId: null, name: 'Import from the command line' };

const REMARKS_AT_ONCE = 200;

/** Opens the record of an import from the command line, in the table of those that the back office lists. */
async function openRecord(
  db: Db,
  { id, fileName, layout, columns }: ColumnProposal & { id: string; fileName: string },
  now: Instant,
): Promise<void> {
  const header: KeptHeader = { layout, row: 1, columns: [...columns], notes: [], isRemembered: false };
  const plan: ImportPlan = {
    columns: columns.map(({ field }) => field),
    shelves: {},
    answers: {},
    overwrite: false,
  };
  await db
    .insertInto('imports')
    .values({
      id,
      file_name: fileName.slice(0, 200),
      state: 'importing',
      header: JSON.stringify(header),
      sample: '[]',
      plan: JSON.stringify(plan),
      outcome: JSON.stringify(NOTHING),
      signature: '',
      actor_id: COMMAND_LINE.userId,
      actor_name: COMMAND_LINE.name,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Closes the record of an import that came to its end, with what it did. */
async function closeRecord(
  db: Db,
  id: string,
  { summary, remarks }: { summary: ImportSummary; remarks: readonly RowRemark[] },
  now: Instant,
): Promise<void> {
  const { rows, added, changed, unchanged, shelves, skipped, adjusted } = summary;
  for (let at = 0; at < remarks.length; at += REMARKS_AT_ONCE) {
    const some = remarks.slice(at, at + REMARKS_AT_ONCE);
    await db
      .insertInto('import_remarks')
      .values(
        some.map(({ row, kind, said }) => ({
          import_id: id,
          row_number: row,
          kind,
          reason: keptReasons(said),
          cells: '[]',
        })),
      )
      .onConflict((row) => row.doNothing())
      .execute();
  }
  const outcome = { added, changed, unchanged, shelves, leftOut: skipped.length, adjusted: adjusted.length };
  await setDone(db, { id, rows, outcome, importedAt: now });
}

/**
 * Closes the records of imports that were broken off, by a fault or a loss of power, so that what they wrote can be taken
 * back. Only one import at a time comes from the command line.
 */
async function closeBrokenOff(db: Db): Promise<void> {
  const open = await db
    .selectFrom('imports')
    .select(['id', 'updated_at'])
    .where('actor_id', 'is', null)
    .where('actor_name', '=', COMMAND_LINE.name)
    .where('state', '=', 'importing')
    .execute();
  for (const { id, updated_at } of open) {
    const added = await countWrites(db, id, 'added');
    const changed = await countWrites(db, id, 'changed');
    const outcome = { added, changed };
    await setDone(db, { id, rows: added + changed, outcome, importedAt: updated_at });
  }
}

async function countWrites(db: Db, id: string, kind: 'added' | 'changed'): Promise<number> {
  const { count } = await db
    .selectFrom('import_writes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function setDone(
  db: Db,
  {
    id,
    rows,
    outcome,
    importedAt,
  }: { id: string; rows: number; outcome: Partial<Outcome>; importedAt: Instant },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'done',
      row_count: rows,
      outcome: JSON.stringify({ ...NOTHING, ...outcome }),
      imported_at: importedAt,
      updated_at: importedAt,
    })
    .where('id', '=', id)
    .execute();
}

const LOOK_AGAIN_MS = 200;

/** The result of undoing an import: number of products set back, and those left as they are, with the reasons. */
type TakenBack = {
  fileName: string;
  takenBack: number;
  left: { title: string; reason: string }[];
};

/**
 * Takes the newest import from the command line back that was not taken back yet. It is the same work that the back office
 * asks for; a shop that runs may do it meanwhile, and one that was broken off goes on.
 */
export async function takeBackLatest(platform: Platform): Promise<TakenBack> {
  const { db, clock } = platform;
  await closeBrokenOff(db);
  const latest = await newestToTakeBack(db);
  if (!latest) throw new Failure('not_found', 'Nothing was imported from the command line lately.');
  const { id, file_name: fileName } = latest;
  if (latest.undo === '') await inTransaction(db, (tx) => startUndo(tx, id, clock.now()));
  const worker = startWorker(platform, { [UNDO_JOB]: undoHandler(platform) });
  try {
    await worker.runDue();
    while ((await importById(db, id)).undo === 'undoing') await wait(LOOK_AGAIN_MS);
  } finally {
    await worker.stop();
  }
  const { taken_back: takenBack } = await importById(db, id);
  const { left } = await leftByUndo(db, id);
  return { fileName, takenBack, left };
}

const newestToTakeBack = (db: Db) =>
  db
    .selectFrom('imports')
    .select(['id', 'file_name', 'undo'])
    .where('actor_id', 'is', null)
    .where('actor_name', '=', COMMAND_LINE.name)
    .where('state', '=', 'done')
    .where('undo', '<>', 'undone')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
