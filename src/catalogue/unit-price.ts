import { divideRound, formatPaise, fromRupees } from '#base/money.ts';
import { type Measure, parsePack } from '#base/quantity.ts';

const LARGE = 1000;
const LARGE_NAMES: Record<Measure, string> = { g: 'kg', ml: 'litre', piece: 'piece' };

/**
 * What a packed good costs per unit, as the packaged commodities rules (rule 6(11)) want it: per gram or millilitre
 * when the pack holds less than a kilogram or litre, per kilogram or litre when it holds more, per piece when counted;
 * to two decimals. Nothing where the pack is unknown, or is itself exactly that unit.
 */
export function unitPrice(price: number, pack: string): string | undefined {
  const held = parsePack(pack);
  if (!held) return undefined;
  const { amount, measure } = held;
  const isCounted = measure === 'piece';
  if (amount === (isCounted ? 1 : LARGE)) return undefined;
  const isLarge = !isCounted && amount > LARGE;
  // A pack's amount may have three decimals: both sides are made whole before the one rounding.
  const thousandths = Math.round(amount * 1000);
  const each = divideRound(fromRupees(price) * 1000 * (isLarge ? LARGE : 1), thousandths);
  return `${formatPaise(each)} per ${isLarge ? LARGE_NAMES[measure] : measure}`;
}
