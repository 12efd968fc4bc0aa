import { checkDigitOf, gtinOf } from './barcode.ts';

/** A scale's label: the barcode of the same goods without a weight, and the weight. */
export type ScaleCode = { goods: string; grams: number };

/**
 * Reads the barcode of a scale: thirteen digits that begin with 20 to 29, five for the goods, five for the grams, and the check
 * digit. Undefined of any other barcode.
 */
export function readScaleCode(scanned: string): ScaleCode | undefined {
  const digits = gtinOf(scanned);
  if (digits?.length !== 13 || !digits.startsWith('2')) return undefined;
  const grams = Number(digits.slice(7, 12));
  if (grams === 0) return undefined;
  const bare = `${digits.slice(0, 7)}00000`;
  return { goods: `${bare}${checkDigitOf(bare)}`, grams };
}
