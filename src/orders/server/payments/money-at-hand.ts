import { sql } from 'kysely';
import { type Paise, paise } from '#base/figures/money.ts';
import { type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { owedInAll } from '#orders/server/khata/queries.ts';

/** Where the shop's money is. */
export type MoneyAtHand = {
  /** Of today: cash that came over the counter, by UPI and by card, less what went out. */
  counterToday: Paise;
  upiToday: Paise;
  cardToday: Paise;
  /** Cash in the bags of rounds that are not closed yet, of whatever day. */
  inBags: Paise;
  /** What customers owe on account, and how many they are. */
  owed: Paise;
  owing: number;
};

/** Where the shop's money is now, as the payments and the accounts say. */
export async function moneyAtHand(db: Db, now: Instant): Promise<MoneyAtHand> {
  const sum = sql<number | string | null>`sum(payments.amount_paise)`.as('sum');
  const [today, bags, accounts] = await Promise.all([
    db
      .selectFrom('payments')
      .select(['method', sum])
      .where('at', '>=', startOfShopDay(shopDay(now)))
      .where((payment) => payment.or([payment('method', '<>', 'cash'), payment('round_id', 'is', null)]))
      .groupBy('method')
      .execute(),
    db
      .selectFrom('payments')
      .innerJoin('rounds', 'rounds.id', 'payments.round_id')
      .select(sum)
      .where('payments.method', '=', 'cash')
      .where('rounds.ended_at', 'is', null)
      .executeTakeFirstOrThrow(),
    owedInAll(db),
  ]);
  const of = (method: string): Paise => paise(Number(today.find((row) => row.method === method)?.sum ?? 0));
  return {
    counterToday: of('cash'),
    upiToday: of('upi'),
    cardToday: of('card'),
    inBags: paise(Number(bags.sum ?? 0)),
    owed: paise(accounts.total),
    owing: accounts.count,
  };
}
