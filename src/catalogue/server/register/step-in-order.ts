import type { Slice } from '#base/page.ts';
import type { Sort } from '#catalogue/catalogue.ts';
import type { Goods } from './goods.ts';

type Order = (one: number, other: number) => number;

/** The orders of the listing, for places of the register. The id breaks ties, so that steps never overlap. */
export function orderOf(goods: Goods, sort: Sort): Order {
  const { popularity, createdAt, rating, price } = goods;
  const byId: Order = (a, b) => Number(goods.idAt(a) > goods.idAt(b)) - Number(goods.idAt(a) < goods.idAt(b));
  const orders: Record<Sort, Order> = {
    popular: (a, b) => popularity[b]! - popularity[a]! || createdAt[b]! - createdAt[a]! || byId(b, a),
    rating: (a, b) => rating[b]! - rating[a]! || byId(b, a),
    newest: (a, b) => createdAt[b]! - createdAt[a]! || byId(b, a),
    'price-asc': (a, b) => price[a]! - price[b]! || byId(a, b),
    'price-desc': (a, b) => price[b]! - price[a]! || byId(b, a),
  };
  return orders[sort];
}

/** A step of the sorted list, found without sorting the rest. */
export function stepInOrder(all: Int32Array, order: Order, { skip, limit }: Slice): number[] {
  const list = all.slice();
  const from = Math.min(skip, list.length);
  const to = Math.min(skip + limit, list.length);
  split(list, order, { at: from, left: 0, right: list.length - 1 });
  split(list, order, { at: to, left: from, right: list.length - 1 });
  return [...list.subarray(from, to)].toSorted(order);
}

/** Moves everything that sorts before a position to its left and the rest to its right (quickselect). */
function split(list: Int32Array, order: Order, range: { at: number; left: number; right: number }): void {
  const { at } = range;
  let { left, right } = range;
  while (left < right && at <= right) {
    const middle = list[(left + right) >> 1]!;
    let low = left;
    let high = right;
    while (low <= high) {
      while (order(list[low]!, middle) < 0) low += 1;
      while (order(list[high]!, middle) > 0) high -= 1;
      if (low > high) break;
      const lower = list[low]!;
      list[low] = list[high]!;
      list[high] = lower;
      low += 1;
      high -= 1;
    }
    if (at <= high) right = high;
    else if (at >= low) left = low;
    else return;
  }
}
