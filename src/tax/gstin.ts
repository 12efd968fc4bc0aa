import * as v from 'valibot';
import { isStateCode, type StateCode } from './states.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;
// State, PAN (five letters, four digits, a letter), which registration of that PAN, Z, check character.
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The mistake in a GST number, as a sentence for its field; undefined for a good one. */
export function gstinMistake(gstin: string): string | undefined {
  if (gstin.length !== LENGTH) return NOT_WHOLE;
  if (!isStateCode(gstin.slice(0, 2))) return /*i18n*/ 'A GST number begins with the two digits of a state';
  if (!SHAPE.test(gstin))
    return /*i18n*/ 'This is not how a GST number is built: look again at each letter and digit';
  if (checkCharacter(gstin) !== gstin.at(-1))
    return /*i18n*/ 'A letter or digit of this GST number is wrong: its last character does not fit';
  return undefined;
}

const NOT_WHOLE = /*i18n*/ 'A GST number has 15 letters and digits';

/** The check character that the first 14 characters of a GST number ask for. */
function checkCharacter(gstin: string): string | undefined {
  const base = ALPHABET.length;
  let sum = 0;
  for (let index = 0; index < LENGTH - 1; index++) {
    const weighed = ALPHABET.indexOf(gstin[index] ?? '') * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(weighed / base) + (weighed % base);
  }
  return ALPHABET[(base - (sum % base)) % base];
}

/** A number as it was typed: without spaces, in capitals. */
export const tidyGstin = (given: string): string => given.replaceAll(/[\s-]/g, '').toUpperCase();

/** The state of a GST number; undefined as long as its first two digits are none. */
export function stateOf(gstin: string): StateCode | undefined {
  const code = gstin.slice(0, 2);
  return isStateCode(code) ? code : undefined;
}

/** A GST number as the government wrote it, or an empty text for none. */
export const GstinOrNone = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(30, NOT_WHOLE),
  v.transform(tidyGstin),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const message = gstinMistake(dataset.value);
    if (message !== undefined) addIssue({ message });
  }),
);
