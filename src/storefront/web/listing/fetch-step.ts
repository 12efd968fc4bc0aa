import { callApi } from '#browser/api-client.ts';
import type { Listing } from '#search/search.ts';
import { type Asked, listingCall, type Step, wantedCategories } from '#storefront/listing.ts';

/** Fetches a step of a listing; where nothing is active there is nothing to ask for. */
export async function fetchStep(asked: Asked, skip: number): Promise<Step> {
  if (!wantedCategories(asked)) return { tiles: [], total: 0 };
  const { products, total } = await callApi<Listing>(listingCall(asked, skip));
  return { tiles: products, total };
}
