import type { Db, Tx } from '#db/schema.ts';
import { type FullBill, withLines, withOriginals } from './queries.ts';

/** Days of India's calendar, both included. */
export type Days = { from: string; to: string };

/** Papers that are read at a time, unless a single day has more. */
const AT_ONCE = 1000;

/**
 * The papers of days, each with its lines: by day, kind (by the letter of its serials) and serial. They are read some days at a
 * time, so a year takes no more memory than its busiest day.
 */
export async function* billsOfDays(db: Db | Tx, days: Days): AsyncGenerator<FullBill, void, undefined> {
  for (const some of inBatches(await busyDays(db, days))) yield* await billsBetween(db, some);
}

/** The count of papers of days. */
export const paperCount = async (db: Db | Tx, days: Days): Promise<number> =>
  (await busyDays(db, days)).reduce((count, { bills }) => count + bills, 0);

type BusyDay = { day: string; bills: number };

async function busyDays(db: Db | Tx, { from, to }: Days): Promise<BusyDay[]> {
  const days = await db
    .selectFrom('bills')
    .select(({ fn }) => ['on_day as day', fn.countAll<number>().as('bills')])
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .groupBy('on_day')
    .orderBy('on_day')
    .execute();
  return days.map(({ day, bills }) => ({ day, bills: Number(bills) }));
}

function inBatches(days: readonly BusyDay[]): Days[] {
  const batches: (Days & { bills: number })[] = [];
  for (const { day, bills } of days) {
    const last = batches.at(-1);
    if (last && last.bills + bills <= AT_ONCE) {
      last.to = day;
      last.bills += bills;
    } else batches.push({ from: day, to: day, bills });
  }
  return batches;
}

async function billsBetween(db: Db | Tx, { from, to }: Days): Promise<FullBill[]> {
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .orderBy('on_day')
    .orderBy('letter')
    .orderBy('prefix')
    .orderBy('n')
    .execute();
  const full: FullBill[] = [];
  for (let from = 0; from < bills.length; from += AT_ONCE)
    full.push(...(await withOriginals(db, await withLines(db, bills.slice(from, from + AT_ONCE)))));
  return full;
}
