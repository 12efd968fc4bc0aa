import { foldText } from '#platform/db/search-text.ts';

/** The tokens of a text: its words folded and in the singular, figures apart from letters (`500g` is 500 and g). */
export const tokenize = (text: string): string[] =>
  (foldText(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(singular);

/** Words that most descriptions have, and that therefore find nothing in particular. */
const STOP_WORDS = new Set(
  'and are as at be by for from in is it its of on or that the this to with'.split(' '),
);

/** The tokens of a description that it can be found by. */
export const tokensOfDescription = (text: string): string[] =>
  tokenize(text).filter((word) => !STOP_WORDS.has(word));

/** The tokens of a query; its last word may only have begun, so it counts whatever it is. */
export const tokensOfQuery = (query: string): string[] =>
  tokenize(query).filter((word, at, words) => at === words.length - 1 || !STOP_WORDS.has(word));

/** English plurals fall together with their singular; the result need not be a word, only the same for both. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=o|ch|sh|ss|x)es$|(?<=[^su]|ie)s$/, '').replace(/(?<=..)(ie|y)$/, 'i');
}
