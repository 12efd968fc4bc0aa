import type { OnShelves } from '#catalogue/catalogue.ts';
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
export function placesWhere(goods: Goods, isWanted: (place: number) => boolean): Int32Array {
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
