import { MISSING_FIELDS, type MissingField } from '#catalogue/products/label/law.ts';
import { registerOf } from '#catalogue/server/register/goods-register.ts';
import type { Goods } from '#catalogue/server/register/goods.ts';
import { among, placesOn, listedAt, stepOf } from '#catalogue/server/register/places.ts';
import { askedOn, bitsFor, fieldsIn } from '#catalogue/server/register/rows.ts';
import { shelfNamed, type ShelfTree, wholeShelf } from '#catalogue/shelves/shelves.ts';
import type { Platform } from '#platform/platform.ts';
import { registrationNow } from '#tax/server/public.ts';
import { needsRates } from '#tax/tax.ts';
import { type Shelf, shelvesOf } from './shelves/shelves.ts';

/** A step of the live products that lack a field, or any, on a shelf; the best-selling first. */
type LackingList = {
  field: MissingField | undefined;
  category: string | undefined;
  skip: number;
  limit: number;
};

/** Products by id with the fields that each lacks; how many lack which field, or any, on the same shelf, of how many. */
type Lacking = {
  missing: Map<string, MissingField[]>;
  counts: Record<MissingField, number>;
  incomplete: number;
  all: number;
  total: number;
};

/** Reads a step of the products that lack details. */
export async function goodsLacking(platform: Platform, list: LackingList): Promise<Lacking> {
  const { field, category, skip, limit } = list;
  const tree = await shelvesOf(platform);
  const goods = await registerOf(platform).inOrder('popular');
  const on = category && category !== 'All' ? wholeShelf(tree, category) : 'any';
  const places = placesOn(goods, on);
  const asksRates = needsRates(await registrationNow(platform.db, platform.clock.now()));
  const lacksAt = lacksIn(goods, tree, asksRates);
  const wanted = bitsFor(field);
  const lacking = among(places, (place) => (lacksAt(place) & wanted) !== 0);
  const { counts, incomplete } = countsOf(places, lacksAt);
  const step = stepOf(goods, listedAt(goods, lacking), { sort: 'popular', skip, limit });
  const missing = new Map(step.map((id) => [id, fieldsIn(lacksAt(goods.placeOf(id)!))]));
  return { missing, counts, incomplete, all: places.length, total: lacking.length };
}

type LacksAt = (place: number) => number;

/** Required details that the product at a place lacks; rates only in a shop whose papers need them. */
function lacksIn({ category, lacks, texts }: Goods, tree: ShelfTree<Shelf>, asksRates: boolean): LacksAt {
  const asked = new Int32Array(texts.count()).fill(askedOn('grocery', 'grocery', asksRates));
  for (const { value, art, parent } of tree.shelves) {
    const number = texts.numberOf(value);
    const around = parent === null ? art : (shelfNamed(tree, parent)?.art ?? art);
    if (number >= 0) asked[number] = askedOn(art, around, asksRates);
  }
  return (place) => lacks[place]! & asked[category[place]!]!;
}

function countsOf(places: Int32Array, lacksAt: LacksAt): Pick<Lacking, 'counts' | 'incomplete'> {
  const each = MISSING_FIELDS.map((field) => ({ field, bit: bitsFor(field), count: 0 }));
  let incomplete = 0;
  for (let at = 0; at < places.length; at += 1) {
    const lacks = lacksAt(places[at]!);
    if (lacks === 0) continue;
    incomplete += 1;
    for (const one of each) if ((lacks & one.bit) !== 0) one.count += 1;
  }
  const counts = Object.fromEntries(each.map(({ field, count }) => [field, count]));
  return { counts: counts as Record<MissingField, number>, incomplete };
}
