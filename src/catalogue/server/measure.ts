import { sql } from 'kysely';
import { isLoose, type SoldBy } from '#base/figures/amount.ts';

/** Columns of a row that tell its measure, now or at the time of a sale. */
export type Sold = { sold_by: SoldBy; unit: string };

/** True for goods whose amounts are grams and millilitres rather than whole units; `isFine` is the same in SQL. */
const isFineMeasure = ({ sold_by, unit }: Sold): boolean => isLoose(sold_by) || unit === 'gram';
/** Condition: the row's amounts are grams or millilitres. */
export const isFine = sql<boolean>`(sold_by <> 'piece' or unit = 'gram')`;

/** True if the measure of amounts changed. */
export const changesMeasure = (before: Sold, after: Sold): boolean =>
  isFineMeasure(before) !== isFineMeasure(after);

/**
 * An amount converted to the measure in which the goods are sold now. Parts of a unit are dropped where it has none.
 */
export function amountNow(amount: number, then: Sold, now: Sold): number {
  if (!changesMeasure(then, now)) return amount;
  return isFineMeasure(now) ? amount * 1000 : Math.floor(amount / 1000);
}
