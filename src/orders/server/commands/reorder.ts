import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { fillUp } from '#cart/server/public.ts';
import { rowsByIds } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { Reordered } from '#orders/orders.ts';
import { orderById } from '#orders/server/queries.ts';

/**
 * Puts what an order held into the shopper's cart again, as far as the shop has it, and says what is missing. The cart
 * then holds at least that much of each; a second tap adds nothing.
 */
export async function reorder(
  tx: Tx,
  id: string,
  userId: string,
  now: Instant,
): Promise<Reordered['missing']> {
  const order = await orderById(tx, id, userId);
  if (!order) throw new Failure('not_found', 'There is no such order.');
  const products = await rowsByIds(
    tx,
    order.lines.map((line) => line.product_id),
  );
  const wanted = order.lines.map((line) => ({
    product: line.product_id,
    title: line.title,
    wanted: line.quantity,
    left: products.get(line.product_id)?.stock ?? 0,
  }));
  const available = wanted.map(({ product, wanted: most, left }) => ({
    product,
    quantity: Math.min(most, left),
  }));
  await fillUp(
    tx,
    userId,
    available.filter(({ quantity }) => quantity > 0),
    now,
  );
  return wanted.filter((line) => line.left < line.wanted);
}
