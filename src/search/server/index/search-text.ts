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
    .replaceAll(/['’]/g, '');

/** The words of a text as search compares them: folded, singular, figures apart from letters (`500g` is 500 and g). */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map(singular);

/** English plurals fall together with their singular; the result need not be a word, only the same for both. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=o|ch|sh|ss|x)es$|(?<=[^su]|ie)s$/, '').replace(/(?<=..)(ie|y)$/, 'i');
}

/** How many letters must be changed, added, left out or swapped with the next to make one word of the other, up to a limit. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBack: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      now[column] = Math.min(before[column]! + 1, now[column - 1]! + 1, before[column - 1]! + (same ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) now[column] = Math.min(now[column]!, twoBack[column - 2]! + 1);
    }
    if (Math.min(...now) > limit) return limit + 1;
    [twoBack, before] = [before, now];
  }
  return before[b.length]!;
}
