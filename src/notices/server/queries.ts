import type { Db, Tx } from '#db/schema.ts';
import { countWishesToTell } from '#wishes/server/public.ts';

/** The most notices in a list; the count says how many more there are. */
const LISTED = 50;

/** The notices that are still to be told, oldest first, or all of one order. */
export const noticesToTell = (db: Db | Tx, order?: string) =>
  db
    .selectFrom('order_notices')
    .innerJoin('orders', 'orders.id', 'order_notices.order_id')
    .select([
      'order_notices.id',
      'order_id',
      'number',
      'first_name',
      'last_name',
      'phone',
      'kind',
      'text',
      'made_at',
      'told_at',
      'told_by',
    ])
    .$if(order === undefined, (all) => all.where('told_at', 'is', null))
    .$if(order !== undefined, (all) => all.where('order_id', '=', order ?? ''))
    .orderBy('made_at')
    .orderBy('order_notices.id')
    .limit(LISTED)
    .execute();

export type NoticeRow = Awaited<ReturnType<typeof noticesToTell>>[number];

/** The number of notices that are still to be told, of goods that are there among them. */
export async function countToTell(db: Db): Promise<number> {
  const ofGoods = await countWishesToTell(db);
  const { count } = await db
    .selectFrom('order_notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return ofGoods + Number(count);
}
