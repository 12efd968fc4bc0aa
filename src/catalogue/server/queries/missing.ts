import { pageCount } from '#base/page.ts';
import {
  MISSING_FIELDS,
  type MissingField,
  type MissingListing,
  type MissingQuery,
} from '#catalogue/products/label/missing.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { registerOf } from '#catalogue/server/register/goods-register.ts';
import type { Goods } from '#catalogue/server/register/goods.ts';
import { askedOn, bitsFor, fieldsIn } from '#catalogue/server/register/lacks.ts';
import { among, placesOn } from '#catalogue/server/register/places.ts';
import { listedAt, stepOf } from '#catalogue/server/register/step-of.ts';
import { suggestionFor } from '#catalogue/server/staples/staple-in-title.ts';
import { shelfNamed, type ShelfTree, wholeShelf } from '#catalogue/shelves/shelves.ts';
import type { Db } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { readDetails } from './product-details.ts';
import { type Shelf, shelvesOf } from './shelves/shelves.ts';

/** A page of the live products that lack a field, or any; the best-selling first, because most people look at those. */
export async function missingDetails(
  platform: Platform,
  { field, category, page, limit }: MissingQuery,
): Promise<MissingListing> {
  const tree = await shelvesOf(platform);
  const goods = await registerOf(platform).inOrder('popular');
  const on = category && category !== 'All' ? wholeShelf(tree, category) : 'any';
  const places = placesOn(goods, on);
  const lacksAt = lacksIn(goods, tree);
  const wanted = bitsFor(field);
  const lacking = among(places, (place) => (lacksAt(place) & wanted) !== 0);
  const { counts, incomplete } = countsOf(places, lacksAt);
  const step = stepOf(goods, listedAt(goods, lacking), { sort: 'popular', skip: (page - 1) * limit, limit });
  const missing = new Map(step.map((id) => [id, fieldsIn(lacksAt(goods.placeOf(id)!))]));
  return {
    products: await productsLacking(platform.db, missing),
    counts,
    incomplete,
    all: places.length,
    total: lacking.length,
    page,
    totalPages: pageCount(lacking.length, limit),
  };
}

type LacksAt = (place: number) => number;

/** What the product at a place lacks of what is asked of goods on its shelf. */
function lacksIn({ category, lacks, texts }: Goods, tree: ShelfTree<Shelf>): LacksAt {
  const asked = new Int32Array(texts.count()).fill(askedOn('grocery'));
  for (const { value, art, parent } of tree.shelves) {
    const number = texts.numberOf(value);
    const around = parent === null ? art : (shelfNamed(tree, parent)?.art ?? art);
    if (number >= 0) asked[number] = askedOn(art, around);
  }
  return (place) => lacks[place]! & asked[category[place]!]!;
}

function countsOf(places: Int32Array, lacksAt: LacksAt): Pick<MissingListing, 'counts' | 'incomplete'> {
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

async function productsLacking(
  db: Db,
  missing: ReadonlyMap<string, MissingField[]>,
): Promise<MissingListing['products']> {
  const ids = [...missing.keys()];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids).execute();
  const details = await readDetails(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const product = { ...presentForStaff(row), ...details.get(id)! };
    return { ...product, missing: missing.get(id)!, suggestion: suggestionFor(product.title) };
  });
}
