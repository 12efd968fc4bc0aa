import { invalidField } from '#base/failure.ts';
import { amountOf } from '#base/figures/amount.ts';
import { shopDay } from '#base/time.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { wholeOf } from '#catalogue/selling/selling.ts';
import { presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { changeOf, joined } from '#catalogue/server/product-columns.ts';
import { findProduct } from '#catalogue/server/queries/product-details.ts';
import { markDetails, markProduct } from '#catalogue/server/tags.ts';
import type { Receipt, SoldOut } from '#catalogue/stock/stock-keeping.ts';
import type { Tx } from '#db/schema.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';
import { writeDetails } from './product-details.ts';
import type { WriteContext } from './write-context.ts';

const MOST_IN_STOCK = 10_000_000;

/**
 * Adds goods that came in to the stock, whatever is ordered meanwhile, and notes their cost. A product that was marked
 * as sold out is available again. Uncounted stock stays uncounted, because the amount before is unknown.
 */
export async function receiveGoods(
  tx: Tx,
  id: string,
  { quantity, purchasePrice }: Receipt,
  { actor, now }: WriteContext,
): Promise<StaffProduct> {
  const before = await findProduct(tx, id);
  const amount = amountOf(quantity, before.sold_by);
  if (amount === undefined) throw invalidField('quantity', wholeOf('The quantity', before.sold_by));
  const after = await tx
    .updateTable('products')
    .set((row) => ({
      stock: row
        .case()
        .when('counted', '=', 1)
        .then(row('stock', '+', amount))
        .else(row.ref('stock'))
        .end(),
      sold_out: 0 as const,
      back_on: null,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('stock', '<=', (amountOf(MOST_IN_STOCK, before.sold_by) ?? MOST_IN_STOCK) - amount)
    .returning(STAFF_COLUMNS)
    .executeTakeFirst();
  if (!after) throw invalidField('quantity', /*office*/ 'This number is too large');
  const details = await writeDetails(tx, id, purchasePrice === undefined ? {} : { purchasePrice });
  const paid = difference(details.before, details.after);
  const seen = { ...before, stock: after.counted ? after.stock - amount : after.stock };
  const states = joined(changeOf(seen, after), paid);
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action: 'received', ...states }, now);
  markProduct(tx, before, after);
  if (paid) markDetails(tx, id);
  return presentForStaff(after);
}

/** Marks a product as sold out, with the day of its return, or as available again. Its stock figure stays. */
export async function setSoldOut(
  tx: Tx,
  id: string,
  { soldOut, backOn }: SoldOut,
  { actor, now }: WriteContext,
): Promise<StaffProduct> {
  const before = await findProduct(tx, id);
  if (soldOut && backOn && backOn < shopDay(now))
    throw invalidField('backOn', /*office*/ 'This day is in the past');
  const after: StaffRow = await tx
    .updateTable('products')
    .set((row) => ({
      sold_out: soldOut ? (1 as const) : (0 as const),
      back_on: soldOut && backOn ? backOn : null,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow();
  const change = changeOf(before, after);
  if (change) {
    const action = soldOut ? 'sold out' : 'back in stock';
    await recordAudit(tx, { actor, entity: 'product', entityId: id, action, ...change }, now);
  }
  markProduct(tx, before, after);
  return presentForStaff(after);
}

const AT_ONCE = 200;

/** Removes days of return that are over, so that no shopper is promised a day in the past. */
export async function forgetPastReturns(tx: Tx, now: string): Promise<void> {
  const due = await tx
    .selectFrom('products')
    .select('id')
    .where('back_on', '<', shopDay(now))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    const before = await findProduct(tx, id);
    const after = await tx
      .updateTable('products')
      .set({ back_on: null })
      .where('id', '=', id)
      .returning(STAFF_COLUMNS)
      .executeTakeFirstOrThrow();
    markProduct(tx, before, after);
  }
}
