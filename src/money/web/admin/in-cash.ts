import { fromRupees, toRupees } from '#base/figures/money.ts';
import { inCash } from '#money/payments.ts';

/** Cash to take for an amount due, in rupees: whole rupees, rounded down. */
export const cashToTake = (due: number): number => toRupees(inCash.taken(fromRupees(due)));

/** Cash to give back for an overpayment, in rupees: whole rupees, rounded up. */
export const cashToGiveBack = (giveBack: number): number => toRupees(inCash.givenBack(fromRupees(giveBack)));
