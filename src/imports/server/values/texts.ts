import { createHash } from 'node:crypto';
import type { Sentence } from '#base/failure.ts';
import { plainDigits } from '#base/figures/digits.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { gtinOf } from '#catalogue/catalogue.ts';
import { type ColumnWord, columnWord, RowRefused, leftOff, words } from './row-refused.ts';

/** One line with single spaces. Spaces and dashes that were decoded twice are repaired. */
export const tidy = (cell: string): string =>
  cell
    .replaceAll(/Â(?=\u00a0)/g, '')
    .replaceAll('â€“', '–')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text of limited length; a longer one is refused. */
export function readText(cell: string, column: ColumnWord, most: number): string {
  const plain = cell.trim();
  if (plain.length > most)
    throw new RowRefused(/*office*/ 'the {column} is longer than {most} letters', {
      column: columnWord(column),
      most,
    });
  return plain;
}

/** A title; every product needs one. */
export function readTitle(cell: string): string {
  const plain = readText(cell, 'title', 200);
  if (!plain) throw new RowRefused(/*office*/ 'the title is missing');
  if (/^(grand |sub ?)?total\b:?$/i.test(plain))
    throw new RowRefused(/*office*/ 'this row is a total, not a product');
  return plain;
}

/** A description, with its line breaks; undefined when the cell is empty. */
export const readDescription = (cell: string): string | undefined =>
  readText(cell, 'description', 5000) || undefined;

/** The plain text of HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\\n', '\n')
    .replaceAll(/&(nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(quot|#34);/g, '"')
    .replaceAll(/&(#39|apos|rsquo);/g, '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
}

/** Units of packs in other scripts, and the shop's own names for them. */
const UNITS_SAID: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:किलोग्राम|किग्रा|कि\.? ?ग्रा\.?|किलो|কিলো|কেজি)(?![\p{L}\p{M}])\.?/gu, '$1 kg'],
  [/(\d)\s*(?:ग्राम|ग्रा|গ্রাম)(?![\p{L}\p{M}])\.?/gu, '$1 g'],
  [/(\d)\s*(?:मिलीलीटर|मिली|मि\.? ?ली\.?|মিলি)(?![\p{L}\p{M}])\.?/gu, '$1 ml'],
  [/(\d)\s*(?:लीटर|लिटर|ली|লিটার)(?![\p{L}\p{M}])\.?/gu, '$1 l'],
  [/(\d)\s*(?:नग|पीस|পিস|টি)(?![\p{L}\p{M}])\.?/gu, '$1 pieces'],
];

/** The text with the digits and units of packs in Latin letters. */
const latinPacks = (text: string): string =>
  UNITS_SAID.reduce((said, [words, unit]) => said.replaceAll(words, unit), plainDigits(text));

const QUANTITY = /(\d+(?:\.\d+)?)\s*(kg|gms?|grams?|g|ml|ltrs?|litres?|lt|l|pcs?|pieces?)\b/gi;
const SEVERAL = /\+|&|\beach\b|\bfree\b|\bextra\b|\bget\b|\bbuy\b|\d\s*-\s*\d+(?:\.\d+)?\s*(?:kg|g|ml|l)\b/i;

/**
 * The net quantity in a title, for example `500 g`. Empty where there is none or more than one (sets, offers,
 * ranges), because a wrong price per kilo is worse than none.
 */
export function packInTitle(title: string): string {
  const words = latinPacks(title);
  const packOf = /\bpack of (\d+),? (\d+(?:\.\d+)?) ?(g|kg|ml|l) each\b/i.exec(words);
  if (packOf) return `${packOf[1]} x ${packOf[2]} ${packOf[3]!.toLowerCase()}`;
  if (SEVERAL.test(words) || /\bpack of\b/i.test(words)) return '';
  const found = [...words.matchAll(QUANTITY)];
  return found.length === 1 ? packFrom(found[0]!) : '';
}

/** A name without the packs in it: `Arhar dal 1 kg` is called `Arhar dal`. */
export const withoutPacks = (name: string): string => latinPacks(name).replaceAll(QUANTITY, ' ');

/** A pack as a column of a file has it; undefined when it is none that we understand. */
export function readPack(cell: string): string | undefined {
  const plain = latinPacks(cell).trim();
  const found = new RegExp(`^${QUANTITY.source}\\.?$`, 'i').exec(plain);
  return (found && packFrom(found)) || (parsePack(plain) && plain);
}

const WRAPPERS =
  /(?:^|\s)(?:pouch|packet|pack|pkt|bag|bottle|jar|tin|dabba|पाउच|पैकेट|थैली|बोतल|डिब्बा)(?=\s|$)/giu;

/** The pack that a unit is, as `250 ग्राम` and `Pouch (500 g)`; undefined when it is none that we understand. */
export const packOfUnit = (cell: string): string | undefined =>
  readPack(cell.replaceAll(/[()]/g, ' ').replaceAll(WRAPPERS, ' ')) || undefined;

const INSIDE =
  /(?:^|[^\d.])(\d{1,4})\s*(?:[x×*]\s*(\d+(?:\.\d+)?\s*(?:kg|gms?|g|ml|ltrs?|l)\b)|(?:pcs?|pieces?|nos?|pkts?|packets?|pouch(?:es)?|bottles?)\b|(?:पैकेट|पाउच|बोतल|डिब्बे|नग|पीस))/iu;
const ALONE = /^(?:of|=|:|-)?\s*(\d{1,4})$/i;

/** The contents of a carton, as `12 × 1 l`, `24 pcs` or a bare figure beside its name; undefined where it does not say so. */
export function insideOf(text: string): { holds: number; pack?: string } | undefined {
  const plain = latinPacks(text).trim();
  const [, count, each] = INSIDE.exec(plain) ?? ALONE.exec(plain) ?? [];
  const holds = Number(count ?? 0);
  if (holds === 0) return undefined;
  const pack = each && readPack(each);
  return { holds, ...(pack && { pack }) };
}

function packFrom([, amount, unit]: RegExpExecArray | RegExpMatchArray): string {
  const pack = `${amount} ${unit!
    .toLowerCase()
    .replace(/^(gms?|grams?)$/, 'g')
    .replace(/^(lt|ltrs?|litres?)$/, 'l')
    .replace(/^(pc|pcs|pieces?)$/, 'pieces')}`;
  return parsePack(pack) ? pack : '';
}

/** An SKU for a product of a file without SKUs. The same text always gives the same one. */
export const madeUpSku = (...words: string[]): string =>
  `T-${createHash('sha256').update(words.join('\u0000').toLowerCase()).digest('hex').slice(0, 12)}`;

/** The first address of a picture in a cell of another shop's file; empty when there is none. */
export function readPicture(cell: string): string {
  const [first = ''] = cell.trim().split(/[,;|]\s*(?=https?:)|\s+(?=https?:)/);
  return /^https?:\/\/[^\s"'<>\\]{1,490}$/.test(first) ? first : '';
}

/** A thumbnail of our own file: one of the shop's pictures, or an address. */
export function readThumbnail(cell: string): string {
  const given = cell.trim();
  if (given && !/^\/(?!\/)[^\s"'<>\\]{0,490}$/.test(given) && !readPicture(given)) {
    throw new RowRefused(/*office*/ 'the photo is neither one of the shop’s nor an https address');
  }
  return given;
}

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
