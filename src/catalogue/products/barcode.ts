// Barcodes of goods, without schemas. A GTIN has 8, 12, 13 or 14 digits, of which the last checks the others.

const LENGTHS = [8, 12, 13, 14];

/** The digits of a barcode as a person or a scanner types it; undefined when it is no GTIN, or was mistyped. */
export function gtinOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  return checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : undefined;
}

/**
 * The last digit of a GTIN: from the right, every other digit counts three times; the check digit brings the sum to a
 * multiple of ten.
 */
export function checkDigitOf(digits: string): number {
  const weighted = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return (10 - (weighted.reduce((sum, value) => sum + value, 0) % 10)) % 10;
}

/**
 * One barcode can be written in two lengths: twelve digits, or thirteen with a zero before them. Both are looked up.
 */
export function sameBarcodes(gtin: string): string[] {
  const bare = gtin.replace(/^0+/, '');
  const written = LENGTHS.filter((length) => length >= bare.length).map((length) =>
    bare.padStart(length, '0'),
  );
  return [...new Set([gtin, ...written])];
}

/** A scale's label: the barcode of the same goods without a weight, and the weight. */
type ScaleCode = { goods: string; grams: number };

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
