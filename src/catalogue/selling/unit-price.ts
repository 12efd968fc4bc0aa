import { divideRound, formatPaise, fromRupees, type Paise } from '#base/figures/money.ts';
import { type Measure, type Pack, parsePack } from '#base/figures/quantity.ts';
import type { Words } from '#base/language/language.ts';
import type { Compared } from './each-text.ts';

const LARGE = 1000;
const SMALL = 100;

const EACH: Record<Measure, { id: string }> = {
  g: /*i18n*/ { id: 'shop.unitPrice.g' },
  ml: /*i18n*/ { id: 'shop.unitPrice.ml' },
  piece: /*i18n*/ { id: 'shop.unitPrice.piece' },
};
const EACH_LARGE: Record<Measure, { id: string }> = {
  g: /*i18n*/ { id: 'shop.unitPrice.kg' },
  ml: /*i18n*/ { id: 'shop.unitPrice.litre' },
  piece: EACH.piece,
};

/**
 * The unit price of a packed good, as the packaged commodities rules (rule 6(11)) require: per gram or millilitre
 * when the pack holds less than a kilogram or litre, per kilogram or litre when it holds more, per piece when
 * counted; with two decimals. Undefined where the pack is unknown or is exactly that unit. The law's declarations keep
 * the signs g, kg, ml and L in every language.
 */
export function unitPrice(i18n: Words, price: number, pack: string): string | undefined {
  const held = parsePack(pack);
  if (!held) return undefined;
  const { amount, measure } = held;
  const isCounted = measure === 'piece';
  if (amount === (isCounted ? 1 : LARGE)) return undefined;
  const isLarge = !isCounted && amount > LARGE;
  const each = priceOf(fromRupees(price), held, isLarge ? LARGE : 1);
  return i18n._((isLarge ? EACH_LARGE : EACH)[measure].id, { price: formatPaise(each) });
}

const COMPARED = {
  g: ['kg', '100g'],
  ml: ['litre', '100ml'],
  piece: ['piece', 'piece'],
} as const satisfies Record<Measure, [Compared, Compared]>;

/**
 * The price that packs are compared by, beside loose goods too: of a kilogram, a litre or a piece; of 100 g or 100 ml where
 * the pack holds less than that. None where the pack is unknown, or its own price says it.
 */
export function comparedPrice(price: Paise, pack: string): { each: Paise; per: Compared } | undefined {
  const held = parsePack(pack);
  if (!held) return undefined;
  const { amount, measure } = held;
  const isSmall = amount < SMALL;
  const unit = measure === 'piece' ? 1 : isSmall ? SMALL : LARGE;
  if (amount === unit) return undefined;
  return { each: priceOf(price, held, unit), per: COMPARED[measure][isSmall ? 1 : 0] };
}

/** The price of so much of what a pack holds. A pack's amount may have three decimals: both sides are made whole first. */
const priceOf = (price: Paise, { amount }: Pack, wanted: number): Paise =>
  divideRound(price * 1000 * wanted, Math.round(amount * 1000));
