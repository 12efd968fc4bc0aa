import { tokenize } from './tokenizer.ts';
import { editDistance, typosAllowed } from './typo-tolerance.ts';

/** Words that mean the same goods: what they are called in English, and every spelling that shoppers type. */
export type SynonymGroup = { id: string; canonical: string; spellings: readonly string[] };

/** Goods that a group stands for, ready to be compared. */
export type Goods = {
  /** The token under which the index keeps what is such goods; no shopper can type it. */
  token: string;
  /** The tokens of the English name. */
  canonical: readonly string[];
  /** Every way to write the name, without spaces. */
  names: readonly string[];
};

/** A run of tokens in a query, and the goods that it stands for, if some group knows it. */
export type Segment = { words: string[]; goods: readonly Goods[] };

/** The synonym groups, ready to be looked up. */
export type Synonyms = {
  /** Cuts a query into runs of tokens, the longest that some group knows first. */
  segments(words: readonly string[]): Segment[];
  /** The tokens of all goods that a title names. */
  goodsIn(title: readonly string[]): string[];
  /** What someone may be about to type who has typed this much. */
  startingWith(word: string): Goods[];
  /** What someone may have meant who made a typo. */
  near(word: string): Goods[];
};

const GUESSES_AT_MOST = 3;
const SHORTEST_PREFIX = 3;

/** Makes groups ready to be looked up. Spaces do not count: `agar batti` and `agarbatti` are the same. */
export function openSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byName = new Map<string, Goods[]>();
  const byFirstWord = new Map<string, { words: string[]; token: string }[]>();
  let longest = 1;
  for (const group of groups) {
    const phrases = phrasesOf(group);
    const names = new Set(phrases.map((words) => words.join('')));
    const goods: Goods = { token: `§${group.id}`, canonical: tokenize(group.canonical), names: [...names] };
    for (const name of names) append(byName, name, goods);
    for (const words of phrases) append(byFirstWord, words[0]!, { words, token: goods.token });
    longest = Math.max(longest, ...phrases.map((words) => words.length));
  }
  const lookUp = (matches: (name: string) => boolean): Goods[] => {
    const found = [...byName].filter(([name]) => matches(name)).flatMap(([, goods]) => goods);
    return [...new Set(found)].slice(0, GUESSES_AT_MOST);
  };
  return {
    segments: (words) => cut(words, byName, longest),
    goodsIn: (title) => {
      const there = new Set(title);
      const named = title.flatMap((word) => byFirstWord.get(word) ?? []);
      const whole = named.filter(({ words }) => words.every((word) => there.has(word)));
      return [...new Set(whole.map(({ token }) => token))];
    },
    startingWith: (word) => (word.length < SHORTEST_PREFIX ? [] : lookUp((name) => name.startsWith(word))),
    near: (word) => {
      const typos = typosAllowed(word);
      return typos === 0 ? [] : lookUp((name) => editDistance(word, name, typos) <= typos);
    },
  };
}

/** Every way to write what a group stands for, in tokens. */
export const phrasesOf = ({ canonical, spellings }: SynonymGroup): string[][] =>
  [canonical, ...spellings].map(tokenize).filter((words) => words.length > 0);

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
