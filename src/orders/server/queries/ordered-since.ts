import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';

/** Lines of these products that a customer ordered since a moment, without cancelled orders. */
export const orderedSince = (
  db: Db | Tx,
  { userId, since, products }: { userId: string; since: Instant; products: readonly string[] },
) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.product_id', 'order_lines.quantity', 'order_lines.sold_by', 'order_lines.unit'])
    .where('orders.user_id', '=', userId)
    .where('orders.placed_at', '>=', since)
    .where('orders.status', '<>', 'cancelled')
    .where('order_lines.product_id', 'in', products)
    .execute();
