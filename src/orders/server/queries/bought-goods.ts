import { amountOf, quantityOf } from '#base/figures/amount.ts';
import { isSoldOut, type ListedProduct } from '#catalogue/catalogue.ts';
import { productsByIds, withPacks } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { amountAgain } from '#orders/server/amount-again.ts';
import { hot } from '#platform/db/hot.ts';

const SHOWN = 6;
/** Number of a customer's last orders that show what the customer buys now. */
const ORDERS = 20;

/** Whose orders are meant: those of an account, with `phone` only those for this number. */
type Whose = { userId: string; phone?: string };

/** Products that a customer bought in the last orders and can buy now, the most often bought first; without cancelled orders. */
export const boughtGoods = async (db: Db, userId: string): Promise<ListedProduct[]> =>
  (await usualLines(db, { userId }, SHOWN)).map(({ product }) => product);

/** The same with how much of it was ordered the last time, as it can be ordered now. */
export async function usualLines(
  db: Db,
  { userId, phone }: Whose,
  most: number,
): Promise<{ product: ListedProduct; quantity: number }[]> {
  const lines = await linesByTimes(db, { userId, phone });
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
  const bought = await lastLines(db, sold);
  return goods.map((product) => ({ product, quantity: quantityAgain(bought.get(product._id), product) }));
}

const linesByTimes = hot((db, { userId, phone }: { userId: string; phone: string | undefined }) => {
  const last = db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .$if(phone !== undefined, (order) => order.where('phone_digits', '=', phone ?? ''))
    .where('status', '!=', 'cancelled')
    .orderBy('placed_at', 'desc')
    .limit(ORDERS);
  return (
    db
      .selectFrom('order_lines')
      .select((row) => [
        'product_id',
        row.fn.countAll<number>().as('times'),
        row.fn.max('order_id').as('last'),
      ])
      .where('order_id', 'in', db.selectFrom(last.as('last_orders')).select('last_orders.id'))
      .where('quantity', '>', 0)
      .groupBy('product_id')
      // Ids of orders grow with time.
      .orderBy('times', 'desc')
      .orderBy('last', 'desc')
  );
});

/** The line of each product in the last order that had it. */
async function lastLines(db: Db, bought: readonly { product_id: string; last: string }[]) {
  if (bought.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'quantity', 'ordered_quantity', 'sold_by', 'unit'])
    .where(
      'order_id',
      'in',
      bought.map(({ last }) => last),
    )
    .where('quantity', '>', 0)
    .execute();
  return new Map(
    bought.flatMap(({ product_id, last }) => {
      const row = rows.find((one) => one.order_id === last && one.product_id === product_id);
      return row ? [[product_id, row] as const] : [];
    }),
  );
}

function quantityAgain(line: Parameters<typeof amountAgain>[0] | undefined, product: ListedProduct): number {
  const { unit, soldBy } = product;
  const rule = { least: amountOf(product.least, soldBy) ?? 1, step: amountOf(product.step, soldBy) ?? 1 };
  return line ? quantityOf(amountAgain(line, { unit, sold_by: soldBy, ...rule }), soldBy) : product.least;
}
