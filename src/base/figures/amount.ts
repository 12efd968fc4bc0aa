import type { Words } from '#base/language/language.ts';
import { grouped, divideRound, type Paise, times } from './money.ts';
// Outside, a quantity is a number in the product's unit: 0.75 of a kg. Inside, an amount is a whole number of grams,
// millilitres or pieces, so that sums and stocks are exact. Both sides reckon with what stands here.

/** The ways of selling goods: by the piece, or loose by weight or by volume. */
export const SOLD_BY = ['piece', 'weight', 'volume'] as const;
/** A way of selling goods: by the piece, by weight or by volume. */
export type SoldBy = (typeof SOLD_BY)[number];

/** The least amount that is sold, and the steps in which it grows. */
export type AmountRule = { least: number; step: number };

const IN_A_UNIT = 1000;

/**
 * True if goods are weighed or poured out. Goods that a browser kept from an older release have no such field and are
 * counted.
 */
export const isLoose = (soldBy: SoldBy | undefined): boolean => soldBy === 'weight' || soldBy === 'volume';

/** The amount of a quantity; undefined when that is no whole number of grams, millilitres or pieces. */
export function amountOf(quantity: number, soldBy: SoldBy | undefined): number | undefined {
  const exact = isLoose(soldBy) ? quantity * IN_A_UNIT : quantity;
  const amount = Math.round(exact);
  return Math.abs(exact - amount) < 1e-6 ? amount : undefined;
}

/** The quantity of an amount. */
export const quantityOf = (amount: number, soldBy: SoldBy | undefined): number =>
  isLoose(soldBy) ? amount / IN_A_UNIT : amount;

/** The cost of a quantity at a price for one unit, rounded half up to the paisa. */
export const costOf = (price: Paise, quantity: number): Paise =>
  Number.isInteger(quantity)
    ? times(price, quantity)
    : divideRound(price * Math.round(quantity * IN_A_UNIT), IN_A_UNIT);

/** True if an amount can be ordered. */
export const fits = (amount: number, { least, step }: AmountRule): boolean =>
  amount >= least && amount % step === 0;

/** The most that can be ordered of so much; 0 where that is less than the least. */
export function mostOf(amount: number, { least, step }: AmountRule): number {
  const whole = amount - (amount % step);
  return whole >= least ? whole : 0;
}

/** The amount of loose goods for a sum of money, never for more; 0 if the least amount costs more. */
export const amountFor = (money: Paise, price: Paise, rule: AmountRule): number =>
  price > 0 ? mostOf(Math.floor((money * IN_A_UNIT) / price), rule) : 0;

/** A quantity as people write it: 750 g, 1.25 kg, 500 ml, 2 litres; what is counted carries no word. */
export function formatQuantity(i18n: Words, quantity: number, unit: string | undefined): string {
  if (unit === 'gram') return i18n._('shop.unit.gram', { amount: formatNumber(quantity) });
  const isPart = quantity > 0 && quantity < 1;
  const parts = formatNumber(quantity * IN_A_UNIT);
  if (unit === 'kg')
    return isPart
      ? i18n._('shop.unit.gram', { amount: parts })
      : i18n._('shop.unit.kilo', { amount: formatNumber(quantity) });
  if (unit !== 'litres') return formatNumber(quantity);
  return isPart
    ? i18n._('shop.unit.millilitre', { amount: parts })
    : i18n._('shop.unit.litre', { count: quantity, amount: formatNumber(quantity) });
}

/** A number with at most three decimals: European digits in Indian grouping, in every language. */
export const formatNumber = (value: number): string => grouped(exact(value));

/** To the gram: 0.1 and 0.2 of a kilo are 0.3. */
export const exact = (quantity: number): number => Math.round(quantity * IN_A_UNIT) / IN_A_UNIT;
