import { Failure } from '#base/failure.ts';
import { mostOf, quantityOf } from '#base/figures/amount.ts';
import type { Instant } from '#base/time.ts';
import { fillUp } from '#cart/server/public.ts';
import { mostToSell, type ProductRow, rowsByIds } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { goingOut, type Reordered } from '#orders/order.ts';
import { amountAgain } from '#orders/server/amount-again.ts';
import { type LineRow, orderById } from '#orders/server/queries.ts';

/**
 * Puts the goods of an order into the shopper's cart again, as far as the shop has them, and returns what is missing.
 * The cart then holds at least that much of each, so a second tap adds nothing.
 */
export async function reorder(
  tx: Tx,
  id: string,
  userId: string,
  now: Instant,
): Promise<Reordered['missing']> {
  const order = await orderById(tx, id, userId);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  const products = await rowsByIds(
    tx,
    order.lines.map((line) => line.product_id),
  );
  const byProduct = Map.groupBy(goingOut(order.lines), ({ product_id }) => product_id);
  const wanted = [...byProduct].map(([product, lines]) => wantedOf(lines, products.get(product)));
  await fillUp(
    tx,
    userId,
    wanted.flatMap(({ product, take }) => (take > 0 ? [{ product, quantity: take }] : [])),
    now,
  );
  return wanted.flatMap(({ take: _, ...line }) => (line.left < line.wanted ? [line] : []));
}

/** The amount of goods wanted again, on however many lines, in the product's current measure, and how much of it can be had. */
function wantedOf(lines: readonly LineRow[], product: ProductRow | undefined) {
  const [line] = lines as [LineRow];
  const now = product ?? { ...line, least: 1, step: 1 };
  const wanted = lines.reduce((sum, one) => sum + amountAgain(one, now), 0);
  const left = product ? mostOf(mostToSell(product), product) : 0;
  return {
    product: line.product_id,
    title: line.title,
    unit: now.unit,
    wanted: quantityOf(wanted, now.sold_by),
    left: quantityOf(left, now.sold_by),
    ...(product?.most_per_order && { most: quantityOf(product.most_per_order, now.sold_by) }),
    take: Math.min(wanted, left),
  };
}
