/**
 * A text as search compares it: small letters without accents; in Devanagari without the nukta and with one sign for
 * the nasal, because keyboards and people differ there (उड़द and उडद, आँवला and आंवला).
 */
export const fold = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    // A Greek word ends in another sigma than it is written with inside.
    .replaceAll('ς', 'σ')
    .replaceAll(/['’]/g, '');

/** The tokens of a text: its words folded and in the singular, figures apart from letters (`500g` is 500 and g). */
export const tokenize = (text: string): string[] =>
  (fold(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(singular);

/** English plurals fall together with their singular; the result need not be a word, only the same for both. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=o|ch|sh|ss|x)es$|(?<=[^su]|ie)s$/, '').replace(/(?<=..)(ie|y)$/, 'i');
}
