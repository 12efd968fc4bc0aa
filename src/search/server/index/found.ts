import type { Slice } from '#base/page.ts';
import { LISTING_STEP, type OnShelves, type Sort } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';
import type { Figures } from './entry.ts';
import type { Scored } from './matching/rank.ts';
import type { ProductIndex } from './product-index.ts';

/** The words and filters of a search, and the step to return. Without a sort, the best match comes first. */
export type Search = Slice & {
  q: string;
  on?: OnShelves;
  /** All shelves that are not hidden: what comes nearest stands on one of them. */
  shown?: OnShelves;
  sort?: Sort | undefined;
  /** Only the first product found of each family. */
  isOnePerFamily?: boolean;
  /** Only goods that match every word, with how well they do: to tell a sure match from a guess. */
  isWeighed?: boolean;
};
/** The weight of a match; `isWhole` if the query was the whole name of the goods. */
export type Weight = { weight: number; isWhole: boolean };
/** The step that was asked for, and how many there are in all. */
export type Found = {
  ids: string[];
  total: number;
  /** The weight of each match, if the caller asked for it and the index is ready. */
  weights?: Weight[];
  /** Where the words find nothing: the goods that come nearest. */
  near: string[];
  /** Where the words find nothing: names of other goods that sound nearly like them. */
  others: string[];
  /** The reading of the words, if it goes beyond what was typed. */
  understood: Understood | undefined;
  /** True if the words find nothing in any category, in a complete index. */
  isInVain: boolean;
  /** True if the index was up to date. */
  isCurrent: boolean;
  /** Nothing was found, but the goods are not all read yet: such an answer must not be shown as "nothing found". */
  isUnknown?: boolean;
};

/** The answer of an index; `isNone`: it finds nothing on any shelf that is shown. */
export type IndexAnswer = Pick<Found, 'ids' | 'total' | 'weights' | 'understood'> & { isNone: boolean };

/** The step of a search that was asked for, as an index finds it. */
export function answerFrom(index: ProductIndex, search: Search): IndexAnswer {
  const scored = search.isWeighed ? index.weighed(search.q) : [];
  const all = search.isWeighed ? scored.map(({ entry }) => entry) : index.find(search.q);
  const step = stepOf(all, search);
  return {
    ...step,
    ...(search.isWeighed && { weights: weightsOf(step.ids, scored) }),
    understood: index.understood(search.q),
    isNone: !all.some(isOn(search.shown)),
  };
}

function weightsOf(ids: readonly string[], scored: readonly Scored[]): Weight[] {
  const weights = new Map(scored.map(({ entry, weight, isWhole }) => [entry.id, { weight, isWhole }]));
  return ids.flatMap((id) => weights.get(id) ?? []);
}

/** The most near goods that are shown. */
const NEAREST_AT_MOST = 8;

/** The goods that come nearest to a search that finds nothing. */
export function nearestOf(index: ProductIndex, { q, shown, isOnePerFamily = false }: Search): string[] {
  const near = index.nearest(q, isOn(shown));
  const listed = isOnePerFamily ? eachFamilyOnce(near) : near;
  return listed.slice(0, NEAREST_AT_MOST).map(({ id }) => id);
}

/** Names of goods that sound nearly like a search that finds nothing. Suggestions while typing, which ask for fewer goods, need none. */
export const othersNear = (index: ProductIndex, { q, shown, skip, limit }: Search): string[] =>
  skip > 0 || limit < LISTING_STEP ? [] : index.namesNear(q, isOn(shown));

const isOn =
  (shelves: OnShelves = 'any') =>
  ({ category }: Figures): boolean =>
    shelves === 'any' || shelves.includes(category);

function stepOf(all: readonly Figures[], { on = 'any', sort, skip, limit, isOnePerFamily = false }: Search) {
  const chosen = on === 'any' ? all : all.filter(isOn(on));
  const ordered = sort ? chosen.toSorted(ORDERS[sort]) : chosen;
  const listed = isOnePerFamily ? eachFamilyOnce(ordered) : ordered;
  return { ids: listed.slice(skip, skip + limit).map(({ id }) => id), total: listed.length };
}

function eachFamilyOnce(all: readonly Figures[]): Figures[] {
  const seen = new Set<string>();
  return all.filter(({ family }) => {
    if (family === '') return true;
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}

type Order = (a: Figures, b: Figures) => number;
const byId: Order = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);
const byAge: Order = (a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt);

/** The orders of the listing; where the most ordered are equal, the best match stays first. */
const ORDERS: Record<Sort, Order> = {
  popular: (a, b) => b.popularity - a.popularity,
  rating: (a, b) => b.rating - a.rating || byId(b, a),
  newest: (a, b) => byAge(b, a) || byId(b, a),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(b, a),
};
