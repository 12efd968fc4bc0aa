import { sql } from 'kysely';
import { amountOf } from '#base/figures/amount.ts';
import type { Instant } from '#base/time.ts';
import type { EditedProduct } from '#catalogue/products/product-form.ts';
import { presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import {
  columnsOf,
  editedWith,
  fieldsChanged,
  namedBy,
  sellingOf,
  isCountedAfter,
  refuseTaken,
} from '#catalogue/server/product-columns.ts';
import type { Tx } from '#db/schema.ts';
import { detailColumns } from './product-details.ts';
import { amountNow, changesMeasure, type Sold } from './stock.ts';

/** `changedDetails` are the names of the details in other tables that this edit changed. */
type Writing = {
  edited: EditedProduct;
  changedDetails: readonly string[];
  /** The draft stays a draft. */
  staysDraft: boolean;
  now: Instant;
};

/**
 * Writes the row of an edited product; undefined if the row changed meanwhile, or more was sold than the typed stock.
 */
export async function writeEdited(tx: Tx, before: StaffRow, writing: Writing): Promise<StaffRow | undefined> {
  const { edited } = writing;
  const selling = sellingOf(edited, presentForStaff(before));
  const counted = isCountedAfter({ counted: before.counted === 1 }, edited);
  const { stock, ...said } = columnsOf(edited, selling, counted);
  const columns = { ...said, ...limitsNow(before, said), ...detailColumns(edited, said.sold_by) };
  // The quantity sold as it was handed out, in the measure of that time.
  const seenSold = edited.sold === undefined ? undefined : amountOf(edited.sold, before.sold_by);
  const sold = amountNow(before.sold, before, said);
  const left = counted ? stock + amountNow(seenSold ?? before.sold, before, said) - sold : stock;
  const query = update(tx, before, { ...writing, columns, left });
  if (changesMeasure(before, said)) {
    await changeMeasureOfCarts(tx, before, said);
    if (left < 0) return undefined;
    return query
      .set({ ...columns, stock: left, sold })
      .where('sold', '=', before.sold)
      .executeTakeFirst()
      .catch(refuseTaken);
  }
  if (!counted)
    return query
      .set({ ...columns, stock })
      .executeTakeFirst()
      .catch(refuseTaken);
  return query
    .set((row) => ({
      ...columns,
      stock: seenSold === undefined ? stock : row(row.val(stock + seenSold), '-', row.ref('sold')),
    }))
    .$if(seenSold !== undefined, (some) => some.where('sold', '<=', stock + (seenSold ?? 0)))
    .executeTakeFirst()
    .catch(refuseTaken);
}

type Updating = Writing & { columns: Partial<StaffRow> & Sold; left: number };

/**
 * The update of an edit, which finds no row if the product changed meanwhile. It brings a draft into the shop, unless
 * it is to stay one.
 */
function update(
  tx: Tx,
  before: StaffRow,
  { edited, changedDetails, staysDraft, now, columns, left }: Updating,
) {
  const { title, sku } = edited;
  const barcode = columns.barcode === undefined ? before.barcode : columns.barcode;
  const { search, ...named } = namedBy(title, sku || before.sku, barcode);
  const known = { ...before, stock: amountNow(before.stock, before, columns) };
  const changed = [...fieldsChanged(known, { ...columns, ...named, stock: left }), ...changedDetails];
  return tx
    .updateTable('products')
    .set((row) => ({
      ...named,
      search,
      edited: editedWith(before.edited, changed),
      ...(before.draft === 1 && !staysDraft && { draft: 0, deactivated_at: null, edited: '' }),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .returning(STAFF_COLUMNS);
}

/**
 * The limits of goods that change their measure. A limit below one unit becomes one unit per order, or a low stock of
 * zero.
 */
function limitsNow(before: StaffRow, now: Sold): Pick<StaffRow, 'most_per_order' | 'low_stock'> | undefined {
  if (!changesMeasure(before, now)) return undefined;
  const { most_per_order: most, low_stock: low } = before;
  return {
    most_per_order: most === null ? null : Math.max(1, amountNow(most, before, now)),
    low_stock: low === null ? null : amountNow(low, before, now),
  };
}

/**
 * Converts quantities in carts when a product changes its measure: 3 kg stay 3 kg, and a part of a kilo becomes a
 * whole one. Call it before the product's row is written: orders, too, lock the cart's lines before the goods.
 */
export async function changeMeasureOfCarts(
  tx: Tx,
  product: Sold & { id: string },
  after: Sold,
): Promise<void> {
  if (!changesMeasure(product, after)) return;
  const thousand = amountNow(1, product, after);
  await tx
    .updateTable('cart_lines')
    .set({
      quantity: thousand > 1 ? sql<number>`quantity * 1000` : sql<number>`(quantity + 999) / 1000`,
    })
    .where('product_id', '=', product.id)
    .execute();
}
