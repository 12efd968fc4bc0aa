import { withLatinDigits } from './numbers.ts';
import { BUNCHES, PACKS, PIECES, RUPEES } from './quantity-words.ts';
import { unitNamed } from './units.ts';

/** A word of a list: as it is compared, and where it stands in the text. */
export type Token = { word: string; from: number; to: number };

const PARTS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75', '⅓': '.333', '⅔': '.667' };
/** Numbers, with a fraction or a range; rupee signs; words; every other sign by itself. */
const TOKEN =
  /\d+\s+[1-3]\/[2-8](?!\d)|[1-3]\/[2-8](?!\d)|\d*[½¼¾⅓⅔]|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?(?:[-–]\d+(?:\.\d+)?)?|\.\d+|\/-|₹|৳|[\p{L}\p{M}\u200c\u200d]+|\S/gu;
const SIGN = /^[^\p{L}\p{M}\p{N}₹৳%&+]$/u;

/** The words of one line, numbers apart from the units that are written to them (`2kg`). */
export function tokensOfLine(text: string): Token[] {
  const latin = withLatinDigits(text);
  return [...latin.matchAll(TOKEN)].flatMap((found) => {
    const [sign] = found;
    const token = { word: wordOf(sign), from: found.index, to: found.index + sign.length };
    if (SIGN.test(sign)) return [];
    return [token];
  });
}

/** A number that is written to a word which is no unit belongs to the word: `7up`, `b12`. */
export function joinNames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isOne = before !== undefined && before.to === token.from;
    const isNumberFirst = /^\d+$/.test(before?.word ?? '') && /^\p{L}/u.test(token.word);
    // `b12` and what is written to it is one name, too.
    const isName = /\p{L}/u.test(before?.word ?? '') && /\d/.test(before?.word ?? '');
    const isNumberLast = /^[\p{L}\p{M}]+$/u.test(before?.word ?? '') && /^\d+$/.test(token.word);
    if (
      isOne &&
      (isName || (isNumberFirst && !isOfAmount(token.word)) || (isNumberLast && !isOfAmount(before.word)))
    )
      joined[joined.length - 1] = { word: before.word + token.word, from: before.from, to: token.to };
    else joined.push(token);
  }
  return joined;
}

const isOfAmount = (word: string): boolean =>
  unitNamed(word) !== undefined ||
  word === 'x' ||
  word === 'w' ||
  [PACKS, PIECES, BUNCHES, RUPEES].some((some) => some.has(word));

/** A word in small letters and composed; a fraction as a decimal number. */
function wordOf(sign: string): string {
  const fraction = /^(\d*)\s*(?:(\d)\/(\d)|([½¼¾⅓⅔]))$/u.exec(sign);
  if (fraction) {
    const [, whole, over, under, part] = fraction;
    const rest = part ? Number(PARTS[part]) : Number(over) / Number(under);
    // `2/3` reads as no whole and a fraction; where the pattern took the 2 for the whole there is none left.
    return String(Math.round(((whole ? Number(whole) : 0) + rest) * 1000) / 1000);
  }
  if (/^\d{1,3}(,\d{3})+$/.test(sign)) return sign.replaceAll(',', '');
  if (/^\.\d+$/.test(sign)) return `0${sign}`;
  if (/^\d+,\d+$/.test(sign)) return sign.replace(',', '.');
  return sign.normalize('NFC').toLowerCase();
}
