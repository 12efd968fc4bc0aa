import { type Paise, sum, ZERO } from '#base/figures/money.ts';
import { type Days, billsOfDays } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import { billsBehind } from '#returns/server/bills-behind.ts';
import { makeFile, reckonReturn } from '#returns/server/reckon-return.ts';

/** The papers of days, and the sum of what they ask for or give back. */
async function count(db: Db, days: Days): Promise<{ papers: number; total: Paise }> {
  let [papers, total] = [0, ZERO];
  for await (const bill of billsOfDays(db, days)) {
    papers += 1;
    total = sum([total, bill.total_paise]);
  }
  return { papers, total };
}

/** The works that are done aside, by name. Questions and answers travel between threads: plain data only. */
export const WORKS = { count, reckonReturn, billsBehind, makeFile };
