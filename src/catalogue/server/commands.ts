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
import { type ProductRow, type StaffRow, STAFF_COLUMNS, presentForStaff } from './present.ts';
import { auditedFields, changeOf, columnsOf, namedBy } from './product-columns.ts';
import { markProduct, TAGGED_COLUMNS } from './tags.ts';

/** Who does it and when: what every command is told. */
export type WriteContext = { actor: AuditActor; now: Instant };

/** Puts a new product on the shelf. Without a SKU it gets one of its own. */
export async function addProduct(
  tx: Tx,
  product: NewProduct,
  { actor, now }: WriteContext,
): Promise<StaffProduct> {
  const id = newId(Date.parse(now));
  const row = await tx
    .insertInto('products')
    .values({
      id,
      ...columnsOf(product),
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
  const edited = { ...sent, cuttedprice: cutPriceWith(sent, presentForStaff(before)) };
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

/** So many of a product. */
export type StockLine = { product: string; quantity: number };

/** A line that the shelf cannot fill: what was wanted, and what is left (nothing, when the product is gone). */
export type ShortLine = { product: string; title: string; wanted: number; left: number };

/**
 * Takes ordered goods off the shelf, all or none: each update holds only while enough is left, so the last mango is
 * sold once. Answers the goods as the shop showed them until now, by id, so that nobody need read them again. Refuses
 * with every line that is short.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<Map<string, ProductRow>> {
  const goods = new Map<string, ProductRow>();
  const short: StockLine[] = [];
  for (const line of inIdOrder(lines)) {
    const taken = await tx
      .updateTable('products')
      .set((row) => ({
        stock: row('stock', '-', line.quantity),
        sold: row('sold', '+', line.quantity),
      }))
      .where('id', '=', line.product)
      .where('stock', '>=', line.quantity)
      .where('deactivated_at', 'is', null)
      .returning(TAGGED_COLUMNS)
      .executeTakeFirst();
    if (!taken) short.push(line);
    else {
      const before = { ...taken, stock: taken.stock + line.quantity };
      markProduct(tx, before, taken);
      goods.set(taken.id, before);
    }
  }
  if (short.length > 0) {
    throw new Failure('out_of_stock', 'Some of these goods are no longer there in that number.', {
      detail: { lines: await describeShort(tx, short) },
    });
  }
  return goods;
}

/** Puts the goods of a cancelled order back on the shelf; they count as not sold. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const line of inIdOrder(lines)) {
    const returned = await tx
      .updateTable('products')
      .set((row) => ({
        stock: row('stock', '+', line.quantity),
        sold: row
          .case()
          .when('sold', '>=', line.quantity)
          .then(row('sold', '-', line.quantity))
          .else(0)
          .end(),
      }))
      .where('id', '=', line.product)
      .returning(TAGGED_COLUMNS)
      .executeTakeFirst();
    if (returned) markProduct(tx, { ...returned, stock: returned.stock - line.quantity }, returned);
  }
}

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

function writeEdited(
  tx: Tx,
  before: StaffRow,
  edited: EditedProduct,
  now: Instant,
): Promise<StaffRow | undefined> {
  const { stock, ...columns } = columnsOf(edited);
  const seenSold = edited.sold;
  return tx
    .updateTable('products')
    .set((row) => ({
      ...columns,
      ...namedBy(edited.title, edited.sku || before.sku),
      stock: seenSold === undefined ? stock : row(row.val(stock + seenSold), '-', row.ref('sold')),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .$if(seenSold !== undefined, (query) => query.where('sold', '<=', stock + (seenSold ?? 0)))
    .returning(STAFF_COLUMNS)
    .executeTakeFirst()
    .catch(refuseTakenSku);
}

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

// Everyone touches products in the same order, so that two orders never wait for each other in a circle.
const inIdOrder = (lines: readonly StockLine[]): StockLine[] =>
  lines.toSorted((a, b) => Number(a.product > b.product) - Number(a.product < b.product));

async function describeShort(tx: Tx, short: readonly StockLine[]): Promise<ShortLine[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'title', 'stock', 'deactivated_at'])
    .where(
      'id',
      'in',
      short.map((line) => line.product),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return short.map(({ product, quantity }) => {
    const row = found.get(product);
    return {
      product,
      title: row?.title ?? '',
      wanted: quantity,
      left: row && !row.deactivated_at ? row.stock : 0,
    };
  });
}
