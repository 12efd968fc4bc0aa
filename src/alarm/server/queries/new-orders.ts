import type { Paise } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** Counts the pending orders that were placed after a moment, or all if the moment is empty. */
export async function countWaiting(db: Db, since: Instant): Promise<number> {
  const { waiting } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .where('placed_at', '>', since)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The newest pending orders, newest first, with what a notification shows of each. */
export const newestWaiting = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'first_name', 'last_name', 'total_paise', 'placed_at'])
    .where('status', '=', 'pending')
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

/** The few details of a new order for a phone screen that other people may see: number, place and total. */
export type AlarmingOrder = {
  id: string;
  number: number;
  /** The village, or the area; empty where the shop has none of them. */
  place: string;
  total_paise: Paise;
  placed_at: Instant;
  /** When what it rings for came: the order, or the goods that its shopper added since. */
  since: Instant;
  /** True if it rings for goods that were added. */
  hasMore: boolean;
  /** True until staff start on it: pending and not packed. */
  isWaiting: boolean;
};

/** An order as the alarm knows it; undefined when there is none. */
export async function alarmingOrder(db: Db | Tx, id: string): Promise<AlarmingOrder | undefined> {
  const [order] = await orderOf(db, { id });
  if (!order) return undefined;
  const { village, area_name, status, packed_at, rings_since, ...told } = order;
  const place = village || area_name;
  const since = rings_since ?? told.placed_at;
  const isWaiting = status === 'pending' && packed_at === null;
  return { ...told, place, since, hasMore: since > told.placed_at, isWaiting };
}

const orderOf = hot((db, { id }: { id: string }) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'village', 'area_name', 'total_paise', 'placed_at', 'status', 'packed_at'])
    .select((order) =>
      order
        .selectFrom('alarms')
        .select('alarms.placed_at')
        .whereRef('alarms.order_id', '=', 'orders.id')
        .as('rings_since'),
    )
    .where('id', '=', id),
);
