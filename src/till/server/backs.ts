import { sql } from 'kysely';
import { type Paise, summed, ZERO } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import {
  owedByShop,
  IS_NEVER_CAME,
  IS_TO_GIVE_BACK,
  NEVER_CAME,
  TO_GIVE_BACK,
} from '#money/server/public.ts';
import { type FullOrder, ordersByIds, TAB } from '#orders/server/public.ts';

const LISTED = 100;
const NONE = { count: 0, amount: ZERO, rows: [] };

/** Orders and customers that are due a refund. Customers are listed only for staff who may give credit. */
export async function backsFor(db: Db, asker: Actor) {
  const [orders, accounts, neverCame] = await Promise.all([
    ordersToGiveBack(db),
    isAllowed(asker, 'credit') ? owedByShop(db, LISTED) : NONE,
    ordersNeverCame(db),
  ]);
  return { orders, accounts, neverCame };
}

/** Orders with money to be given back: how many, and how much. */
export type GiveBackRow = { count: number; amount: Paise };

/** Number of orders with a refund that is due and not noted yet, and its amount. */
export async function toGiveBack(db: Db): Promise<GiveBackRow> {
  const { count, amount } = await db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      sql<number | string | null>`sum(${TO_GIVE_BACK})`.as('amount'),
    ])
    .where(TAB, '=', 'toCollect')
    .where(IS_TO_GIVE_BACK)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: summed(amount) };
}

/** Number of orders that were refunded more than they were paid, and that amount; staff have to check them. */
export async function neverCame(db: Db): Promise<GiveBackRow> {
  const { count, amount } = await db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      sql<number | string | null>`sum(${NEVER_CAME})`.as('amount'),
    ])
    .where(IS_NEVER_CAME)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: summed(amount) };
}

/** The orders that wait longest, to be narrowed. */
const longestWaiting = (db: Db) =>
  db.selectFrom('orders').select('id').orderBy('updated_at').orderBy('number').limit(LISTED);

/** The orders of which more was given back than came. */
const ordersNeverCame = (db: Db): Promise<FullOrder[]> =>
  ordersOf(db, longestWaiting(db).where(IS_NEVER_CAME));

/** The orders with money to be given back. */
const ordersToGiveBack = (db: Db): Promise<FullOrder[]> =>
  ordersOf(db, longestWaiting(db).where(TAB, '=', 'toCollect').where(IS_TO_GIVE_BACK));

async function ordersOf(db: Db, waiting: ReturnType<typeof longestWaiting>): Promise<FullOrder[]> {
  const rows = await waiting.execute();
  return ordersByIds(
    db,
    rows.map(({ id }) => id),
  );
}
