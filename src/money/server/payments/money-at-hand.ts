import { sql } from 'kysely';
import { type Paise, summed } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { owedInAll } from '#money/server/khata/queries.ts';

/** Where the shop's money is, besides what came today. */
export type MoneyAtHand = {
  /** Cash in the bags of rounds that are not closed yet, of whatever day. */
  inBags: Paise;
  /** Sum that customers owe on account, and their number. */
  owed: Paise;
  owing: number;
};

/** Where the shop's money is now, as the payments and the accounts say. */
export async function moneyAtHand(db: Db): Promise<MoneyAtHand> {
  const [bags, accounts] = await Promise.all([
    db
      .selectFrom('payments')
      .innerJoin('rounds', 'rounds.id', 'payments.round_id')
      .select(sql<number | string | null>`sum(payments.amount_paise)`.as('sum'))
      .where('payments.method', '=', 'cash')
      .where('rounds.ended_at', 'is', null)
      .executeTakeFirstOrThrow(),
    owedInAll(db),
  ]);
  return { inBags: summed(bags.sum), owed: accounts.total, owing: accounts.count };
}
