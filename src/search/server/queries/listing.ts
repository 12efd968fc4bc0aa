import { LISTING_STEP, shownShelves } from '#catalogue/catalogue.ts';
import { listProducts, productsByIds, liveCount, shelvesOf } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import type { Listing, ListingQuery } from '#search/search.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';

/** A step of the listing, and whether it was a search in vain, for the caller to count with `countMiss`. */
export type ListingAnswer = { listing: Listing; isMiss: boolean };

/**
 * A step of the listing, as the page and the API show it. A search is in vain when its words find nothing in any
 * category and it asks for the first full step (`skip` 0, `limit` of 12 or more): suggestions while typing ask for fewer.
 */
export async function listing(platform: Platform, query: ListingQuery): Promise<ListingAnswer> {
  const { q = '', sort, skip, limit } = query;
  const on = shownShelves(await shelvesOf(platform), query.category?.split(',') ?? []);
  if (!q) {
    const total = await liveCount(platform, on);
    const products = await listProducts(platform.db, { on, sort, skip, limit }, total);
    return { listing: { products, total, skip, limit }, isMiss: false };
  }
  const { ids, total, isInVain } = await openSearch(platform).find({ q, on, sort, skip, limit });
  const found = await productsByIds(platform.db, ids);
  const products = ids.map((id) => found.get(id)).filter((product) => product !== undefined);
  return {
    listing: { products, total, skip, limit },
    isMiss: isInVain && skip === 0 && limit >= LISTING_STEP,
  };
}
