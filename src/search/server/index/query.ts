import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import type { Goods, Segment, Synonyms } from './synonyms.ts';
import { typosAllowed } from './typo-tolerance.ts';

/** The fields of the inverted index; `goods` holds what the title names, by the tokens of the synonym groups. */
export const FIELDS = ['title', 'goods', 'brand', 'shelf', 'description'] as const;
/** The fields that say what a product is, and not only what it has to do with. */
export const NAMING_FIELDS: readonly string[] = ['title', 'goods', 'brand'];
const NAMES = ['title', 'brand'];
const REST = ['shelf', 'description'];

/** How every query is asked: its words are tokens already. */
export const SEARCH_OPTIONS: SearchOptions = {
  tokenize: (word) => [word],
  processTerm: (word) => word,
  weights: { prefix: 0.5, fuzzy: 0.3 },
  boost: { title: 6, goods: 12, brand: 2, shelf: 1.5, description: 1 },
};

/** All segments of the query must be found, each as typed or by its synonyms; with typos, or something near it. */
export const everySegment = (
  segments: readonly Segment[],
  synonyms: Synonyms,
  withTypos: boolean,
): QueryCombination => ({
  combineWith: 'AND',
  queries: segments.map((segment, at) =>
    segmentQuery(segment, { isLast: at === segments.length - 1, synonyms, withTypos }),
  ),
});

/** Each of the tokens must be found. */
export const phrase = (words: readonly string[], how: SearchOptions): QueryCombination => ({
  fields: [...NAMES, ...REST],
  ...how,
  combineWith: 'AND',
  queries: [...words],
});

type How = { isLast: boolean; synonyms: Synonyms; withTypos: boolean };

function segmentQuery({ words, goods }: Segment, { isLast, synonyms, withTypos }: How): Query {
  const joined = words.join('');
  const isKnown = goods.length > 0;
  const guesses = [
    ...(isLast && !isKnown ? synonyms.startingWith(joined) : []),
    ...(withTypos && !isKnown ? synonyms.near(joined) : []),
  ];
  return {
    combineWith: 'OR',
    queries: [
      ...(isKnown ? [phrase(words, { boostTerm: () => TYPED })] : asTyped(joined, isLast, withTypos)),
      ...goods.map((known) => namesGoods(known, 1)),
      ...goods.map((known) => phrase(known.canonical, {})),
      ...guesses.map((guess) => namesGoods(guess, 0.5)),
    ],
  };
}

// Where a word stands for goods, being such goods weighs more than carrying this very spelling in the title.
const TYPED = 0.4;

/**
 * A word that may be a beginning or a typo: of a title or a brand. Descriptions must have the whole word, and two
 * letters begin too much to look beyond titles.
 */
const asTyped = (word: string, isLast: boolean, withTypos: boolean): QueryCombination[] => [
  // The names last: of two queries for one word, MiniSearch tells in which fields the later one found it.
  phrase([word], { fields: REST }),
  phrase([word], {
    fields: isLast && word.length === 2 ? ['title'] : NAMES,
    prefix: isLast && word.length > 1,
    fuzzy: withTypos && typosAllowed(word),
  }),
];

const namesGoods = ({ token }: Goods, boost: number): QueryCombination => ({
  combineWith: 'OR',
  queries: [token],
  fields: ['goods'],
  boostTerm: () => boost,
  // A title is no less such goods for naming others too, and most titles name none: length says nothing.
  bm25: { k: 1.2, b: 0, d: 0.5 },
});
