import { type AmountRule, mostOf } from '#base/figures/amount.ts';
import { amountNow } from '#catalogue/server/public.ts';
import type { LineRow } from '#orders/server/queries.ts';

type BoughtLine = Pick<LineRow, 'quantity' | 'ordered_quantity' | 'sold_by' | 'unit'>;

/**
 * How much of a line is wanted again: as much as was ordered, not what the scale said, in the measure and the steps in which it is
 * sold now. What came in without being ordered is wanted as it came.
 */
export function amountAgain(line: BoughtLine, now: Pick<LineRow, 'sold_by' | 'unit'> & AmountRule): number {
  const amount = amountNow(line.ordered_quantity || line.quantity, line, now);
  return Math.max(mostOf(amount, now), now.least);
}
