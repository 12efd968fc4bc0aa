import { foldText } from '#platform/db/search-text.ts';

/** The tokens of a text: its words folded and in the singular, figures apart from letters (`500g` is 500 and g). */
export const tokenize = (text: string): string[] =>
  (foldText(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(singular);

/** English plurals fall together with their singular; the result need not be a word, only the same for both. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=o|ch|sh|ss|x)es$|(?<=[^su]|ie)s$/, '').replace(/(?<=..)(ie|y)$/, 'i');
}
