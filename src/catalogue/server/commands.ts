import { amountOf } from '#base/amount.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { isId, newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import {
  cutPriceWith,
  type EditedProduct,
  neverAboveCutPrice,
  type NewProduct,
} from '#catalogue/product-form.ts';
import type { StaffProduct } from '#catalogue/staff-products.ts';
import type { Tx } from '#db/schema.ts';
import { isTaken } from '#platform/db/errors.ts';
import { type AuditActor, recordAudit } from '#platform/log/audit.ts';
import { changeMeasureOfCarts } from './commands/change-measure.ts';
import { holdCategory } from './commands/shelves/hold-shelf.ts';
import { amountNow, changesMeasure } from './measure.ts';
import { type StaffRow, STAFF_COLUMNS, presentForStaff } from './present.ts';
import { auditedFields, changeOf, columnsOf, namedBy, sellingOf } from './product-columns.ts';
import { markProduct } from './tags.ts';

/** Who does it and when: what every command is told. */
export type WriteContext = { actor: AuditActor; now: Instant };

/** Puts a new product on the shelf. Without a SKU it gets one of its own. */
export async function addProduct(
  tx: Tx,
  product: NewProduct,
  { actor, now }: WriteContext,
): Promise<StaffProduct> {
  const id = newId(Date.parse(now));
  const category = await holdCategory(tx, product.category);
  const row = await tx
    .insertInto('products')
    .values({
      id,
      ...columnsOf({ ...product, category }, sellingOf(product)),
      ...namedBy(product.title, product.sku || skuFor(id)),
      created_at: now,
      updated_at: now,
    })
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenSku);
  await recordAudit(
    tx,
    { actor, entity: 'product', entityId: id, action: 'added', after: auditedFields(row) },
    now,
  );
  markProduct(tx, undefined, row);
  return presentForStaff(row);
}

/**
 * Writes an edited product. With the `revision` that the editor saw, another's edit in between is a conflict. With the
 * `sold` that the editor saw, what was ordered in between is taken off the stock that was typed, so that saving a new
 * price never puts sold goods back on the shelf.
 */
export async function editProduct(
  tx: Tx,
  id: string,
  sent: EditedProduct,
  { actor, now }: WriteContext,
): Promise<StaffProduct> {
  const before = await findProduct(tx, id);
  if (sent.revision !== undefined && sent.revision !== before.revision) throw changedMeanwhile(before);
  const cuttedprice = cutPriceWith(sent, presentForStaff(before));
  const edited = { ...sent, cuttedprice, category: await holdCategory(tx, sent.category) };
  if (edited.price > edited.cuttedprice) throw invalidField('price', neverAboveCutPrice);
  const after = await writeEdited(tx, before, edited, now);
  if (!after) throw changedMeanwhile(await findProduct(tx, id));
  const change = changeOf(before, after);
  if (change)
    await recordAudit(tx, { actor, entity: 'product', entityId: id, action: 'edited', ...change }, now);
  markProduct(tx, before, after);
  return presentForStaff(after);
}

/** Takes a product off the shelf: gone from the shop and from every new order, kept for the orders that have it. */
export const deactivateProduct = (tx: Tx, id: string, context: WriteContext): Promise<StaffProduct> =>
  setDeactivated(tx, id, context.now, { ...context, action: 'deactivated' });

/** Puts a deactivated product back on the shelf. */
export const restoreProduct = (tx: Tx, id: string, context: WriteContext): Promise<StaffProduct> =>
  setDeactivated(tx, id, null, { ...context, action: 'restored' });

async function setDeactivated(
  tx: Tx,
  id: string,
  at: Instant | null,
  context: WriteContext & { action: string },
): Promise<StaffProduct> {
  const before = await findProduct(tx, id);
  // Asked twice, done once: a double tap is no mistake.
  if ((before.deactivated_at === null) === (at === null)) return presentForStaff(before);
  const after = await tx
    .updateTable('products')
    .set((row) => ({ deactivated_at: at, revision: row('revision', '+', 1), updated_at: context.now }))
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow();
  const { actor, action, now } = context;
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action, ...changeOf(before, after) }, now);
  markProduct(tx, before, after);
  return presentForStaff(after);
}

async function writeEdited(
  tx: Tx,
  before: StaffRow,
  edited: EditedProduct,
  now: Instant,
): Promise<StaffRow | undefined> {
  const { stock, ...columns } = columnsOf(edited, sellingOf(edited, presentForStaff(before)));
  // As it was handed out, in the measure of before.
  const seenSold = edited.sold === undefined ? undefined : amountOf(edited.sold, before.sold_by);
  if (changesMeasure(before, columns)) {
    await changeMeasureOfCarts(tx, before, columns);
    const sold = amountNow(before.sold, before, columns);
    const left = stock + amountNow(seenSold ?? before.sold, before, columns) - sold;
    if (left < 0) return undefined;
    return update(tx, before, edited, now)
      .set({ ...columns, stock: left, sold })
      .where('sold', '=', before.sold)
      .executeTakeFirst()
      .catch(refuseTakenSku);
  }
  return update(tx, before, edited, now)
    .set((row) => ({
      ...columns,
      stock: seenSold === undefined ? stock : row(row.val(stock + seenSold), '-', row.ref('sold')),
    }))
    .$if(seenSold !== undefined, (query) => query.where('sold', '<=', stock + (seenSold ?? 0)))
    .executeTakeFirst()
    .catch(refuseTakenSku);
}

/** What each edit writes, as long as nobody else wrote the product meanwhile. */
const update = (tx: Tx, before: StaffRow, { title, sku }: EditedProduct, now: Instant) =>
  tx
    .updateTable('products')
    .set((row) => ({
      ...namedBy(title, sku || before.sku),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .returning(STAFF_COLUMNS);

async function findProduct(tx: Tx, id: string): Promise<StaffRow> {
  const query = tx.selectFrom('products').select(STAFF_COLUMNS).where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw new Failure('not_found', 'There is no such product.');
  return row;
}

const changedMeanwhile = (current: StaffRow): Failure =>
  new Failure('conflict', 'This product was changed meanwhile. Here is how it is now.', {
    detail: { product: presentForStaff(current) },
  });

function refuseTakenSku(error: unknown): never {
  if (isTaken(error, 'products.sku')) throw invalidField('sku', 'Another product has this SKU');
  throw error;
}

// The random end of the id: short enough for a shelf label, never used twice in practice, and unique by the index.
const skuFor = (id: string): string => `H-${id.slice(-10).toUpperCase()}`;
