/** The sort orders of the listing, with their names in the sort menu. */
export const SORTS = {
  popular: 'Most Popular',
  rating: 'Best Rating',
  newest: 'Newest',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
} as const;
/** A sort order of the listing. */
export type Sort = keyof typeof SORTS;

/** How many products are loaded at a time. */
export const LISTING_STEP = 12;
