import type { Db } from '#db/schema.ts';
import { type RoundRow, roundsOfDay } from '#delivery/server/public.ts';
import { TAB } from '#orders/server/public.ts';

/** Number of a round's orders by state; each order is counted once. */
export type RoundWork = {
  round: RoundRow;
  toConfirm: number;
  toPack: number;
  packed: number;
  onTheWay: number;
  delivered: number;
};

const NONE = { toConfirm: 0, toPack: 0, packed: 0, onTheWay: 0, delivered: 0 };

/** The rounds of a day that orders go with, and how far their orders are; cancelled orders have no seat and do not count. */
export async function roundWorkOn(db: Db, day: string): Promise<RoundWork[]> {
  const rounds = await roundsOfDay(db, day);
  if (rounds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', 'status', TAB.as('tab'), row.fn.countAll<number>().as('count')])
    .where(
      'round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('status', '<>', 'cancelled')
    .groupBy(['round_id', 'status', TAB])
    .execute();
  const rowsOf = Map.groupBy(rows, ({ round_id }) => round_id);
  return rounds.flatMap((round) => {
    const work = { round, ...NONE };
    for (const { status, tab, count } of rowsOf.get(round.id) ?? []) {
      if (status === 'delivered') work.delivered += Number(count);
      else if (tab === 'toConfirm' || tab === 'toPack') work[tab] += Number(count);
      else work[status === 'pending' ? 'packed' : 'onTheWay'] += Number(count);
    }
    return rowsOf.has(round.id) ? [work] : [];
  });
}
