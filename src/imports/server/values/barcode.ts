import type { Sentence } from '#base/failure.ts';
import { gtinOf } from '#catalogue/catalogue.ts';
import { leftOff, words } from './row-refused.ts';
import { plainDigits } from './unit.ts';

const NONE = /^(0+|[-–—.]+|n\/?a|nil|none|no|null)?$/i;
/** A long number as a spreadsheet rewrites it: `8.90149E+12`. */
const POWER = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i;

/** A barcode as a file has it: none where the cell is empty. One that cannot be read is left off, with a note. */
export function readBarcode(cell: string): { barcode: string; note?: Sentence } {
  const plain = plainDigits(cell).trim();
  if (NONE.test(plain)) return { barcode: '' };
  const power = POWER.exec(plain);
  const barcode = power ? gtinOf(digitsOf(power)) : firstGtin(plain);
  if (barcode !== undefined) return { barcode };
  const problem = power
    ? /*office*/ 'the spreadsheet cut this barcode short'
    : /*office*/ 'it is not a barcode, or was mistyped';
  return { barcode: '', note: leftOff(plain, words(problem)) };
}

/** All digits of a number that is written with a power of ten; empty where some of them are lost. */
const digitsOf = ([, first = '', rest = '', power = '']: RegExpExecArray): string =>
  rest.length === Number(power) ? first + rest : '';

/** Of several in one cell, the first; a spreadsheet may have written it with a decimal point. */
const firstGtin = (plain: string): string | undefined =>
  plain
    .split(/[,;|/]/)
    .map((one) => gtinOf(one.replace(/\.0*$/, '').replaceAll(/\D/g, '')))
    .find((gtin) => gtin !== undefined);
