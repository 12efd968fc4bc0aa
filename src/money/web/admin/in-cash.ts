import { fromRupees, toRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { inCash, type MoneyMethod } from '#money/payments.ts';

/** Cash to take for an amount due, in rupees: whole rupees, rounded down. */
export const cashToTake = (due: number): number => toRupees(inCash.taken(fromRupees(due)));

/** Cash to give back for an overpayment, in rupees: whole rupees, rounded up. */
export const cashToGiveBack = (giveBack: number): number => toRupees(inCash.givenBack(fromRupees(giveBack)));

/**
 * Reckons an amount typed against what is open on an account, in rupees: all that may be paid in that way, if the amount
 * is whole where notes ask for it, if it is above what is open, and what it leaves open.
 */
export function typedPayment({
  open,
  kind,
  method,
  amount,
}: {
  open: number;
  kind: 'paid' | 'returned';
  method: MoneyMethod;
  amount: number;
}): { all: number; isWhole: boolean; isTooMuch: boolean; leaves: number } {
  const inNotes = kind === 'paid' ? cashToTake(open) : cashToGiveBack(open);
  const all = method === 'cash' ? inNotes : open;
  return {
    all,
    isWhole: method !== 'cash' || Number.isInteger(amount),
    isTooMuch: amount > Math.max(all, open),
    leaves: Math.max(0, minusRupees(open, amount)),
  };
}
