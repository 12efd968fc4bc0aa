import { sql } from 'kysely';
import { isLoose, type SoldBy } from '#base/amount.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { readSelling } from '#catalogue/catalogue.ts';
import {
  type StaffRow,
  STAFF_COLUMNS,
  TAGGED_COLUMNS,
  changeMeasureOfCarts,
  changeOf,
  changesMeasure,
  holdCategory,
  markProduct,
  namedBy,
  presentProduct,
} from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import type { Columns, Draft } from '#imports/server/layouts/draft.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type AuditEntry, recordAudit } from '#platform/log/audit.ts';

/** The result of a batch. */
export type Written = { added: number; changed: number; unchanged: number };

/** What a draft writes: the columns of a product, the stock and how it is sold in amounts. */
type WrittenColumns = Partial<Columns> & Pick<StaffRow, 'sold_by' | 'least' | 'step'>;
type Change = { before: StaffRow; columns: Partial<WrittenColumns> };

/** Writes a batch in one transaction: new products, and of known ones only what differs. */
export const writeDrafts = (db: Db, drafts: readonly Draft[], options: ImportOptions): Promise<Written> =>
  inTransaction(db, async (tx) => {
    const now = options.clock.now();
    const { fresh, changes, unchanged } = await sortDrafts(tx, await onHeldShelves(tx, drafts));
    if (fresh.length > 0) {
      const added = await tx
        .insertInto('products')
        .values(fresh.map((draft) => newColumns(draft, now, options)))
        // Another import of the same goods, at the same time, was first.
        .onConflict((row) => row.doNothing())
        .returning(TAGGED_COLUMNS)
        .execute();
      for (const product of added) markProduct(tx, undefined, product);
    }
    await writeChanges(tx, changes, options, now);
    return { added: fresh.length, changed: changes.length, unchanged };
  });

/** The drafts on their shelves as these are now; none of them is merged until the batch is written. */
async function onHeldShelves(tx: Tx, drafts: readonly Draft[]): Promise<Draft[]> {
  const held = new Map<string, string>();
  for (const name of [...new Set(drafts.map(({ says }) => says.category))].toSorted())
    held.set(name, await holdCategory(tx, name));
  return drafts.map((draft) => {
    const category = held.get(draft.says.category) ?? draft.says.category;
    return { ...draft, says: { ...draft.says, category } };
  });
}

/** Tells what writing a batch would do. */
export async function compareDrafts(db: Db, drafts: readonly Draft[]): Promise<Written> {
  const { fresh, changes, unchanged } = await sortDrafts(db, drafts);
  return { added: fresh.length, changed: changes.length, unchanged };
}

/** Records in the audit log that someone imported a file, once for the whole file. */
export async function noteImport(
  db: Db,
  { layout, added, changed }: ImportSummary,
  { actor, clock }: ImportOptions,
): Promise<void> {
  if (added + changed === 0) return;
  const after = { layout, added, changed };
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      { actor, entity: 'catalogue', entityId: 'products', action: 'imported', after },
      clock.now(),
    ),
  );
}

async function sortDrafts(db: Db | Tx, drafts: readonly Draft[]) {
  const known = await productsBySku(
    db,
    drafts.map(({ sku }) => sku),
  );
  const fresh: Draft[] = [];
  const changes: Change[] = [];
  for (const draft of drafts) {
    const before = known.get(draft.sku);
    const columns = before && differing(before, writtenOf(draft.says, draft.selling, before));
    if (!before || !columns) fresh.push(draft);
    else if (Object.keys(columns).length > 0) changes.push({ before, columns });
  }
  return { fresh, changes, unchanged: drafts.length - fresh.length - changes.length };
}

async function productsBySku(db: Db | Tx, skus: readonly string[]): Promise<Map<string, StaffRow>> {
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(STAFF_COLUMNS).where('sku', 'in', skus).execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** What a file says of a product, with its stock as an amount. What it says nothing of is sold as it was. */
function writtenOf(says: Partial<Columns>, selling: Draft['selling'], before?: StaffRow): WrittenColumns {
  const { stock, ...columns } = says;
  const unit = columns.unit ?? before?.unit ?? UNSAID.unit;
  const read = readSelling({ unit, ...selling, stock: stock ?? 0 }, before && presentProduct(before));
  // The reader of the row has refused what cannot be.
  if ('field' in read) throw new Error(`${read.field}: ${read.message}`);
  const { soldBy: sold_by, least, step } = read;
  return { ...columns, sold_by, least, step, ...(stock !== undefined && { stock: read.stock }) };
}

function differing(before: StaffRow, says: WrittenColumns): Partial<WrittenColumns> {
  const names = Object.keys(says) as (keyof WrittenColumns)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== says[name]).map((name) => [name, says[name]]),
  );
}

function newColumns({ sku, says, selling, suggests }: Draft, now: Instant, { newRow }: ImportOptions) {
  const { id, createdAt } = newRow?.(sku, now) ?? { id: newId(Date.parse(now)), createdAt: now };
  const said = { ...UNSAID, ...suggests, ...says };
  const columns = { ...said, ...writtenOf(said, selling) };
  return { id, ...columns, ...namedBy(columns.title, sku), created_at: createdAt, updated_at: now };
}

const UNSAID = {
  description: '',
  brand: '',
  color: '',
  unit: 'item',
  pack: '',
  stock: 0,
  rating_hundredths: 0,
  thumbnail: '',
} satisfies Partial<Columns>;

/** The figures of a product that goes over to another measure, told from the row as it is when it is written. */
const figuresIn = ({ sold_by }: { sold_by: SoldBy }) =>
  isLoose(sold_by)
    ? { stock: sql<number>`stock * 1000`, sold: sql<number>`sold * 1000` }
    : { stock: sql<number>`stock / 1000`, sold: sql<number>`sold / 1000` };

async function writeChanges(
  tx: Tx,
  changes: readonly Change[],
  { actor }: ImportOptions,
  now: Instant,
): Promise<void> {
  const audit: AuditEntry[] = [];
  // In the order of ids, as orders take their goods, so that the two never deadlock.
  for (const { before, columns } of changes.toSorted((a, b) => (a.before.id < b.before.id ? -1 : 1))) {
    const sold = { sold_by: columns.sold_by ?? before.sold_by, unit: columns.unit ?? before.unit };
    await changeMeasureOfCarts(tx, before, sold);
    const after = await tx
      .updateTable('products')
      .set((row) => ({
        ...(changesMeasure(before, sold) && figuresIn(sold)),
        ...columns,
        ...namedBy(columns.title ?? before.title, before.sku),
        revision: row('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', before.id)
      .returning(STAFF_COLUMNS)
      .executeTakeFirstOrThrow();
    markProduct(tx, before, after);
    const change = changeOf(before, after);
    if (change) audit.push({ actor, entity: 'product', entityId: before.id, action: 'imported', ...change });
  }
  await recordAudit(tx, audit, now);
}
