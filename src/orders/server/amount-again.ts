import { type AmountRule, mostOf } from '#base/figures/amount.ts';
import { amountNow } from '#catalogue/server/public.ts';
import type { LineRow } from '#orders/server/queries.ts';

type BoughtLine = Pick<LineRow, 'quantity' | 'ordered_quantity' | 'sold_by' | 'unit'>;

/**
 * Amount of a line to order again: what was ordered, not what the scale said, in the measure and the steps in which the product is
 * sold now. A line that staff added without an order counts as it came.
 */
export function amountAgain(line: BoughtLine, now: Pick<LineRow, 'sold_by' | 'unit'> & AmountRule): number {
  const amount = amountNow(line.ordered_quantity || line.quantity, line, now);
  return Math.max(mostOf(amount, now), now.least);
}
