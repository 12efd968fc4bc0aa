import { sql } from 'kysely';
import { isLoose, type SoldBy } from '#base/figures/amount.ts';

/** How goods are or were sold, in the columns of a row. */
export type Sold = { sold_by: SoldBy; unit: string };

/** Whether the amounts of goods are grams and millilitres rather than whole units; the same of a row in SQL. */
const isFineMeasure = ({ sold_by, unit }: Sold): boolean => isLoose(sold_by) || unit === 'gram';
/** Whether the amounts of a row are grams or millilitres, in SQL. */
export const isFine = sql<boolean>`(sold_by <> 'piece' or unit = 'gram')`;

/** Whether the measure of amounts changed. */
export const changesMeasure = (before: Sold, after: Sold): boolean =>
  isFineMeasure(before) !== isFineMeasure(after);

/**
 * An amount converted to the measure in which the goods are sold now. Parts of a unit are dropped where it has none.
 */
export function amountNow(amount: number, then: Sold, now: Sold): number {
  if (!changesMeasure(then, now)) return amount;
  return isFineMeasure(now) ? amount * 1000 : Math.floor(amount / 1000);
}
