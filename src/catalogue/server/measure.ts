import { sql } from 'kysely';
import { isLoose, type SoldBy } from '#base/amount.ts';

/** How goods are or were sold, as rows say it. */
export type Sold = { sold_by: SoldBy; unit: string };

/** Whether the amounts of goods are grams and millilitres rather than whole units; the same of a row in SQL. */
const isFineMeasure = ({ sold_by, unit }: Sold): boolean => isLoose(sold_by) || unit === 'gram';
export const isFine = sql<boolean>`(sold_by <> 'piece' or unit = 'gram')`;

/** Whether amounts are of another measure than before. */
export const changesMeasure = (before: Sold, after: Sold): boolean =>
  isFineMeasure(before) !== isFineMeasure(after);

/** An amount in the measure in which the goods are sold now: a kilo is a kilo, what is less than a whole unit is left off. */
export function amountNow(amount: number, then: Sold, now: Sold): number {
  if (!changesMeasure(then, now)) return amount;
  return isFineMeasure(now) ? amount * 1000 : Math.floor(amount / 1000);
}
