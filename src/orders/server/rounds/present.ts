import { fromRupees, type Paise } from '#base/figures/money.ts';
import type { Actor } from '#identity/identity.ts';
import type { BoardRound, NewClosing, RoundClosing } from '#orders/round-board.ts';
import { presentOrder, rupees } from '#orders/server/present.ts';
import type { BackRow, ClosingRow, FullRound } from './queries.ts';

/** A round on the board, as it is handed out to staff. */
export const presentBoardRound = (
  { round, orders, backs, closings }: FullRound,
  asker: Pick<Actor, 'userId'>,
): BoardRound => ({
  id: round.id,
  kind: round.kind,
  on: round.on_day,
  from: round.from_time,
  to: round.to_time,
  lateTo: round.late_to,
  seats: round.capacity,
  booked: round.booked,
  orders: orders.map((order) => ({
    order: presentOrder(order, asker),
    back: presentBack(backs.get(order.id)),
  })),
  expected: rupees(
    orders
      .filter(({ status, payment_method }) => status === 'delivered' && payment_method === 'cash')
      .reduce((sum, { total_paise }) => sum + total_paise, 0),
  ),
  closings: closings.map(presentClosing),
});

const presentBack = (row: BackRow | undefined) =>
  row && row.kind !== 'delivered' ? { kind: row.kind, reason: row.reason } : null;

/** The sums of what somebody signs, in paise. */
export const sumsOf = ({
  came,
  cost,
  seen,
}: Pick<NewClosing, 'came' | 'cost' | 'seen'>): { came: Paise; cost: Paise | null; seen: Paise } => ({
  came: fromRupees(came),
  cost: cost === null ? null : fromRupees(cost),
  seen: fromRupees(seen.expected),
});

const presentClosing = (row: ClosingRow): RoundClosing => ({
  expected: rupees(row.expected_paise),
  came: rupees(row.came_paise),
  reason: row.reason,
  cost: row.cost_paise === null ? null : rupees(row.cost_paise),
  by: row.signed_name,
  at: row.signed_at,
});
