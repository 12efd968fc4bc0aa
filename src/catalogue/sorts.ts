/** The orders a listing can be put in, with what the sort menu calls them. */
export const SORTS = {
  popular: 'Most Popular',
  rating: 'Best Rating',
  newest: 'Newest',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
} as const;
export type Sort = keyof typeof SORTS;

/** How many products a step of the listing brings. */
export const LISTING_STEP = 12;
