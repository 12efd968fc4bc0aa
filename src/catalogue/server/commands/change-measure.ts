import { sql } from 'kysely';
import { amountNow, changesMeasure, type Sold } from '#catalogue/server/measure.ts';
import type { Tx } from '#db/schema.ts';

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
