import { foldText } from '#platform/db/search-text.ts';

/** A word as it is compared, as it is heard (with the dots that folding takes away), and as it was typed. */
export type Token = { word: string; raw: string; typed: string };

const WORD = /\p{N}+|[\p{L}\p{M}\u200c\u200d]+/gu;
const PLAIN = /^[\u0020-\u007e]*$/;

/** The tokens of a text: its words folded and in the singular, figures apart from letters (`500g` is 500 and g). */
export function tokensOf(text: string): Token[] {
  if (PLAIN.test(text))
    return foldedWords(text).map((typed) => ({ word: singular(typed), raw: singular(typed), typed }));
  const written = text.replaceAll(/['’]/g, '').normalize('NFC').match(WORD) ?? [];
  return written.flatMap((raw) => tokenize(raw).map((word) => ({ word, raw, typed: raw })));
}

/** The tokens of a text as they are compared. */
export const tokenize = (text: string): string[] => foldedWords(text).map(singular);

const COMPOUND = /[a-z]+(?:-[a-z]+)+/gi;

/** Words with a hyphen as one word each, as many people write them: `closeup` of Close-Up. */
export const compoundsIn = (text: string): string[] =>
  text.match(COMPOUND)?.flatMap((compound) => tokenize(compound.replaceAll('-', ''))) ?? [];

/** Plain English needs no folding beyond small letters. */
const foldedWords = (text: string): readonly string[] =>
  (PLAIN.test(text)
    ? text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/\d+|[a-z]+/g)
    : foldText(text).match(WORD)) ?? [];

/** Words that most descriptions have, and that therefore find nothing in particular. */
const STOP_WORDS = new Set(
  'and are as at be by for from in is it its of on or that the this to with'.split(' '),
);

/** The tokens of a description that it can be found by. */
export const tokensOfDescription = (text: string): string[] =>
  tokenize(text).filter((word) => !STOP_WORDS.has(word));

/** English plurals fall together with their singular; the result need not be a word, only the same for both. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const last = word.charCodeAt(word.length - 1);
  // Only s, e and y change anything; nothing else pays for the patterns.
  if (last !== 115 && last !== 101 && last !== 121 && last !== 105) return word;
  return word.replace(/(?<=o|ch|sh|ss|x)es$|(?<=[^su]|ie)s$/, '').replace(/(?<=..)(ie|y)$/, 'i');
}
