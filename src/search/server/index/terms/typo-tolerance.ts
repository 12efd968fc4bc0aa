/** The number of typos that a word may have. */
export const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The number of letters to change, add, leave out or swap with the next to turn one word into the other, up to a limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
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

/** The letters of a word as a set of bits: words that differ in many cannot be slips of one another. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}
