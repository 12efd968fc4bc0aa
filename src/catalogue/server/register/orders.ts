import type { Sort } from '#catalogue/catalogue.ts';
import { sortedInTurns } from './sorted-in-turns.ts';

/** The figures that goods are sorted by, column by column. */
export type SortedFigures = {
  readonly popularity: Int32Array;
  readonly createdAt: Float64Array;
  readonly rating: Int32Array;
  readonly price: Int32Array;
  readonly size: number;
  idAt(place: number): string;
};

/** All places of a register in the orders of the listing, kept in order while goods change. */
export type Orders = {
  /** Notes that what stands at a place is sorted otherwise now, came or went. */
  changed(place: number): void;
  /** Sorts all goods where that was not done, or where many changed since: a few milliseconds at a time. */
  prepare(sort: Sort): Promise<void>;
  isPrepared(sort: Sort): boolean;
  /** The places in an order that was prepared, and whether they are to be read from the end. */
  sorted(sort: Sort): { places: Int32Array; isFromEnd: boolean };
};

/** The dearest first are the cheapest first, read from the other end. */
type Kept = Exclude<Sort, 'price-desc'>;
type Order = { places: Int32Array; changed: Set<number> };
type Compare = (one: number, other: number) => number;

/** With more changes than this, sorting anew in turns holds others up less than putting all into their places at once. */
const PUT_AT_MOST = 10_000;

/** Opens the orders of a register; `snapshot` copies its figures, because they may change while they are sorted. */
export function openOrders(current: SortedFigures, snapshot: () => SortedFigures): Orders {
  const orders = new Map<Kept, Order>();
  const sorting = new Map<Kept, Promise<void>>();
  const followed = new Set<Order>();

  const sortAnew = async (kept: Kept): Promise<void> => {
    const order: Order = { places: new Int32Array(0), changed: new Set() };
    followed.add(order);
    const figures = snapshot();
    order.places = await sortedInTurns(figures.size, compareBy(figures, kept));
    const former = orders.get(kept);
    if (former) followed.delete(former);
    orders.set(kept, order);
  };
  const isPrepared = (sort: Sort): boolean =>
    (orders.get(keptFor(sort))?.changed.size ?? Infinity) <= PUT_AT_MOST;
  return {
    changed: (place) => {
      for (const { changed } of followed) changed.add(place);
    },
    prepare: async (sort) => {
      if (isPrepared(sort)) return;
      const kept = keptFor(sort);
      const running = sorting.get(kept) ?? sortAnew(kept).finally(() => void sorting.delete(kept));
      sorting.set(kept, running);
      await running;
    },
    isPrepared,
    sorted: (sort) => {
      const kept = keptFor(sort);
      const order = orders.get(kept);
      if (!order) throw new Error(`The goods were not sorted: ${sort}`);
      if (order.changed.size > 0) order.places = withChanged(order, current.size, compareBy(current, kept));
      order.changed.clear();
      return { places: order.places, isFromEnd: sort === 'price-desc' };
    },
  };
}

const keptFor = (sort: Sort): Kept => (sort === 'price-desc' ? 'price-asc' : sort);

/** Compares places as the listing sorts them. The id breaks ties, so that steps never overlap. */
function compareBy(figures: SortedFigures, sort: Kept): Compare {
  const { popularity, createdAt, rating, price } = figures;
  const byId: Compare = (a, b) =>
    Number(figures.idAt(a) > figures.idAt(b)) - Number(figures.idAt(a) < figures.idAt(b));
  const orders: Record<Kept, Compare> = {
    popular: (a, b) => popularity[b]! - popularity[a]! || createdAt[b]! - createdAt[a]! || byId(b, a),
    rating: (a, b) => rating[b]! - rating[a]! || byId(b, a),
    newest: (a, b) => createdAt[b]! - createdAt[a]! || byId(b, a),
    'price-asc': (a, b) => price[a]! - price[b]! || byId(a, b),
  };
  return orders[sort];
}

/** A sorted list in which some places changed: they are taken out and put in where they belong. */
function withChanged({ places, changed }: Order, size: number, compare: Compare): Int32Array {
  const isChanged = new Uint8Array(places.length);
  for (const place of changed) if (place < places.length) isChanged[place] = 1;
  const rest = places.filter((place) => isChanged[place] === 0);
  const put = Int32Array.from([...changed].filter((place) => place < size)).sort(compare);
  const all = new Int32Array(rest.length + put.length);
  let from = 0;
  for (const [at, place] of put.entries()) {
    const to = positionIn(rest, { place, from, compare });
    all.set(rest.subarray(from, to), from + at);
    all[to + at] = place;
    from = to;
  }
  all.set(rest.subarray(from), from + put.length);
  return all;
}

/** Where a place belongs in a sorted list, of which the part before `from` comes before it. */
function positionIn(
  sorted: Int32Array,
  { place, from, compare }: { place: number; from: number; compare: Compare },
): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle]!, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
