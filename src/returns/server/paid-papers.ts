import { type Days, billsOfDays, type FullBill } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { PaymentWay } from '#money/money.ts';
import { waysOf } from '#money/server/public.ts';
import { withRests } from './aside/rests.ts';

/** A paper as it is kept, and how its order was paid. */
export type PaidPaper = FullBill & { ways: readonly PaymentWay[] };

/** Payments are asked for so many papers at a time. */
const AT_ONCE = 500;

/** The papers of days with how their orders were paid: by day, kind and serial. */
export async function* paidPapersOf(db: Db, days: Days): AsyncGenerator<PaidPaper, void, undefined> {
  let waiting: FullBill[] = [];
  for await (const paper of withRests(billsOfDays(db, days))) {
    waiting.push(paper);
    if (waiting.length < AT_ONCE) continue;
    yield* await paidOf(db, waiting);
    waiting = [];
  }
  yield* await paidOf(db, waiting);
}

async function paidOf(db: Db, papers: readonly FullBill[]): Promise<PaidPaper[]> {
  const ways = await waysOf(db, [...new Set(papers.map(({ order_id }) => order_id))]);
  return papers.map((paper) => ({ ...paper, ways: ways.get(paper.order_id) ?? [] }));
}
