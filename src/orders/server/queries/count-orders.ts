import type { Db, Tx } from '#db/schema.ts';

/**
 * So far behind the newest number everything is settled: a number is taken while an order is being placed, and placing
 * one takes less time than so many others.
 */
const UNSETTLED = 10_000;
/** What is settled is counted anew after so many more orders, and at the latest after this time. */
const AGAIN_AFTER = 10_000;
const AGAIN_AFTER_MS = 10 * 60_000;

type Settled = { upTo: number; orders: number; countedAt: number };
const known = new WeakMap<Db | Tx, Settled>();

/**
 * How many orders there are. Orders are never deleted, so the settled ones are counted once and remembered, and the
 * newest are counted each time: a million takes no longer than a few thousand.
 */
export async function countAllOrders(db: Db | Tx): Promise<number> {
  const { newest } = await db
    .selectFrom('orders')
    .select((row) => row.fn.max<number | null>('number').as('newest'))
    .executeTakeFirstOrThrow();
  const upTo = (newest ?? 0) - UNSETTLED;
  if (upTo <= 0) return countBetween(db, 0, Number.MAX_SAFE_INTEGER);
  const settled = await settledOrders(db, upTo);
  return settled.orders + (await countBetween(db, settled.upTo, Number.MAX_SAFE_INTEGER));
}

async function settledOrders(db: Db | Tx, upTo: number): Promise<Settled> {
  const before = known.get(db);
  const now = performance.now();
  if (before && before.upTo > upTo - AGAIN_AFTER && before.countedAt > now - AGAIN_AFTER_MS) return before;
  const settled = { upTo, orders: await countBetween(db, 0, upTo), countedAt: now };
  known.set(db, settled);
  return settled;
}

/** How many orders have a number above one and up to, and with, another. */
async function countBetween(db: Db | Tx, above: number, upTo: number): Promise<number> {
  const { orders } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('orders'))
    .where('number', '>', above)
    .where('number', '<=', upTo)
    .executeTakeFirstOrThrow();
  return orders;
}
