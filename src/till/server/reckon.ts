import { minus, type Paise, plus, ZERO } from '#base/figures/money.ts';
import { standing, sumOf } from '#money/server/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { CashPayment, FullSheet, MoveRow } from './queries.ts';

/** Sums of a sheet, in paise. */
export type SheetSums = {
  opening: Paise;
  taken: Paise;
  returned: Paise;
  spent: Paise;
  expected: Paise;
  /** Number of payments in `taken`. */
  payments: number;
};

/** Sums of a bag. It should hold the cash put in and taken for orders, less refunds and expenses. */
export function sumsOf({ moves, payments }: Pick<FullSheet, 'moves' | 'payments'>): SheetSums {
  const moved = standing<MoveRow>(moves);
  const opening = sumOf(moved.filter(({ kind }) => kind === 'opening'));
  const spent = minus(ZERO, sumOf(moved.filter(({ kind }) => kind === 'spent')));
  const stand = standing<CashPayment>(payments);
  const returned = minus(ZERO, sumOf(stand.filter(({ kind }) => kind === 'returned')));
  // A payment of another day that was taken back on this one is below zero here.
  const taken = plus(sumOf(payments), returned);
  return {
    opening,
    taken,
    returned,
    spent,
    expected: minus(plus(opening, taken), plus(returned, spent)),
    payments: stand.filter(({ kind }) => kind === 'paid').length,
  };
}

/** Payments of a closed sheet that are in no signature yet; none while it is open. */
export const latePayments = ({
  closings,
  payments,
}: Pick<FullSheet, 'closings' | 'payments'>): CashPayment[] =>
  closings.length === 0 ? [] : payments.filter(({ closing_id }) => closing_id === null);

/** Where a sheet is. A count that was handed in after the last signature is to be signed. */
export function stateOf({ counts, closings }: Pick<FullSheet, 'counts' | 'closings'>): CashSheet['state'] {
  const last = counts.at(-1);
  if (last && closings.every(({ count_id }) => count_id !== last.id)) return 'toSign';
  return closings.length > 0 ? 'closed' : 'open';
}
