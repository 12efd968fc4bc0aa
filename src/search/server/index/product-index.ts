import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { everySegment, FIELDS, NAMING_FIELDS, phrase, SEARCH_OPTIONS } from './query.ts';
import { byDemand, type Called, calledIn, weightOf } from './ranking.ts';
import { openSynonyms, phrasesOf, type Segment, type SynonymGroup } from './synonyms.ts';
import { PLACES, placeIn, scannedTitle, typedForms } from './title-match.ts';
import { tokenize, tokensOfDescription, tokensOfQuery } from './tokenizer.ts';

/** What the index keeps of a product besides its words. */
export type Figures = {
  id: string;
  category: string;
  price: number;
  rating: number;
  stock: number;
  popularity: number;
  createdAt: string;
};
/** The words that a product is found by. */
export type Texts = {
  title: string;
  brand: string;
  description: string;
  /** What its shelf is called, and the one that this is in. */
  shelf: string;
};

type Entry = Figures & Called & { title: string; scanned: string };

/** The products of the shop, in memory: their titles to be scanned, and an inverted index of all their words. */
export type ProductIndex = {
  /** Makes a product found by its title alone, until its other words are read, too. */
  putTitle(figures: Figures, title: string): void;
  put(figures: Figures, texts: Texts): void;
  /** New figures of a product whose words are the same; false when its words are not in the index yet. */
  update(figures: Figures): boolean;
  remove(id: string): void;
  ids(): string[];
  /** Clears away the words of what was removed or put again: until then they weigh in what is found. */
  tidy(): Promise<void>;
  /** Replaces the synonym groups. Answers the products that must be put again for it, because their titles name others. */
  setSynonyms(groups: readonly SynonymGroup[]): string[];
  /** What a query finds, best first; every product whose title contains what was typed is among it. */
  find(query: string): Figures[];
};

/** With so many answers nobody needs to be asked what they meant. */
const ENOUGH = 5;
/** Small steps: what is cleared away after many changes must not keep a request waiting. */
const TIDYING = { batchSize: 500, batchWait: 1 };
const ONE_LETTER = /^\p{L}$/u;

/** Opens an empty index. */
export function openIndex(): ProductIndex {
  const entries = new Map<string, Entry>();
  const inverted = newInvertedIndex((title) => synonyms.goodsIn(tokenize(title)));
  const demand = orderedByDemand(entries);
  let groups: readonly SynonymGroup[] = [];
  let synonyms = openSynonyms(groups);

  const enter = (figures: Figures, title: string): void => {
    const known = entries.get(figures.id);
    if (known?.title === title) return renew(known, figures);
    const entry = { ...figures, ...calledIn(title), title, scanned: scannedTitle(title) };
    if (known) {
      Object.assign(known, entry);
      demand.changed();
    } else {
      entries.set(figures.id, entry);
      demand.added(entry);
    }
  };

  const renew = (known: Entry, figures: Figures): void => {
    const isInOtherPlace = byDemand(known, figures) !== 0;
    Object.assign(known, figures);
    if (isInOtherPlace) demand.changed();
  };

  /** Asks the inverted index: first what is called so, then what only has to do with it. */
  const ask = (
    query: QueryCombination,
    wanted: ReadonlySet<string>,
  ): { named: Entry[]; related: Entry[] } => {
    const boostDocument = (id: string): number => weightOf(entries.get(id)!, wanted);
    const results = inverted
      .search(query, { ...SEARCH_OPTIONS, boostDocument })
      .map((result) => scored(result, query));
    // What MiniSearch sorted by is another score where all words must be found.
    if (query.combineWith === 'AND') results.sort((a, b) => b.score - a.score);
    const [named, related]: [Entry[], Entry[]] = [[], []];
    for (const { id, isNamed } of results) (isNamed ? named : related).push(entries.get(id)!);
    return { named, related };
  };

  /** Every product whose title contains what was typed: where a name starts with it, then a word, then the rest. */
  const titlesWith = (query: string): Entry[] => {
    const forms = typedForms(query);
    if (forms.length === 0) return [];
    const found: [Entry[], Entry[], Entry[]] = [[], [], []];
    for (const entry of demand.inOrder()) {
      const place = placeIn(entry.scanned, forms);
      if (place === undefined) continue;
      const isName = place === PLACES.word && entry.names.some((name) => name.startsWith(forms[0]!));
      found[isName ? PLACES.start : place].push(entry);
    }
    return found.flat();
  };

  /**
   * What a last word of one letter begins, of what the words before it find. A letter begins thousands of words; asking
   * the inverted index for each of them would take long.
   */
  const begunWith = (words: readonly string[]): Entry[] => {
    const letter = words.at(-1) ?? '';
    if (words.length < 2 || !ONE_LETTER.test(letter)) return [];
    return find(words.slice(0, -1).join(' ')).filter(({ scanned }) => {
      const place = placeIn(scanned, [letter]);
      return place !== undefined && place !== PLACES.inside;
    });
  };

  const find = (query: string): Entry[] => {
    const titles = titlesWith(query);
    const words = tokensOfQuery(query);
    const segments = synonyms.segments(words);
    if (segments.length === 0) return titles;
    const wanted = namesIn(segments);
    const typed = ask(everySegment(segments, synonyms, false), wanted);
    const sure = union(typed.named, titles, typed.related, begunWith(words));
    if (sure.length >= ENOUGH) return sure;
    const tolerant = everySegment(segments, synonyms, true);
    const guessed = ask(tolerant, wanted);
    const found = union(sure, guessed.named, guessed.related);
    if (found.length > 0 || segments.length === 1) return found;
    const some = ask({ ...tolerant, combineWith: 'OR' }, wanted);
    return union(some.named, some.related);
  };

  return {
    putTitle: enter,
    put: (figures, texts) => {
      if (inverted.has(figures.id)) inverted.discard(figures.id);
      enter(figures, texts.title);
      inverted.add({ id: figures.id, ...texts });
    },
    update: (figures) => {
      const known = entries.get(figures.id);
      if (!known || !inverted.has(figures.id)) return false;
      renew(known, figures);
      return true;
    },
    remove: (id) => {
      if (entries.delete(id)) demand.removed();
      if (inverted.has(id)) inverted.discard(id);
    },
    ids: () => [...entries.keys()],
    tidy: async () => {
      if (inverted.dirtCount > 0) await inverted.vacuum(TIDYING);
    },
    setSynonyms: (next) => {
      const changed = differing(groups, next);
      [groups, synonyms] = [next, openSynonyms(next)];
      const named = changed.flatMap(phrasesOf).flatMap((words) => {
        const results = inverted.search(phrase(words, { fields: ['title'] }), SEARCH_OPTIONS);
        return results.map(({ id }) => id as string);
      });
      return [...new Set(named)];
    },
    find,
  };
}

type Indexed = { id: string } & Texts;

const newInvertedIndex = (goodsIn: (title: string) => string[]): MiniSearch<Indexed> =>
  new MiniSearch<Indexed>({
    fields: [...FIELDS],
    // A text becomes its tokens in one go: it is not cut at spaces only.
    tokenize: (text, field) => {
      if (field === 'goods') return text.split(' ').filter(Boolean);
      return field === 'description' ? tokensOfDescription(text) : tokenize(text);
    },
    processTerm: (word) => word,
    extractField: (product, field) => {
      if (field === 'goods') return goodsIn(product.title).join(' ');
      return product[field as keyof Indexed];
    },
    // `tidy` does it instead: at a time of its own choosing it would change what kept answers were made from.
    autoVacuum: false,
  });

/** The entries by demand, sorted only when they are asked for after something changed. */
function orderedByDemand(entries: ReadonlyMap<string, Entry>) {
  let ordered: Entry[] = [];
  let isSorted = true;
  let hasGone = false;
  return {
    added: (entry: Entry): void => {
      ordered.push(entry);
      isSorted = false;
    },
    changed: (): void => void (isSorted = false),
    removed: (): void => void (hasGone = true),
    inOrder: (): readonly Entry[] => {
      if (hasGone) ordered = ordered.filter((entry) => entries.get(entry.id) === entry);
      if (!isSorted) ordered.sort(byDemand);
      [isSorted, hasGone] = [true, false];
      return ordered;
    },
  };
}

/**
 * A result's id and score, and whether it is called so. MiniSearch multiplies the score by how many words of the query
 * matched: right where some of them are enough, wrong for synonyms.
 */
const scored = ({ id, score, match, queryTerms }: SearchResult, { combineWith }: QueryCombination) => ({
  id: id as string,
  score: combineWith === 'OR' ? score : score / queryTerms.length,
  isNamed: Object.values(match).some((fields) => fields.some((field) => NAMING_FIELDS.includes(field))),
});

/** Every name that the query asks for. */
const namesIn = (segments: readonly Segment[]): Set<string> =>
  new Set(segments.flatMap(({ words, goods }) => [words.join(''), ...goods.flatMap(({ names }) => names)]));

/** The groups that are in one list only, or otherwise there. */
function differing(before: readonly SynonymGroup[], after: readonly SynonymGroup[]): SynonymGroup[] {
  const [were, are] = [before, after].map((groups) => new Set(groups.map((group) => JSON.stringify(group))));
  return [
    ...before.filter((group) => !are!.has(JSON.stringify(group))),
    ...after.filter((group) => !were!.has(JSON.stringify(group))),
  ];
}

const union = (...lists: (readonly Entry[])[]): Entry[] => [...new Set(lists.flat())];
