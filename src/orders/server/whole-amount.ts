import { invalidField } from '#base/failure.ts';
import { amountOf, type SoldBy } from '#base/figures/amount.ts';
import { wholeOf } from '#catalogue/catalogue.ts';

/** The amount of a quantity: of what is counted, whole ones. */
export function wholeAmount(quantity: number, soldBy: SoldBy): number {
  const amount = amountOf(quantity, soldBy);
  if (amount === undefined) throw invalidField('quantity', wholeOf('The quantity', soldBy));
  return amount;
}
