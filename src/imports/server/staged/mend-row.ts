import { Failure, type Sentence } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { NEW_GOODS } from '#imports/imports.ts';
import { compareDrafts } from '#imports/server/commands/compare-drafts.ts';
import { openShelves } from '#imports/server/commands/make-shelves.ts';
import {
  noteImportIn,
  type WriteOptions,
  type Written,
  writeDraftsIn,
} from '#imports/server/commands/write-drafts.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import { rowsReader } from '#imports/server/read-drafts.ts';
import { offeredAs } from '#imports/server/same/offered.ts';
import { openSameGoods } from '#imports/server/same/same-goods.ts';
import { keptReasons } from '#imports/server/values/row-refused.ts';
import type { MendedRow, Outcome } from '#imports/staged.ts';
import type { AuditActor } from '#platform/log/audit.ts';
import type { Clock } from '#platform/platform.ts';
import { inEnglish } from '#platform/words.ts';
import { type ImportRow, importById, readingOf } from './import-row.ts';
import { rowsOfPart } from './rows-of-part.ts';

/** A row that was left out, with what the owner typed into its cells. */
export type Mending = { id: string; row: number; mended: MendedRow };

type MendDeps = { db: Db; clock: Clock; actor: AuditActor };

/**
 * Reads a mended row, and makes the shelf that its goods stand on. Undefined if the row does not wait any more; refused
 * with the reason if it still cannot be imported.
 */
export async function readMended(
  { db, clock, actor }: MendDeps,
  { id, row, mended }: Mending,
): Promise<Draft | undefined> {
  const found = await importById(db, id);
  const waiting = await db
    .selectFrom('import_remarks')
    .select('cells')
    .where('import_id', '=', id)
    .where('row_number', '=', row)
    .where('kind', '=', 'left out')
    .executeTakeFirst();
  if (!waiting || found.state !== 'done' || found.undo !== '') return undefined;
  const read = await draftOf(
    db,
    found,
    { number: row, cells: JSON.parse(waiting.cells) as string[] },
    mended,
  );
  const draft = withAnswer(read, mended.same);
  const isAsked = mended.same === undefined && !(found.plan.same && draft.sku in found.plan.same);
  const offer = isAsked ? await openSameGoods(db, id).offer(draft) : undefined;
  if (offer) throw refusedFor(offeredAs(draft, offer));
  const { leftOut } = await compareDrafts(db, [draft], found.plan);
  if (leftOut[0]) throw refusedFor(leftOut[0].said[0]!);
  const shelves = await openShelves(db, { actor, clock, shelves: found.plan.shelves });
  return (await shelves.place([draft]))[0];
}

/** Writes a mended row alone. It can be taken back with its import. Of two people who mend it, one does. */
export async function writeMended(
  tx: Tx,
  { id, row }: Pick<Mending, 'id' | 'row'>,
  draft: Draft | undefined,
  options: Pick<WriteOptions, 'actor' | 'clock'>,
): Promise<void> {
  const now = options.clock.now();
  const found = await holdImport(tx, id, now);
  const taken = await tx
    .deleteFrom('import_remarks')
    .where('import_id', '=', id)
    .where('row_number', '=', row)
    .where('kind', '=', 'left out')
    .returning(['reason', 'cells'])
    .executeTakeFirst();
  if (!draft || !taken)
    throw new Failure('conflict', /*office*/ 'This row does not wait any more. Somebody else was first.');
  await expectNotWrittenYet(tx, id, draft, found);
  const done = await writeDraftsIn(tx, [draft], { ...options, overwrite: found.plan.overwrite, undoOf: id });
  if (done.leftOut[0]) throw refusedFor(done.leftOut[0].said[0]!);
  const [adjusted] = done.adjusted;
  if (adjusted)
    await tx
      .insertInto('import_remarks')
      .values({
        import_id: id,
        row_number: row,
        kind: 'adjusted',
        reason: keptReasons(adjusted.said),
        cells: taken.cells,
      })
      .onConflict((known) => known.doNothing())
      .execute();
  const outcome = JSON.stringify(outcomeWith(found.outcome, done, draft));
  await tx.updateTable('imports').set({ outcome }).where('id', '=', id).execute();
  await noteImportIn(tx, { layout: found.header.layout, added: done.added, changed: done.changed }, options);
}

async function draftOf(
  db: Db,
  found: ImportRow,
  row: { number: number; cells: string[] },
  { cells }: MendedRow,
): Promise<Draft> {
  const reading = { ...readingOf(found), rows: { [row.number]: cells } };
  const read = rowsReader(reading);
  // Some layouts say a value once for several rows: these are read from the first one on.
  if (reading.layout.preparer)
    for (let part = 0; part < found.parts; part += 1)
      for (const before of await rowsOfPart(db, found.id, part)) if (before.number < row.number) read(before);
  const done = read(row);
  if ('said' in done) throw refusedFor(done.said[0]!);
  return done.draft;
}

/** A draft with the owner's answer for this row, which goes before one that the plan has. */
function withAnswer(draft: Draft, same: string | undefined): Draft {
  if (same === undefined) return draft;
  const { sameAs: _, ...own } = draft;
  return same === NEW_GOODS ? own : { ...own, sameAs: same };
}

/** The import as it is now, held until the write is done, so that two rows are counted one after the other. */
async function holdImport(tx: Tx, id: string, now: Instant): Promise<ImportRow> {
  await tx
    .updateTable('imports')
    .set((row) => ({ revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  const found = await importById(tx, id);
  if (found.state !== 'done' || found.undo !== '')
    throw new Failure('conflict', /*office*/ 'Rows are mended in an import that is done and not undone.');
  return found;
}

/** Refuses goods that another row of the file has brought already. */
async function expectNotWrittenYet(tx: Tx, id: string, draft: Draft, { plan }: ImportRow): Promise<void> {
  const { changes, same } = await compareDrafts(tx, [draft], plan);
  const known = changes[0]?.before ?? same[0];
  if (!known) return;
  const written = await tx
    .selectFrom('import_writes')
    .select('product_id')
    .where('import_id', '=', id)
    .where('product_id', '=', known.id)
    .executeTakeFirst();
  if (written)
    throw refusedFor({
      id: /*office*/ 'another row of this file brought {title} already',
      figures: { title: known.title },
    });
}

function outcomeWith(outcome: Outcome, done: Written, { sameAs }: Draft): Outcome {
  return {
    ...outcome,
    added: outcome.added + done.added,
    changed: outcome.changed + done.changed,
    unchanged: outcome.unchanged + done.unchanged,
    kept: outcome.kept + done.kept,
    hidden: outcome.hidden + done.hidden,
    adjusted: outcome.adjusted + done.adjusted.length,
    leftOut: Math.max(0, outcome.leftOut - 1),
    ...(sameAs !== undefined && { same: Math.max(0, (outcome.same ?? 0) - 1) }),
  };
}

function refusedFor(sentence: Sentence): Failure {
  const message = inEnglish(sentence);
  return new Failure('invalid', message, { sentence, detail: { said: [sentence] } });
}
