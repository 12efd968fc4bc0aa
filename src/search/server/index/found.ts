import type { Slice } from '#base/page.ts';
import { LISTING_STEP, type OnShelves, type Sort } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Goods } from './goods/goods.ts';
import { inOrder, placesOf, stepIn } from './matching/first-of.ts';
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
  const goods = index.goods();
  const weighed = search.isWeighed ? index.weighed(search.q) : undefined;
  const answer = search.isWeighed ? answerOf(weighed ? [weighed] : [], goods) : index.find(search.q);
  const { places, total } = stepOf(answer, search, goods);
  const weights =
    weighed && places.map((at) => ({ weight: weighed.weights[at]!, isWhole: weighed.isWhole[at] === 1 }));
  return {
    ids: places.map((at) => goods.idOf(answer.docs[at]!)),
    total,
    ...(search.isWeighed && { weights: weights ?? [] }),
    understood: index.understood(search.q),
    isNone: !isAnyOn(answer.docs, goods, search.shown),
  };
}

function isAnyOn(docs: Int32Array, goods: Goods, shown: OnShelves = 'any'): boolean {
  const [shelves, { category }] = [goods.shelves(shown), goods.columns()];
  return shelves ? docs.some((doc) => shelves[category[doc]!] === 1) : docs.length > 0;
}

/** The most near goods that are shown. */
const NEAREST_AT_MOST = 8;

/** The goods that come nearest to a search that finds nothing. */
export function nearestOf(
  index: ProductIndex,
  { q, shown = 'any', isOnePerFamily = false }: Search,
): string[] {
  const goods = index.goods();
  const near = index.nearest(q, shown);
  const listed = isOnePerFamily ? eachFamilyOnce(near, (doc) => doc, goods) : near;
  return stepIn(listed, 0, NEAREST_AT_MOST).map(goods.idOf);
}

/** Names of goods that sound nearly like a search that finds nothing. Suggestions while typing, which ask for fewer goods, need none. */
export const othersNear = (index: ProductIndex, { q, shown = 'any', skip, limit }: Search): string[] =>
  skip > 0 || limit < LISTING_STEP ? [] : index.namesNear(q, shown);

/** The places in the answer of the goods that are listed in a step, and how many are in all. */
function stepOf(
  answer: Answer,
  { on = 'any', sort, skip, limit, isOnePerFamily = false }: Search,
  goods: Goods,
): { places: number[]; total: number } {
  const { docs } = answer;
  const [shelves, { category }] = [goods.shelves(on), goods.columns()];
  const chosen = placesOf(docs, (doc) => !shelves || shelves[category[doc]!] === 1);
  const docAt = (at: number): number => docs[at]!;
  const ordered = inOrder(chosen, sort ? sortedBy(sort, answer, goods) : answer.isBefore);
  const listed = isOnePerFamily ? eachFamilyOnce(ordered, docAt, goods) : ordered;
  return {
    places: stepIn(listed, skip, limit),
    total: isOnePerFamily ? familiesOf(chosen, docAt, goods) : chosen.length,
  };
}

/** The first of each family; 0 is the number of goods in a single pack. */
function* eachFamilyOnce(
  places: Iterable<number>,
  docAt: (place: number) => number,
  goods: Goods,
): Generator<number, undefined> {
  const { family } = goods.columns();
  const seen = new Set<number>();
  for (const place of places) {
    const own = family[docAt(place)]!;
    if (own !== 0 && seen.has(own)) continue;
    if (own !== 0) seen.add(own);
    yield place;
  }
  return undefined;
}

/** The number of families, and of goods in a single pack. */
function familiesOf(places: Int32Array, docAt: (place: number) => number, goods: Goods): number {
  const { family } = goods.columns();
  const seen = new Uint8Array(goods.names());
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const own = family[docAt(places[at]!)]!;
    if (seen[own] === 0 || own === 0) count += 1;
    seen[own] = 1;
  }
  return count;
}

type Order = (a: number, b: number) => number;

/** Orders the places of an answer as the listing does; where the most ordered are equal, the best match stays first. */
function sortedBy(sort: Sort, { docs, isBefore }: Answer, goods: Goods): Answer['isBefore'] {
  const { popularity, rating, price, createdAt } = goods.columns();
  const byId: Order = goods.compareIds;
  const orders: Record<Sort, Order> = {
    popular: (a, b) => popularity[b]! - popularity[a]!,
    rating: (a, b) => rating[b]! - rating[a]! || byId(b, a),
    newest: (a, b) => createdAt[b]! - createdAt[a]! || byId(b, a),
    'price-asc': (a, b) => price[a]! - price[b]! || byId(a, b),
    'price-desc': (a, b) => price[b]! - price[a]! || byId(b, a),
  };
  const order = orders[sort];
  return (one, other) => {
    const difference = order(docs[one]!, docs[other]!);
    return difference === 0 ? isBefore(one, other) : difference < 0;
  };
}
