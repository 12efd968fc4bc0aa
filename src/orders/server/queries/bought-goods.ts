import { isSoldOut, type ListedProduct } from '#catalogue/catalogue.ts';
import { productsByIds, withPacks } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';

const SHOWN = 6;
/** The last orders tell what somebody buys now. */
const ORDERS = 20;

/** What somebody bought in their last orders and can buy now, the most often bought first; cancelled orders do not count. */
export async function boughtGoods(db: Db, userId: string): Promise<ListedProduct[]> {
  const last = db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '!=', 'cancelled')
    .orderBy('placed_at', 'desc')
    .limit(ORDERS);
  const lines = await db
    .selectFrom('order_lines')
    .select((row) => ['product_id', row.fn.countAll<number>().as('times'), row.fn.max('order_id').as('last')])
    .where('order_id', 'in', db.selectFrom(last.as('last_orders')).select('last_orders.id'))
    .groupBy('product_id')
    // Ids of orders grow with time.
    .orderBy('times', 'desc')
    .orderBy('last', 'desc')
    .execute();
  const ids = lines.map(({ product_id }) => product_id);
  const live = await productsByIds(db, ids);
  const goods = ids.flatMap((id) => live.get(id) ?? []).filter((product) => !isSoldOut(product));
  return withPacks(db, goods.slice(0, SHOWN));
}
