import type { Words } from '#base/language/language.ts';

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
