import { fromNearerEnd, type Slice } from '#base/page.ts';
import type { Sort } from '#catalogue/catalogue.ts';
import type { Goods } from './goods.ts';

/** Some of the goods: 1 at the place of each, and how many they are. */
export type Listed = { isListed: Uint8Array | Int32Array; total: number };

/** The goods at these places, as a step is taken from them. */
export function listedAt({ size }: Pick<Goods, 'size'>, places: Int32Array): Listed {
  const isListed = new Uint8Array(size);
  for (let at = 0; at < places.length; at += 1) isListed[places[at]!] = 1;
  return { isListed, total: places.length };
}

/** The ids of one step of some goods in an order, read from the nearer end. */
export function stepOf(
  goods: Pick<Goods, 'orders' | 'idAt'>,
  { isListed, total }: Listed,
  { sort, ...slice }: Slice & { sort: Sort },
): string[] {
  const { skip, limit, isBackwards } = fromNearerEnd(total, slice);
  const { places, isFromEnd } = goods.orders.sorted(sort);
  const [first, by] = isFromEnd === isBackwards ? [0, 1] : [places.length - 1, -1];
  const step: string[] = [];
  for (let at = first, passed = 0; step.length < limit; at += by) {
    const place = places[at];
    if (place === undefined) break;
    if (isListed[place] === 0) continue;
    if (passed >= skip) step.push(goods.idAt(place));
    passed += 1;
  }
  return isBackwards ? step.toReversed() : step;
}
