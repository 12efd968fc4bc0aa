import { plainNumber } from './figures/digits.ts';
import { INDIA, LOCAL_DIGITS } from './phone-links.ts';
import { phoneDigits } from './phone.ts';

/**
 * A part of a search: a text, in lower case, to be found anywhere, or a whole phone number as `phoneDigits`. `typed` is a word in
 * other digits than 0 to 9, as names in the shop may have them: `राम २`.
 */
export type SearchTerm = { text: string; typed?: string } | { phone: string };

/** Digits as people write a number down: `98260 44444`, `98260-44444`, `(01234) 567 89`, `+91 98260`. */
const NUMBER = /(?<!\S)[+(]*\d[\d\s().-]*(?!\S)/g;

/**
 * Cuts a search into parts that must all be found. A phone number is one part, however it is spaced and whether it
 * begins with +91, 0 or neither; of the beginning of one, what is dialled before it is left out.
 */
export function searchTermsOf(search: string): SearchTerm[] {
  const numbers: SearchTerm[] = [];
  const typed = new Map<string, string>();
  const words = search
    .replaceAll('\0', '')
    .replaceAll(/\S+/g, (word) => {
      const plain = plainNumber(word);
      if (plain !== word) typed.set(plain, word);
      return plain;
    })
    .replaceAll(NUMBER, (written) => {
      const digits = withoutPrefix(written);
      if (digits === undefined) return written;
      numbers.push(digits.length < LOCAL_DIGITS ? { text: digits } : { phone: phoneDigits(digits) });
      return ' ';
    })
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^\+?[\d-]+$/.test(word) ? word.replaceAll(/[+-]/g, '') : word.replace(/^\+/, '')))
    .filter(Boolean);
  const terms = words.map((text) => {
    const otherwise = typed.get(text);
    return otherwise === undefined ? { text } : { text, typed: otherwise };
  });
  return [...terms, ...numbers];
}

/**
 * The digits of a text that can only be a phone number or its beginning; undefined for a text that may also be an
 * order's number.
 */
function withoutPrefix(written: string): string | undefined {
  const digits = written.replaceAll(/\D/g, '');
  if (/^\(?(?:\+|00)/.test(written)) return digits.replace(new RegExp(`^0*(?:${INDIA})?`), '') || undefined;
  if (/^\(?0/.test(written)) return digits.replace(/^0+/, '') || undefined;
  const isWhole = digits.length === LOCAL_DIGITS;
  const isWithCountry = digits.length === LOCAL_DIGITS + INDIA.length && digits.startsWith(INDIA);
  return isWhole || isWithCountry ? phoneDigits(digits) : undefined;
}
