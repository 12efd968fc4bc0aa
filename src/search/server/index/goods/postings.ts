/** Lists of numbers: what stood in them when they were last put together, one list after the other, and where each ends. */
export type ListsMemory = { numbers: Int32Array; ends: Int32Array };

/** Many lists of numbers that only grow, each in rising order. */
export type Postings = {
  add(list: number, number: number): void;
  /** The numbers of a list, not to be changed. */
  of(list: number): Int32Array;
  lengthOf(list: number): number;
  /** Writes all lists anew, without the numbers that `changed` answers with -1 and the others as it says. */
  rewrite(changed: (number: number) => number): void;
  memory(): ListsMemory;
};

const NONE = new Int32Array(0);
/** So many new numbers are kept apart before all lists are put together; in large lists, this share of them. */
const APART = 50_000;
const SHARE_APART = 0.25;

/** Opens lists, empty or from their memory. New numbers are kept apart, until they are so many that it is worth copying the rest. */
export function openPostings(kept?: ListsMemory): Postings {
  let { numbers, ends } = kept ?? { numbers: NONE, ends: NONE };
  let added: (number[] | undefined)[] = [];
  let apart = 0;
  let lists = ends.length;

  const settled = (list: number): Int32Array =>
    list < ends.length ? numbers.subarray(list === 0 ? 0 : ends[list - 1], ends[list]) : NONE;
  const putTogether = (changed?: (number: number) => number): void => {
    const all = new Int32Array(numbers.length + apart);
    const allEnds = new Int32Array(lists);
    let at = 0;
    const put = (from: ArrayLike<number>): void => {
      for (let one = 0; one < from.length; one += 1) {
        const number = changed ? changed(from[one]!) : from[one]!;
        if (number >= 0) all[at++] = number;
      }
    };
    for (let list = 0; list < lists; list += 1) {
      const before = settled(list);
      if (changed) put(before);
      else {
        all.set(before, at);
        at += before.length;
      }
      put(added[list] ?? NONE);
      allEnds[list] = at;
    }
    [numbers, ends, added, apart] = [at < all.length ? all.slice(0, at) : all, allEnds, [], 0];
  };

  return {
    add: (list, number) => {
      (added[list] ??= []).push(number);
      apart += 1;
      if (list >= lists) lists = list + 1;
      if (apart > APART + numbers.length * SHARE_APART) putTogether();
    },
    of: (list) => {
      const [before, after] = [settled(list), added[list]];
      if (!after) return before;
      const all = new Int32Array(before.length + after.length);
      all.set(before);
      all.set(after, before.length);
      return all;
    },
    lengthOf: (list) => settled(list).length + (added[list]?.length ?? 0),
    rewrite: putTogether,
    memory: () => {
      if (apart > 0) putTogether();
      return { numbers, ends };
    },
  };
}
