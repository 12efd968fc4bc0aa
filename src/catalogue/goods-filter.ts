// What both sides know of filters, without schemas: a shopper's first page needs it.

import type { Words } from '#base/language/language.ts';

/** Filter of a listing, besides shelves and words. Prices are in rupees; both ends are included. */
export type GoodsFilter = {
  brand?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** The country of origin, by its two letters. */
  origin?: string | undefined;
};

/** True if the filter leaves anything out. */
export const isNarrow = (filter: GoodsFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/;
const rupeesIn = (text: string | null): number | undefined =>
  text !== null && RUPEES.test(text.trim()) ? Number(text) : undefined;

/** Reads a filter out of an address; values that no screen offers are ignored. */
export function filterIn(search: URLSearchParams): GoodsFilter {
  const filter = {
    brand: search.get('brand')?.trim().slice(0, 100) || undefined,
    from: rupeesIn(search.get('from')),
    to: rupeesIn(search.get('to')),
    origin: /^[A-Z]{2}$/.exec(search.get('origin') ?? '')?.[0],
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Writes a filter into an address. */
export function setFilter(search: URLSearchParams, filter: GoodsFilter): void {
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined) search.set(name, String(value));
}

const NAMES = {
  popular: /*i18n*/ { id: 'shop.sort.popular' },
  rating: /*i18n*/ { id: 'shop.sort.rating' },
  newest: /*i18n*/ { id: 'shop.sort.newest' },
  'price-asc': /*i18n*/ { id: 'shop.sort.priceUp' },
  'price-desc': /*i18n*/ { id: 'shop.sort.priceDown' },
};
/** A sort order of the listing. */
export type Sort = keyof typeof NAMES;

/** The sort orders of the listing, in the order of the sort menu. */
export const SORTS = Object.keys(NAMES) as Sort[];

/** The name of a sort order in the sort menu. */
export const sortName = (i18n: Words, sort: Sort): string => i18n._(NAMES[sort].id);

/** Products loaded at a time. */
export const LISTING_STEP = 12;
