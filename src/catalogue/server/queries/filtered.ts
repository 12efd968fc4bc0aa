import { paise } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { Slice } from '#base/page.ts';
import type { Facets, GoodsFilter, OnShelves, Product, Sort } from '#catalogue/catalogue.ts';
import { countryName } from '#catalogue/products/label/country-name.ts';
import { paiseFrom, rupeesFrom } from '#catalogue/server/present.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import { registerOf } from '#catalogue/server/register/goods-register.ts';
import type { Goods } from '#catalogue/server/register/goods.ts';
import { among, firstsOf, placesOn, listedAt, stepOf } from '#catalogue/server/register/places.ts';
import { madeFromAllWritten, madeFromGoods, madeFromOrder } from '#catalogue/server/tags.ts';
import type { Platform } from '#platform/platform.ts';

/** Makes the test that the product at a place passes the filter. */
function leftBy({ brand, from, to, origin }: GoodsFilter, goods: Goods): (place: number) => boolean {
  const least = paiseFrom(from ?? 0)!;
  const most = to === undefined ? Infinity : paiseFrom(to)!;
  const wantedBrand = brand === undefined ? undefined : goods.texts.numberOf(brand);
  const wantedOrigin = origin === undefined ? undefined : goods.texts.numberOf(origin);
  return (place) =>
    goods.price[place]! >= least &&
    goods.price[place]! <= most &&
    (wantedBrand === undefined || goods.brand[place] === wantedBrand) &&
    (wantedOrigin === undefined || goods.origin[place] === wantedOrigin);
}

type Wanted = Slice & {
  on: OnShelves;
  filter: GoodsFilter;
  sort?: Sort | undefined;
  isOnePerFamily?: boolean;
};

/** A step of the live products on some shelves that pass a filter, and how many there are in all. */
export async function filteredProducts(
  platform: Platform,
  { on, filter, sort = 'popular', skip, limit, isOnePerFamily = false }: Wanted,
): Promise<{ products: Product[]; total: number }> {
  madeFromGoods(on);
  madeFromOrder(sort, on);
  // An edited brand or price can make a product pass the filter.
  madeFromAllWritten();
  const goods = await registerOf(platform).inOrder(sort);
  const left = among(placesOn(goods, on), leftBy(filter, goods));
  const listed = isOnePerFamily ? firstsOf(goods, left) : left;
  const ids = stepOf(goods, listedAt(goods, listed), { sort, skip, limit });
  const found = await productsByIds(platform.db, ids);
  return { products: ids.flatMap((id) => found.get(id) ?? []), total: listed.length };
}

/** The given products that pass a filter, in the given order; of each family all, or only the first. */
export async function idsLeft(
  platform: Platform,
  ids: readonly string[],
  filter: GoodsFilter,
  isOnePerFamily = false,
): Promise<string[]> {
  madeFromAllWritten();
  const goods = await registerOf(platform).current();
  const isLeft = leftBy(filter, goods);
  const seen = new Set<number>();
  return ids.filter((id) => {
    const place = goods.placeOf(id);
    if (place === undefined || !isLeft(place)) return false;
    const family = goods.family[place]!;
    if (!isOnePerFamily || family === 0) return true;
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}

const BRANDS_AT_MOST = 200;

/** Filters that the live products on some shelves, or the given products, offer. */
export async function facetsOf(
  platform: Platform,
  of: OnShelves | { ids: readonly string[] },
  language: Language = 'en',
): Promise<Facets> {
  madeFromAllWritten();
  const isNamed = typeof of === 'object' && 'ids' in of;
  if (!isNamed) madeFromGoods(of);
  const goods = await registerOf(platform).current();
  const places = isNamed
    ? Int32Array.from(of.ids.flatMap((id) => goods.placeOf(id) ?? []))
    : placesOn(goods, of);
  const { textOf } = goods.texts;
  return {
    brands: commonest(goods, goods.brand, places)
      .slice(0, BRANDS_AT_MOST)
      .map(([brand, count]) => ({ brand: textOf(brand), count })),
    countries: commonest(goods, goods.origin, places).map(([number, count]) => {
      const origin = textOf(number);
      return { origin, country: countryName(origin, language), count };
    }),
    ...pricesOf(goods, places),
  };
}

/** The texts of a column with their number, the commonest first. */
function commonest(goods: Goods, column: Int32Array, places: Int32Array): [text: number, count: number][] {
  const counts = new Int32Array(goods.texts.count());
  for (let at = 0; at < places.length; at += 1) counts[column[places[at]!]!]! += 1;
  const { textOf } = goods.texts;
  const known: [number, number][] = [];
  for (let text = 1; text < counts.length; text += 1)
    if (counts[text]! > 0) known.push([text, counts[text]!]);
  return known.toSorted(
    ([one, ones], [other, others]) =>
      others - ones || Number(textOf(one) > textOf(other)) - Number(textOf(one) < textOf(other)),
  );
}

function pricesOf({ price }: Goods, places: Int32Array): Pick<Facets, 'from' | 'to'> {
  let from = Infinity;
  let to = 0;
  for (let at = 0; at < places.length; at += 1) {
    const one = price[places[at]!]!;
    if (one < from) from = one;
    if (one > to) to = one;
  }
  return { from: places.length > 0 ? rupeesFrom(paise(from))! : 0, to: rupeesFrom(paise(to))! };
}
