import {
  type Facets,
  isNarrow,
  type ListedProduct,
  LISTING_STEP,
  type Product,
  shownShelves,
  type OnShelves,
} from '#catalogue/catalogue.ts';
import {
  facetsOf,
  filteredProducts,
  idsLeft,
  inLanguage,
  listProducts,
  liveCount,
  productsByIds,
  shelvesOf,
  withPacks,
} from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import type { FacetQuery, Listing, ListingQuery } from '#search/search.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';

/** A step of the listing, and whether it was a search in vain, for the caller to count with `countMiss`. */
type ListingAnswer = { listing: Listing; isMiss: boolean };

/** The number of best matches that a search with filters filters: more than any shopper pages through. */
const NARROWED_AMONG = 2000;

/**
 * A step of the listing, as the page and the API show it. A search is in vain when its words find nothing in any
 * category and it asks for the first full step (`skip` 0, `limit` of 12 or more): suggestions while typing ask for fewer.
 */
export async function listing(platform: Platform, query: ListingQuery): Promise<ListingAnswer> {
  const { q = '', sort, skip, limit } = query;
  if (!q) {
    const all = await allOf(platform, query);
    return { listing: { ...(await namedIn(platform, query, all)), skip, limit }, isMiss: false };
  }
  const [on, shown] = [await shelvesIn(platform, query), await shelvesIn(platform, {})];
  const filter = filterOf(query);
  const isOnePerFamily = isOne(query);
  const asked = { q, on, shown, sort };
  const found = isNarrow(filter)
    ? await openSearch(platform).find({ ...asked, skip: 0, limit: NARROWED_AMONG })
    : await openSearch(platform).find({ ...asked, isOnePerFamily, skip, limit });
  const left = isNarrow(filter) ? await idsLeft(platform, found.ids, filter, isOnePerFamily) : undefined;
  const ids = left ? left.slice(skip, skip + limit) : found.ids;
  const products = await inThisOrder(platform, ids, isOnePerFamily);
  // Suggestions while typing ask for fewer goods than a page, and need none that were not asked for.
  const isPage = skip === 0 && limit >= LISTING_STEP;
  const near =
    isPage && found.near.length > 0 ? { near: await inThisOrder(platform, found.near, isOnePerFamily) } : {};
  const others = isPage && found.others.length > 0 ? { others: found.others } : {};
  const understood = isPage && found.understood ? { understood: found.understood } : {};
  const goods = await namedIn(platform, query, { products, total: left?.length ?? found.total, ...near });
  return {
    listing: { ...goods, skip, limit, ...others, ...understood },
    isMiss: found.isInVain && isPage,
  };
}

/** The goods of an answer as the asked language calls them. */
async function namedIn<Goods extends Pick<Listing, 'products' | 'near'>>(
  platform: Platform,
  { lang }: Pick<ListingQuery, 'lang'>,
  goods: Goods,
): Promise<Goods> {
  const { products, near } = goods;
  const inIt = (some: readonly ListedProduct[]) => inLanguage(platform, lang, some);
  return { ...goods, products: await inIt(products), ...(near && { near: await inIt(near) }) };
}

async function inThisOrder(
  { db }: Platform,
  ids: readonly string[],
  isOnePerFamily: boolean,
): Promise<ListedProduct[]> {
  const found = await productsByIds(db, ids);
  const products = ids.map((id) => found.get(id)).filter((product) => product !== undefined);
  return isOnePerFamily ? withPacks(db, products) : products;
}

/** The filters of a listing, with counts. */
export async function facets(platform: Platform, query: FacetQuery): Promise<Facets> {
  const on = await shelvesIn(platform, query);
  if (!query.q) return facetsOf(platform, on, query.lang);
  const { ids } = await openSearch(platform).find({ q: query.q, on, skip: 0, limit: NARROWED_AMONG });
  return facetsOf(platform, { ids }, query.lang);
}

/** The goods of some shelves, without a search. */
async function allOf(platform: Platform, query: ListingQuery): Promise<Pick<Listing, 'products' | 'total'>> {
  const { products, total } = await stepOf(platform, query);
  return { products: isOne(query) ? await withPacks(platform.db, products) : products, total };
}

async function stepOf(
  platform: Platform,
  query: ListingQuery,
): Promise<{ products: Product[]; total: number }> {
  const on = await shelvesIn(platform, query);
  const { sort, skip, limit } = query;
  const list = { on, sort, skip, limit, isOnePerFamily: isOne(query) };
  const filter = filterOf(query);
  if (isNarrow(filter)) return filteredProducts(platform, { ...list, filter });
  const total = await liveCount(platform, on, list.isOnePerFamily);
  return { products: await listProducts(platform, list, total), total };
}

const isOne = ({ packs }: Pick<ListingQuery, 'packs'>): boolean => packs === 'one';

const shelvesIn = async (platform: Platform, { category }: Pick<ListingQuery, 'category'>) =>
  shownShelves(await shelvesOf(platform), category?.split(',') ?? []);

const filterOf = ({ brand, from, to, origin }: ListingQuery) => ({ brand, from, to, origin });

/** For each of some words the ids of the goods that fit it best; `isCurrent` is false while the index is behind. */
export type BestMatches = { ids: string[][]; isCurrent: boolean };

/** Finds the best matches of each word among the goods of some shelves, one pack of a family. */
export async function bestMatches(
  platform: Platform,
  words: readonly string[],
  { on, limit }: { on: OnShelves; limit: number },
): Promise<BestMatches> {
  const search = openSearch(platform);
  const found = await Promise.all(
    words.map((q) => search.find({ q, on, isOnePerFamily: true, skip: 0, limit })),
  );
  return {
    ids: found.map(({ ids }) => [...ids]),
    isCurrent: found.every(({ isCurrent }) => isCurrent),
  };
}
