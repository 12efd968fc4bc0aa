import { divideRound, formatPaise, fromRupees } from '#base/money.ts';
import { type Measure, parsePack } from '#base/quantity.ts';

const LARGE = 1000;
const LARGE_NAMES: Record<Measure, string> = { g: 'kg', ml: 'litre', piece: 'piece' };

/**
 * The unit price of a packed good, as the packaged commodities rules (rule 6(11)) require: per gram or millilitre
 * when the pack holds less than a kilogram or litre, per kilogram or litre when it holds more, per piece when
 * counted; with two decimals. Undefined where the pack is unknown or is exactly that unit.
 */
export function unitPrice(price: number, pack: string): string | undefined {
  const held = parsePack(pack);
  if (!held) return undefined;
  const { amount, measure } = held;
  const isCounted = measure === 'piece';
  if (amount === (isCounted ? 1 : LARGE)) return undefined;
  const isLarge = !isCounted && amount > LARGE;
  // A pack's amount may have three decimals: both sides are made whole numbers before the one rounding.
  const thousandths = Math.round(amount * 1000);
  const each = divideRound(fromRupees(price) * 1000 * (isLarge ? LARGE : 1), thousandths);
  return `${formatPaise(each)} per ${isLarge ? LARGE_NAMES[measure] : measure}`;
}
