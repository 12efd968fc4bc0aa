import { fromNearerEnd, type Slice } from '#base/page.ts';
import type { Sort } from '#catalogue/catalogue.ts';
import type { Goods } from './goods.ts';

/** The ids of one step of some goods in an order, read from the nearer end. */
export function stepOf(
  goods: Pick<Goods, 'orders' | 'size' | 'idAt'>,
  listed: Int32Array,
  { sort, ...slice }: Slice & { sort: Sort },
): string[] {
  const { skip, limit, isBackwards } = fromNearerEnd(listed.length, slice);
  const isListed = new Uint8Array(goods.size);
  for (let at = 0; at < listed.length; at += 1) isListed[listed[at]!] = 1;
  const { places, isFromEnd } = goods.orders.sorted(sort);
  const [first, by] = isFromEnd === isBackwards ? [0, 1] : [places.length - 1, -1];
  const step: string[] = [];
  for (let at = first, passed = 0; step.length < limit; at += by) {
    const place = places[at]!;
    if (isListed[place] === 0) continue;
    if (passed >= skip) step.push(goods.idAt(place));
    passed += 1;
  }
  return isBackwards ? step.toReversed() : step;
}
