import { divideRound, formatPaise, fromRupees } from '#base/figures/money.ts';
import { type Measure, parsePack } from '#base/figures/quantity.ts';
import type { Words } from '#base/language/language.ts';

const LARGE = 1000;

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
  // A pack's amount may have three decimals: both sides are made whole numbers before the one rounding.
  const thousandths = Math.round(amount * 1000);
  const each = divideRound(fromRupees(price) * 1000 * (isLarge ? LARGE : 1), thousandths);
  return i18n._((isLarge ? EACH_LARGE : EACH)[measure].id, { price: formatPaise(each) });
}
