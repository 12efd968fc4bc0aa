import { sql } from 'kysely';
import { isLoose, type SoldBy } from '#base/figures/amount.ts';
import type { Instant } from '#base/time.ts';
import {
  STAFF_COLUMNS,
  TAGGED_COLUMNS,
  changeMeasureOfCarts,
  changeOf,
  changesMeasure,
  chooseFirstCarousels,
  holdCategory,
  insertDetails,
  markDetails,
  markProduct,
  namedBy,
  settleFamily,
  settleGrowingFamily,
  writeDetails,
} from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { addPicturesJob, askForPicture, isElsewhere, meanwhile } from '#imports/server/fetch-pictures.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import type { Columns, Draft } from '#imports/server/layouts/draft.ts';
import { takeMarks } from '#platform/cache/changes.ts';
import { hot } from '#platform/db/hot.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type AuditEntry, difference, recordAudit } from '#platform/log/audit.ts';
import { type Comparison, compareDrafts, type Remarked } from './compare-drafts.ts';
import { noteAdded, noteChanged } from './note-writes.ts';
import { newColumns, type Change } from './written-columns.ts';
/** The result of a batch. */
export type Written = {
  added: number;
  changed: number;
  unchanged: number;
  /** Number of new products that are hidden. */
  hidden: number;
  /** Number of known products with fields that keep the owner's edits. */
  kept: number;
  leftOut: readonly Remarked[];
  /** Rows with values that were read differently from the file. */
  adjusted: readonly Remarked[];
};

/** Options of writing a batch. */
export type WriteOptions = Pick<ImportOptions, 'actor' | 'clock' | 'newRow' | 'overwrite' | 'undoOf'> & {
  /** Collects the tags of changed products; the caller announces them once for many batches. */
  marksLater?: Set<string>;
  /**
   * Also counts products that already match the file as changed, because a crash may have come before their tags were
   * announced.
   */
  marksSame?: boolean;
};

/** Writes a batch in one transaction: new products, and only the differences of known ones. */
export const writeDrafts = (db: Db, drafts: readonly Draft[], options: WriteOptions): Promise<Written> =>
  inTransaction(db, (tx) => writeDraftsIn(tx, drafts, options));

/** Writes a batch within a transaction. */
export async function writeDraftsIn(
  tx: Tx,
  drafts: readonly Draft[],
  options: WriteOptions,
): Promise<Written> {
  const now = options.clock.now();
  const compared = await compareDrafts(tx, await onHeldShelves(tx, drafts), options);
  const { fresh, changes } = compared;
  if (fresh.length > 0) {
    const added = await addProducts(
      tx,
      fresh.map((draft) => newColumns(draft, now, options)),
    );
    for (const product of added) markProduct(tx, undefined, product);
    await askForPictures(tx, fresh, added, now);
    await addDetails(tx, fresh, added);
    await noteAdded(tx, added, options.undoOf);
  }
  await writeChanges(tx, changes, options, now);
  if (options.marksSame) for (const row of compared.same) markProduct(tx, undefined, row);
  for (const family of familiesIn(compared)) await settleGrowingFamily(tx, family);
  if (options.marksLater) for (const tag of takeMarks(tx)) options.marksLater.add(tag);
  return writtenBy(compared);
}

/** So few in one statement that others get their turn between two. */
const ROWS_IN_STATEMENT = 25;

/** Adds products; answers those that were not there yet. */
async function addProducts(tx: Tx, rows: readonly NewColumns[]) {
  const added = [];
  for (let at = 0; at < rows.length; at += ROWS_IN_STATEMENT)
    added.push(...(await insertProducts(tx, { rows: rows.slice(at, at + ROWS_IN_STATEMENT) })));
  return added;
}

type NewColumns = ReturnType<typeof newColumns>;

const insertProducts = hot(
  (db, { rows }: { rows: readonly NewColumns[] }) =>
    db
      .insertInto('products')
      .values(rows)
      // Another import of the same goods, at the same time, was first.
      .onConflict((row) => row.doNothing())
      .returning(TAGGED_COLUMNS),
  { isNullValue: true },
);

/** Writes the labels and the words of new products in other languages. */
async function addDetails(
  tx: Tx,
  fresh: readonly Draft[],
  added: readonly { id: string; sku: string }[],
): Promise<void> {
  const bySku = new Map(fresh.map(({ sku, details }) => [sku, details]));
  const said = added.flatMap(({ id, sku }) => {
    const details = bySku.get(sku);
    return details && Object.keys(details).length > 0 ? [{ id, details }] : [];
  });
  await insertDetails(tx, said);
  for (const { id } of said) markDetails(tx, id);
}

/** The families that a batch put packs into, in an order that two imports share. */
const familiesIn = ({ fresh, changes }: Comparison): string[] => {
  const joined = [
    ...fresh.map(({ family }) => family?.id),
    ...changes.map(({ columns }) => columns.family_id),
  ];
  return [...new Set(joined.filter((id) => typeof id === 'string'))].toSorted();
};

/** The drafts on their shelves as these are now; none of them is merged until the batch is written. */
async function onHeldShelves(tx: Tx, drafts: readonly Draft[]): Promise<Draft[]> {
  const held = new Map<string, string>();
  const names = drafts.flatMap(({ says, suggests }) => says.category ?? suggests.category ?? []);
  for (const name of [...new Set(names)].toSorted()) held.set(name, await holdCategory(tx, name));
  const onHeld = (columns: Partial<Columns>): Partial<Columns> =>
    columns.category === undefined
      ? columns
      : { ...columns, category: held.get(columns.category) ?? columns.category };
  return drafts.map((draft) => ({ ...draft, says: onHeld(draft.says), suggests: onHeld(draft.suggests) }));
}

/** Collects the tags of the products of a batch that was written before. */
export async function markWritten(db: Db, drafts: readonly Draft[], marks: Set<string>): Promise<void> {
  const tags = await inTransaction(db, async (tx) => {
    const { same, changes } = await compareDrafts(tx, drafts, {});
    for (const row of [...same, ...changes.map(({ before }) => before)]) markProduct(tx, undefined, row);
    return takeMarks(tx);
  });
  for (const tag of tags) marks.add(tag);
}

/** Tells what writing a batch would do. */
export const wouldWrite = async (db: Db, drafts: readonly Draft[], options: WriteOptions): Promise<Written> =>
  writtenBy(await compareDrafts(db, drafts, options));

const writtenBy = ({ fresh, changes, same, kept, leftOut, adjusted }: Comparison): Written => ({
  added: fresh.length,
  changed: changes.length,
  unchanged: same.length,
  hidden: fresh.filter(({ isHidden }) => isHidden).length,
  kept,
  leftOut,
  adjusted,
});

/**
 * Records in the audit log that someone imported a file, once for the whole file. A shop that it filled shows its
 * largest shelves on the home page.
 */
export async function noteImport(db: Db, imported: Imported, options: WriteOptions): Promise<void> {
  await inTransaction(db, (tx) => noteImportIn(tx, imported, options));
  const { actor, clock } = options;
  if (imported.added > 0) await chooseFirstCarousels(db, { actor, now: clock.now() });
}

type Imported = Pick<ImportSummary, 'layout' | 'added' | 'changed'>;

/** Records in the audit log what of a file was imported, within a transaction. */
export async function noteImportIn(
  tx: Tx,
  { layout, added, changed }: Imported,
  { actor, clock }: WriteOptions,
): Promise<void> {
  if (added + changed === 0) return;
  const after = { layout, added, changed };
  const now = clock.now();
  await recordAudit(tx, { actor, entity: 'catalogue', entityId: 'products', action: 'imported', after }, now);
  await addPicturesJob(tx, now);
}

/** Has the pictures of new products fetched that the file names by address. */
async function askForPictures(
  tx: Tx,
  fresh: readonly Draft[],
  added: readonly { id: string; sku: string }[],
  now: Instant,
): Promise<void> {
  const addresses = new Map(fresh.map(({ sku, says }) => [sku, says.thumbnail]));
  for (const { id, sku } of added) {
    const address = addresses.get(sku);
    if (isElsewhere(address)) await askForPicture(tx, id, address, now);
  }
}

/** The figures of a product that goes over to another measure, told from the row as it is when it is written. */
const figuresIn = ({ sold_by }: { sold_by: SoldBy }) =>
  isLoose(sold_by)
    ? { stock: sql<number>`stock * 1000`, sold: sql<number>`sold * 1000` }
    : { stock: sql<number>`stock / 1000`, sold: sql<number>`sold / 1000` };

/** Writes what differs of known products. */
export async function writeChanges(
  tx: Tx,
  changes: readonly Change[],
  { actor, undoOf, action = 'imported' }: Pick<WriteOptions, 'actor' | 'undoOf'> & { action?: string },
  now: Instant,
): Promise<void> {
  const audit: AuditEntry[] = [];
  const noted: Parameters<typeof noteChanged>[1][number][] = [];
  // In the order of ids, as orders take their goods, so that the two never deadlock.
  for (const { before, columns, details } of changes.toSorted((a, b) =>
    a.before.id < b.before.id ? -1 : 1,
  )) {
    const sold = { sold_by: columns.sold_by ?? before.sold_by, unit: columns.unit ?? before.unit };
    await changeMeasureOfCarts(tx, before, sold);
    const after = await tx
      .updateTable('products')
      .set((row) => ({
        ...(changesMeasure(before, sold) && figuresIn(sold)),
        ...columns,
        ...(columns.thumbnail !== undefined && { thumbnail: meanwhile(columns.thumbnail) }),
        ...namedBy(columns.title ?? before.title, before.sku, columns.barcode ?? before.barcode),
        revision: row('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', before.id)
      .returning(STAFF_COLUMNS)
      .executeTakeFirstOrThrow();
    markProduct(tx, before, after);
    if (isElsewhere(columns.thumbnail)) await askForPicture(tx, before.id, columns.thumbnail, now);
    if (after.family_id && columns.category) await settleFamily(tx, after.family_id, { actor, now });
    const words = await changeDetails(tx, before.id, details, columns.also_called);
    noted.push({ before, after, columns, words });
    const change = changeOf(before, after);
    if (change || words)
      audit.push({
        actor,
        entity: 'product',
        entityId: before.id,
        action,
        before: { ...change?.before, ...words?.before },
        after: { ...change?.after, ...words?.after },
      });
  }
  await noteChanged(tx, noted, undoOf);
  await recordAudit(tx, audit, now);
}

/** Writes what differs of a label and of words in other languages; answers what changed. */
async function changeDetails(tx: Tx, id: string, details: Change['details'], alsoCalled: string | undefined) {
  if (Object.keys(details).length === 0 && alsoCalled === undefined) return undefined;
  const { before, after } = await writeDetails(tx, id, { ...details, alsoCalled });
  markDetails(tx, id);
  return difference(before, after);
}
