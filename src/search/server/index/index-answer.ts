import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import type { Figures } from './entry.ts';
import type { Found, Search, Weight } from './found.ts';
import type { Scored } from './matching/rank.ts';
import type { ProductIndex } from './product-index.ts';

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
