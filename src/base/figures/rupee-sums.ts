import { fromRupees, minus, type Paise, sum, toRupees } from './money.ts';

// Sums and differences of amounts in rupees, exact to the paisa: for the browser, which shows the API's rupees. The
// server reckons in paise.

/** The sum of the amounts named, in rupees. */
export const plusRupees = (...amounts: readonly number[]): number => toRupees(sum(amounts.map(fromRupees)));

/** An amount without another, in rupees. */
export const minusRupees = (amount: number, other: number): number =>
  toRupees(minus(fromRupees(amount), fromRupees(other)));

/** Figures that the browser reckoned in paise, in rupees like those of the API; null stays null. */
export const allInRupees = <Figures extends Readonly<Record<string, Paise | null>>>(figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, amount]) => [name, amount === null ? null : toRupees(amount)]),
  ) as { [Name in keyof Figures]: null extends Figures[Name] ? number | null : number };
