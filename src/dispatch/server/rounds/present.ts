import { toRupees } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import { ordersUntil, presentTimes } from '#delivery/server/public.ts';
import type { BoardRound, RoundClosing } from '#dispatch/round-board.ts';
import type { Actor } from '#identity/identity.ts';
import { presentOrder } from '#orders/server/public.ts';
import type { BackRow, ClosingRow, FullRound } from './queries.ts';

/** A round on the board, as it is handed out to staff. */
export const presentBoardRound = (
  { round, orders, backs, closings, expected }: FullRound,
  { asker, now }: { asker: Pick<Actor, 'userId' | 'language'>; now: Instant },
): BoardRound => ({
  ...presentTimes(round),
  seats: round.capacity,
  booked: round.booked,
  ordersUntil: ordersUntil(round, now),
  orders: orders.map((order) => ({
    order: presentOrder(order, asker),
    back: presentBack(backs.get(order.id)),
  })),
  expected: toRupees(expected),
  closings: closings.map(presentClosing),
});
/** The tap with which an order came back, for the API; null if it did not come back. */
export const presentBack = (row: BackRow | undefined) =>
  row && row.kind !== 'delivered' ? { kind: row.kind, reason: row.reason } : null;

const presentClosing = (row: ClosingRow): RoundClosing => ({
  expected: toRupees(row.expected_paise),
  came: toRupees(row.counted_paise),
  reason: row.reason,
  cost: row.cost_paise === null ? null : toRupees(row.cost_paise),
  by: row.signed_name,
  at: row.signed_at,
});
