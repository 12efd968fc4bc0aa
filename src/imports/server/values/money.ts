import { plainDigits } from '#base/figures/digits.ts';
import { divideRound, fromRupees, type Paise, paise, toRupees, ZERO } from '#base/figures/money.ts';
import { changedShare, type Share } from '#base/figures/percent.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { isWholePaise } from '#base/figures/rupees.ts';
import { GOODS_CEILING } from '#catalogue/catalogue.ts';
import type { Answers, Margin } from '#imports/imports.ts';
import { gramsOf, withPoint, readUnit, type UnitRead, type UnitSold } from './count.ts';
import { type ColumnWord, columnWord, RowAsks, RowRefused, short } from './row-refused.ts';
/** Names of rupees in Latin letters, Hindi and Bengali. */
const RUPEES = /₹|\b(?:rupees?|inr)\b\.?|\brs\b\.?|rs\.?(?=\s*\p{Nd})|रुपये|रुपए|रु\.?|रू\.?|টাকা|৳/giu;
/** `45/-`, `45/=`, and `45 per kg`, `45/kg` or `45/- per kg`. */
const AFTER = /(?:\s*(?:\/\s*[-=]+|(?:\/|\bper\b|प्रति)\s*\p{L}[\p{L}\p{M}]*\.?))+\s*$/iu;
const UNIT_AFTER = /(?:\/|\bper\b|प्रति)\s*(\p{L}[\p{L}\p{M}]*)\.?\s*(?:\/\s*[-=]+)?\s*$/iu;
const FOREIGN = /[$€£¥]|\b(?:usd|eur|gbp|jpy|cny|aed|npr|bdt|lkr|pkr|aud|cad|sgd)\b/i;

/**
 * Rupees as people and programs write them (`49.90`, `₹1,23,456`, `Rs. 20`, `45/-`, `४५`, `12.50 INR`), in paise;
 * undefined when the cell is empty. Another currency is asked about.
 */
export function readMoney(cell: string, column: ColumnWord, answers: Answers = {}): Paise | undefined {
  if (cell.trim() === '') return undefined;
  const named = { column: columnWord(column), cell: short(cell.trim()) };
  const foreign = FOREIGN.exec(cell)?.[0];
  if (foreign !== undefined && answers.currency !== 'rupees')
    throw new RowAsks('currency', /*office*/ 'the {column} is not in rupees: {cell}', named);
  const plain = plainDigits(cell)
    .replaceAll(RUPEES, ' ')
    .replace(FOREIGN, ' ')
    .replace(AFTER, '')
    .replaceAll(/\s/g, '');
  if (/^[-−(]\d/.test(plain)) throw new RowRefused(/*office*/ 'the {column} is below zero: {cell}', named);
  const digits = withPoint(plain);
  if (!/^\d+(\.\d+)?$/.test(digits))
    throw new RowRefused(/*office*/ 'the {column} is not a number: {cell}', named);
  const rupees = Number(digits);
  if (rupees > GOODS_CEILING) throw new RowRefused(/*office*/ 'the {column} is too large', named);
  if (!isWholePaise(rupees))
    throw new RowRefused(/*office*/ 'the {column} has more than two decimals', named);
  return fromRupees(rupees);
}

/** The unit that a price is for, where it stands beside it: `45/kg`, `72 per dozen`. */
export const unitOfPrice = (cell: string): UnitRead | undefined => readUnit(UNIT_AFTER.exec(cell)?.[1] ?? '');

/** The unit that a price in a cell is for, where another unit than the row's stands beside it or in its column's name. */
export type PriceOf = { cell: string; unit: UnitSold | undefined; heading?: UnitRead | undefined };

/**
 * The share of a price that one of what is sold costs: of a price for a quintal the hundredth part, for a kilo; of a
 * price for a carton that of one piece.
 */
export function shareOf({ cell, unit, heading }: PriceOf): Share {
  const said = unitOfPrice(cell) ?? heading;
  const priced = said && gramsOf(said);
  const sold = unit && gramsOf(unit);
  if (sold !== undefined) return { of: 1000, in: priced ?? sold };
  const pack = parsePack(unit?.pack ?? '');
  if (priced !== undefined && pack?.measure === 'g' && Number.isInteger(pack.amount))
    return { of: pack.amount, in: priced };
  return { of: 1, in: said && !said.isCarton ? 1 : (unit?.holds ?? 1) };
}

/** A share of an amount, rounded once. */
export const partOf = (amount: Paise, share: Share): Paise => divideRound(amount * share.of, share.in);

/** A purchase price as its cell has it, and the share of it that one of what is sold costs. */
export type Bought = { amount: Paise; share: Share };

/**
 * The selling price that a margin makes of a purchase price, rounded once. It ends at the MRP: above that nothing may be
 * sold.
 */
export function withMargin({ amount, share }: Bought, margin: Margin, mrp: Paise | undefined): Paise {
  const price = changedShare(amount, share, margin);
  if (toRupees(price) > GOODS_CEILING)
    throw new RowRefused(/*office*/ 'the {column} is too large', { column: columnWord('price') });
  return mrp && price > mrp && partOf(amount, share) <= mrp ? mrp : price;
}

/** The prices of a row, in paise. `offer` is the price while it is lower than `price`. */
export type PricesSaid = {
  price?: Paise | undefined;
  offer?: Paise | undefined;
  cutPrice?: Paise | undefined;
};

/**
 * The price and the cut price (the MRP). Without a cut price both are equal, and the price is never above it. A price of
 * 0 is asked about.
 */
export function readPrices({ price, offer, cutPrice }: PricesSaid, answers: Answers = {}) {
  if (price === undefined && offer === undefined) throw new RowRefused(/*office*/ 'the price is missing');
  const asked = offer || price || ZERO;
  const struck = cutPrice || paise(Math.max(asked, price ?? 0));
  if (asked === 0 && answers.free !== 'take') throw new RowAsks('free', /*office*/ 'the price is 0');
  if (asked > struck) throw aboveCutPrice(asked, struck);
  return { price_paise: asked, cut_price_paise: struck };
}

/** Why a row is left out whose price is above its cut price. */
export const aboveCutPrice = (price: Paise, cutPrice: Paise): RowRefused =>
  new RowRefused(/*office*/ 'the price {price} is above the cut price {cutPrice}', {
    price: toRupees(price),
    cutPrice: toRupees(cutPrice),
  });
