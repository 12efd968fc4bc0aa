import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Listing } from '#search/search.ts';
import { type Asked, listingCall, type Step } from '#storefront/listing.ts';

/** Fetches a step of a listing. */
export async function fetchStep(asked: Asked, skip: number): Promise<Step> {
  const { products, total, near, understood } = await callApi<Listing>(
    inPageLanguage(listingCall(asked, skip)),
  );
  return { tiles: products, total, ...(near && { near }), ...(understood && { understood }) };
}
