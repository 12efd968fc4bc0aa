import { quantityOf } from '#base/figures/amount.ts';
import { isSoldOut, type ListedProduct } from '#catalogue/catalogue.ts';
import { productsByIds, withPacks } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';

const SHOWN = 6;
/** The last orders tell what somebody buys now. */
const ORDERS = 20;

/** Whose orders are meant: those of an account, with `phone` only those for this number. */
type Whose = { userId: string; phone?: string };

/** What somebody bought in their last orders and can buy now, the most often bought first; cancelled orders do not count. */
export const boughtGoods = async (db: Db, userId: string): Promise<ListedProduct[]> =>
  (await usualLines(db, { userId }, SHOWN)).map(({ product }) => product);

/** The same with how much of it was bought the last time. */
export async function usualLines(
  db: Db,
  { userId, phone }: Whose,
  most: number,
): Promise<{ product: ListedProduct; quantity: number }[]> {
  const last = db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .$if(phone !== undefined, (order) => order.where('phone_digits', '=', phone ?? ''))
    .where('status', '!=', 'cancelled')
    .orderBy('placed_at', 'desc')
    .limit(ORDERS);
  const lines = await db
    .selectFrom('order_lines')
    .select((row) => ['product_id', row.fn.countAll<number>().as('times'), row.fn.max('order_id').as('last')])
    .where('order_id', 'in', db.selectFrom(last.as('last_orders')).select('last_orders.id'))
    .where('quantity', '>', 0)
    .groupBy('product_id')
    // Ids of orders grow with time.
    .orderBy('times', 'desc')
    .orderBy('last', 'desc')
    .execute();
  const live = await productsByIds(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const sold = lines
    .filter(({ product_id }) => {
      const product = live.get(product_id);
      return product !== undefined && !isSoldOut(product);
    })
    .slice(0, most);
  const goods = await withPacks(
    db,
    sold.flatMap(({ product_id }) => live.get(product_id) ?? []),
  );
  const amounts = await lastAmounts(db, sold);
  return goods.map((product) => ({ product, quantity: amounts.get(product._id) ?? product.least }));
}

/** How much of each product was in the last order that had it; nothing of what is sold in another measure now. */
async function lastAmounts(db: Db, lines: readonly { product_id: string; last: string }[]) {
  const rows =
    lines.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .select(['order_id', 'product_id', 'quantity', 'sold_by'])
          .where(
            'order_id',
            'in',
            lines.map(({ last }) => last),
          )
          .where('quantity', '>', 0)
          .execute();
  return new Map(
    lines.flatMap(({ product_id, last }) => {
      const row = rows.find((one) => one.order_id === last && one.product_id === product_id);
      return row ? [[product_id, quantityOf(row.quantity, row.sold_by)] as const] : [];
    }),
  );
}
