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

/** To whom money is to be given back, as somebody may see it: accounts are for those who may give credit. */
export async function backsFor(db: Db, asker: Actor) {
  const [orders, accounts, neverCame] = await Promise.all([
    ordersToGiveBack(db, LISTED),
    isAllowed(asker, 'credit') ? owedByShop(db, LISTED) : NONE,
    ordersNeverCame(db, LISTED),
  ]);
  return { orders, accounts, neverCame };
}

/** Orders with money to be given back: how many, and how much. */
export type GiveBackRow = { count: number; amount: Paise };

/** How many orders have money to be given back until somebody notes that it was, and how much it is. */
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

/** How many orders there are of which more was given back than came, and how much it is: somebody looks at them. */
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

/** The orders of which more was given back than came, those that wait longest first. */
export async function ordersNeverCame(db: Db, limit: number): Promise<FullOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(IS_NEVER_CAME)
    .orderBy('updated_at')
    .orderBy('number')
    .limit(limit)
    .execute();
  return ordersByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** The orders with money to be given back, those that wait longest first. */
export async function ordersToGiveBack(db: Db, limit: number): Promise<FullOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(TAB, '=', 'toCollect')
    .where(IS_TO_GIVE_BACK)
    .orderBy('updated_at')
    .orderBy('number')
    .limit(limit)
    .execute();
  return ordersByIds(
    db,
    rows.map(({ id }) => id),
  );
}
