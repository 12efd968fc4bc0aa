import { withRoom } from '#search/server/index/goods/room.ts';
import { editDistance, lettersOf } from './typo-tolerance.ts';

/** A word by its place in the list, and its distance from the typed one. */
type Near = { at: number; distance: number };

/** Words to compare with what was typed. Each has its letters as a set of bits, so that most need not be compared. */
export type Spellings = {
  add(word: string): void;
  /** The words that are so many slips away at most, in the order in which they were added. */
  near(word: string, slips: number): Near[];
};

/** Opens an empty list of words. */
export function openSpellings(): Spellings {
  const words: string[] = [];
  let letters = new Int32Array(0);
  let lengths = new Uint16Array(0);
  return {
    add: (word) => {
      const count = words.push(word);
      letters = withRoom(letters, count);
      lengths = withRoom(lengths, count);
      letters[count - 1] = lettersOf(word);
      lengths[count - 1] = word.length;
    },
    near: (word, slips) => {
      const near: Near[] = [];
      if (slips === 0) return near;
      const own = lettersOf(word);
      for (let at = 0; at < words.length; at += 1) {
        const longer = lengths[at]! - word.length;
        if (longer > slips || longer < -slips || !areFew(own ^ letters[at]!, 2 * slips)) continue;
        const distance = editDistance(word, words[at]!, slips);
        if (distance <= slips) near.push({ at, distance });
      }
      return near;
    },
  };
}

/** True if at most so many bits are set: words that differ in more letters cannot be slips of one another. */
function areFew(bits: number, most: number): boolean {
  let rest = bits;
  for (let left = most; rest !== 0; left -= 1) {
    if (left === 0) return false;
    rest &= rest - 1;
  }
  return true;
}
