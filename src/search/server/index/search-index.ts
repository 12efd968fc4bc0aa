import MiniSearch, {
  type Query,
  type QueryCombination,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { CATEGORY_LABELS, type Category } from '#catalogue/catalogue.ts';
import { wordsOf } from './search-text.ts';
import { type Goods, type Segment, slipsAllowed, type Spellings } from './spellings.ts';

/** What search knows of a product besides its words. */
export type Facts = {
  id: string;
  category: Category;
  price: number;
  rating: number;
  stock: number;
  popularity: number;
  createdAt: string;
  revision: number;
};
/** What search reads of a product. */
export type Words = { title: string; brand: string; description: string };

/** The goods of the shop as search knows them, in the memory of this process. */
export type SearchIndex = {
  put(facts: Facts, words: Words): void;
  /** New figures for a product whose words are the same. */
  update(facts: Facts): void;
  remove(id: string): void;
  facts(id: string): Facts | undefined;
  ids(): Iterable<string>;
  readonly size: number;
  /** What a query finds, best first. */
  find(query: string): Facts[];
};

const FIELDS = ['title', 'goods', 'brand', 'category', 'description'];
const BOOST = { title: 6, goods: 12, brand: 2, category: 1.5, description: 1 };
const ENOUGH = 5;

/** Opens an empty index for a shop that knows these spellings; other spellings need another index. */
export function openIndex(spellings: Spellings): SearchIndex {
  const known = new Map<string, Facts & Called>();
  const index = newMiniSearch(spellings);
  const run = (query: QueryCombination, names: ReadonlySet<string>): Facts[] => {
    const boostDocument = (id: string): number => weight(known.get(id)!, names);
    const results = index.search(query, { ...AS_WORDS, boost: BOOST, boostDocument });
    // MiniSearch multiplies by how many words of the query matched: right for some of them, wrong for other spellings.
    const fair =
      query.combineWith === 'OR' ? results : results.map(byOneWord).toSorted((a, b) => b.score - a.score);
    return fair.map(({ id }) => known.get(id as string)!);
  };
  const find = (words: readonly string[]): Facts[] => {
    const segments = spellings.segments(words);
    if (segments.length === 0) return [];
    const names = namesIn(segments);
    const typed = run(every(segments, spellings, false), names);
    const begun = begunWith(words);
    const asTyped = begun.length > 0 ? append(typed, begun) : typed;
    if (asTyped.length >= ENOUGH) return asTyped;
    const loosely = every(segments, spellings, true);
    const mistyped = append(asTyped, run(loosely, names));
    if (mistyped.length > 0 || segments.length === 1) return mistyped;
    return run({ ...loosely, combineWith: 'OR' }, names);
  };
  /**
   * What a last word of one letter begins: of what the words before it find, or of all goods, those with such a word in
   * the title. A letter begins thousands of words; asking the index for each of them would take long.
   */
  const begunWith = (words: readonly string[]): Facts[] => {
    const letter = words.at(-1) ?? '';
    if (!ONE_LETTER.test(letter)) return [];
    const before = words.slice(0, -1);
    const begins = ({ id }: Facts): boolean => known.get(id)!.letters.has(letter);
    if (before.length > 0) return find(before).filter(begins);
    return [...known.values()]
      .filter(begins)
      .toSorted((a, b) => isCalled(b, letter) - isCalled(a, letter) || byLiking(a, b));
  };
  const isCalled = ({ id }: Facts, letter: string): number =>
    Number(known.get(id)!.names.some((name) => name.startsWith(letter)));
  return {
    put: (facts, words) => {
      if (known.has(facts.id)) index.discard(facts.id);
      known.set(facts.id, { ...facts, ...nameIn(words.title) });
      index.add({ id: facts.id, category: facts.category, ...words });
    },
    update: (facts) => void known.set(facts.id, { ...known.get(facts.id)!, ...facts }),
    remove: (id) => {
      if (known.delete(id)) index.discard(id);
    },
    facts: (id) => known.get(id),
    ids: () => known.keys(),
    get size() {
      return known.size;
    },
    find: (query) => find(wordsOf(query)),
  };
}

type Indexed = { id: string; category: Category } & Words;

const newMiniSearch = (spellings: Spellings): MiniSearch<Indexed> =>
  new MiniSearch<Indexed>({
    fields: FIELDS,
    // A text becomes its words in one go: they are not cut at spaces only.
    tokenize: (text, field) => (field === 'goods' ? text.split(' ').filter(Boolean) : wordsOf(text)),
    processTerm: (word) => word,
    extractField: (product, field) => {
      if (field === 'goods') return spellings.marksIn(wordsOf(product.title)).join(' ');
      return field === 'category' ? CATEGORY_LABELS[product.category] : product[field as keyof Indexed];
    },
  });

/** Queries are made of words that are ready to be compared. */
const AS_WORDS: SearchOptions = {
  tokenize: (word) => [word],
  processTerm: (word) => word,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
const NAMES = ['title', 'brand'];
const REST = ['category', 'description'];

/** All runs of the query must be found: each as typed, or as the goods that it stands for. */
const every = (segments: readonly Segment[], spellings: Spellings, loosely: boolean) => ({
  combineWith: 'AND' as const,
  queries: segments.map((segment, place) => one(segment, place === segments.length - 1, spellings, loosely)),
});

function one({ words, goods }: Segment, isLast: boolean, spellings: Spellings, loosely: boolean): Query {
  const joined = words.join('');
  const isKnown = goods.length > 0;
  const guesses = [
    ...(isLast && !isKnown ? spellings.startingWith(joined) : []),
    ...(loosely && !isKnown ? spellings.near(joined) : []),
  ];
  return {
    combineWith: 'OR',
    queries: [
      ...(isKnown ? [phrase(words, { boostTerm: () => TYPED })] : asTyped(joined, isLast, loosely)),
      ...goods.map((known) => marked(known, 1)),
      ...goods.map((known) => phrase(known.canonical, {})),
      ...guesses.map((guess) => marked(guess, 0.5)),
    ],
  };
}

// Where a word stands for goods, being such goods weighs more than carrying this very spelling in the title.
const TYPED = 0.4;

/**
 * A word that may be a beginning or a slip: of a title or a brand. Descriptions must have the whole word, and two
 * letters begin too much to look beyond titles.
 */
const asTyped = (word: string, isLast: boolean, loosely: boolean): QueryCombination[] => [
  phrase([word], {
    fields: isLast && word.length === 2 ? ['title'] : NAMES,
    prefix: isLast && word.length > 1,
    fuzzy: loosely && slipsAllowed(word),
  }),
  phrase([word], { fields: REST }),
];

const marked = ({ mark }: Goods, boost: number): QueryCombination => ({
  combineWith: 'OR',
  queries: [mark],
  fields: ['goods'],
  boostTerm: () => boost,
  // A title is no less such goods for naming others too, and most titles have no mark at all: length says nothing.
  bm25: { k: 1.2, b: 0, d: 0.5 },
});

const phrase = (words: readonly string[], how: SearchOptions): QueryCombination => ({
  fields: [...NAMES, ...REST],
  ...how,
  combineWith: 'AND',
  queries: [...words],
});

const byOneWord = ({ id, score, queryTerms }: SearchResult) => ({
  id: id as string,
  score: score / queryTerms.length,
});

/** What a title calls the goods, each way that it names them, and whether they are a set of several. */
type Called = {
  names: string[];
  isSet: boolean;
  /** What the words of the title begin with. */ letters: ReadonlySet<string>;
};

/** `Organic Toor/Arhar Dal - Desi, 1 kg` calls itself toor and arhar dal. */
function nameIn(title: string): Called {
  const [name = ''] = title.replace(/^(organic|fresh|pure)\b[\s-]*/i, '').split(/\s[-–]\s|[,(+:]/);
  return {
    names: name.split('/').map((way) => wordsOf(way).join('')),
    isSet: title.includes('+'),
    letters: new Set(wordsOf(title).map((word) => word.slice(0, 1))),
  };
}

/** Every name that the query asks for. */
const namesIn = (segments: readonly Segment[]): Set<string> =>
  new Set(segments.flatMap(({ words, goods }) => [words.join(''), ...goods.flatMap(({ names }) => names)]));

/**
 * The goods themselves before what is made of them, and both before sets that also contain them; among equals, what
 * can be bought and what others buy.
 */
const weight = ({ names, isSet, stock, popularity }: Facts & Called, wanted: ReadonlySet<string>): number =>
  (names.some((name) => wanted.has(name)) ? 2 : 1) *
  (isSet ? 0.7 : 1) *
  (stock > 0 ? 1 : 0.9) *
  (1 + Math.min(0.1, Math.log10(1 + popularity) / 40));

const ONE_LETTER = /^\p{L}$/u;

/** What can be bought before what cannot, and what many buy before what few do. */
const byLiking = (a: Facts, b: Facts): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || b.popularity - a.popularity;

const append = (first: Facts[], more: readonly Facts[]): Facts[] => {
  const already = new Set(first);
  return [...first, ...more.filter((facts) => !already.has(facts))];
};
