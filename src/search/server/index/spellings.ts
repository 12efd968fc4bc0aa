import { distance, wordsOf } from './search-text.ts';

/** Words that mean the same goods: what they are called in English, and every spelling that shoppers type. */
export type Group = { canonical: string; spellings: readonly string[] };

/** Goods that a spelling group stands for, ready to be compared. */
export type Goods = {
  /** The word under which the index keeps what is such goods; no shopper can type it. */
  mark: string;
  /** The words of the English name. */
  canonical: readonly string[];
  /** Every way to write the name, without spaces. */
  names: readonly string[];
};

/** A run of words in a query, and the goods that it stands for, if some group knows it. */
export type Segment = { words: string[]; goods: readonly Goods[] };

/** The spelling groups, ready to be looked up. */
export type Spellings = {
  /** Cuts a query into runs of words, the longest that some group knows first. */
  segments(words: readonly string[]): Segment[];
  /** The marks of all goods that a title names. */
  marksIn(title: readonly string[]): string[];
  /** What someone may be about to type who has typed this much. */
  startingWith(word: string): Goods[];
  /** What someone may have meant who mistyped it. */
  near(word: string): Goods[];
};

const GUESSES = 3;
const SHORTEST_PREFIX = 3;

/** Makes groups ready to be looked up. Spaces do not count: `agar batti` and `agarbatti` are the same. */
export function openSpellings(groups: readonly Group[]): Spellings {
  const byName = new Map<string, Goods[]>();
  const byFirstWord = new Map<string, { words: string[]; mark: string }[]>();
  let longest = 1;
  groups.forEach(({ canonical, spellings }, place) => {
    const phrases = [canonical, ...spellings].map(wordsOf).filter((words) => words.length > 0);
    const names = new Set(phrases.map((words) => words.join('')));
    const goods: Goods = { mark: `§${place}`, canonical: wordsOf(canonical), names: [...names] };
    for (const name of names) append(byName, name, goods);
    for (const words of phrases) append(byFirstWord, words[0]!, { words, mark: goods.mark });
    longest = Math.max(longest, ...phrases.map((words) => words.length));
  });
  const lookUp = (matches: (name: string) => boolean): Goods[] => {
    const found = [...byName].filter(([name]) => matches(name)).flatMap(([, goods]) => goods);
    return [...new Set(found)].slice(0, GUESSES);
  };
  return {
    segments: (words) => cut(words, byName, longest),
    marksIn: (title) => {
      const there = new Set(title);
      const named = title.flatMap((word) => byFirstWord.get(word) ?? []);
      return [
        ...new Set(
          named.filter(({ words }) => words.every((word) => there.has(word))).map(({ mark }) => mark),
        ),
      ];
    },
    startingWith: (word) => (word.length < SHORTEST_PREFIX ? [] : lookUp((name) => name.startsWith(word))),
    near: (word) => {
      const slips = slipsAllowed(word);
      return slips === 0 ? [] : lookUp((name) => distance(word, name, slips) <= slips);
    },
  };
}

/** How many slips of the finger a word may have before it is another word. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

function cut(words: readonly string[], known: ReadonlyMap<string, Goods[]>, longest: number): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < words.length;) {
    // One more than the longest, because someone may write as two words what is known as one.
    let length = Math.min(longest + 1, words.length - start);
    while (length > 1 && !known.has(words.slice(start, start + length).join(''))) length -= 1;
    const run = words.slice(start, start + length);
    segments.push({ words: run, goods: known.get(run.join('')) ?? [] });
    start += length;
  }
  return segments;
}

const append = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);
