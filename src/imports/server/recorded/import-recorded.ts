import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import type { ImportOptions, RowRemark, ColumnProposal } from '#imports/server/import-options.ts';
import { dropOldImports } from '#imports/server/staged/commands.ts';
import { type KeptHeader, NOTHING } from '#imports/server/staged/import-row.ts';
import { keptReasons } from '#imports/server/values/row-refused.ts';
import type { ImportPlan, Outcome } from '#imports/staged.ts';
import type { AuditActor } from '#platform/log/audit.ts';

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
export const COMMAND_LINE: AuditActor = { userId: null, name: 'Import from the command line' };

const REMARKS_AT_ONCE = 200;

/** Opens the record of an import from the command line, in the table of those that the back office lists. */
export async function openRecord(
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
export async function closeRecord(
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
export async function closeBrokenOff(db: Db): Promise<void> {
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
