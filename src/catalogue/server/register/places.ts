import { fromNearerEnd, type Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import type { Goods } from './goods.ts';

/** The places of the goods that stand on these shelves. */
export function placesOn(goods: Goods, on: OnShelves): Int32Array {
  const { category, texts } = goods;
  const isWanted = new Uint8Array(texts.count());
  if (on === 'any') isWanted.fill(1);
  else for (const shelf of on) isWanted[Math.max(0, texts.numberOf(shelf))] = 1;
  return placesWhere(goods, (place) => isWanted[category[place]!] === 1);
}

/** The places of the goods that meet a condition. */
function placesWhere(goods: Goods, isWanted: (place: number) => boolean): Int32Array {
  const places = new Int32Array(goods.size);
  let count = 0;
  for (let place = 0; place < places.length; place += 1) if (isWanted(place)) places[count++] = place;
  return places.subarray(0, count);
}

/** Those of the given places that meet a condition. */
export function among(places: Int32Array, isWanted: (place: number) => boolean): Int32Array {
  const left = new Int32Array(places.length);
  let count = 0;
  for (let at = 0; at < places.length; at += 1) if (isWanted(places[at]!)) left[count++] = places[at]!;
  return left.subarray(0, count);
}

/** Only the leading pack of each family. */
export function firstsOf(goods: Goods, places: Int32Array): Int32Array {
  const { familyOnShelf, position } = goods;
  const isBefore = (one: number, other: number): boolean =>
    position[one]! < position[other]! ||
    (position[one]! === position[other]! && goods.idAt(one) < goods.idAt(other));
  const firsts = new Int32Array(goods.texts.count()).fill(-1);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const family = familyOnShelf[place]!;
    const first = firsts[family]!;
    if (family !== 0 && (first === -1 || isBefore(place, first))) firsts[family] = place;
  }
  return among(places, (place) => familyOnShelf[place] === 0 || firsts[familyOnShelf[place]!] === place);
}

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
