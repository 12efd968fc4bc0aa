import { sql } from 'kysely';
import { markPopularity } from '#catalogue/server/tags.ts';
import type { Tx } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetPastReturns } from './keep-stock.ts';

/** Sales in whole units, a part of one counted as one: 900 g of dried fish weigh as much as one soap. */
const SOLD_IN_UNITS = sql<number>`(case when sold_by = 'piece' then sold else (sold + 999) / 1000 end)`;
const COUNT_EVERY_MS = 10 * 60_000;
/** Few in one transaction, so that an order that waits for it waits only milliseconds. */
const AT_ONCE = 200;

/**
 * Adds what was sold since the last count to the popularity of products. It is not done at each sale, because that
 * would reorder listings, and renew all pages that show them, many times a second.
 */
export async function countPopularity(db: Platform['db']): Promise<void> {
  for (let counted = AT_ONCE; counted === AT_ONCE;) counted = await inTransaction(db, countSome);
}

async function countSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('products')
    .select('id')
    .where('popularity', '<>', SOLD_IN_UNITS)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const counted: { id: string; category: string }[] = [];
  // In id order, as orders take their goods, so that they never deadlock.
  for (const { id } of due) {
    const product = await tx
      .updateTable('products')
      .set({ popularity: SOLD_IN_UNITS })
      .where('id', '=', id)
      .returning(['id', 'category'])
      .executeTakeFirst();
    if (product) counted.push(product);
  }
  if (counted.length > 0) markPopularity(tx, counted);
  return due.length;
}

/**
 * Counts every ten minutes, and removes days of return that are over; returns the way to stop. Several processes may
 * do so: the first one does the work, the others find nothing to do.
 */
export function startCountingPopularity({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): () => void {
  const tend = async (): Promise<void> => {
    await countPopularity(db);
    await inTransaction(db, (tx) => forgetPastReturns(tx, clock.now()));
  };
  return lookEach({ log, failed: 'popularity.not_counted', every: COUNT_EVERY_MS, atOnce: false }, tend);
}
