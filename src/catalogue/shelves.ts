/** The nine categories, in the order of the shop's shelves; the one list of them. */
export const CATEGORIES = [
  'vegetables',
  'fruits',
  'meat',
  'localitems',
  'grocery',
  'electronics',
  'food',
  'cosmetics',
  'fragrances',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What shoppers read for each category. */
export const CATEGORY_LABELS: Record<Category, string> = {
  vegetables: 'Fruits-Vegetables',
  fruits: 'Fruits',
  meat: 'Meat',
  localitems: 'Local items',
  grocery: 'Grocery',
  electronics: 'Electronics',
  food: 'Food',
  cosmetics: 'Cosmetics',
  fragrances: 'Fragrances',
};

/** How goods are sold; the price is for one of it. */
export const UNITS = ['kg', 'gram', 'litres', 'item'] as const;
export type Unit = (typeof UNITS)[number];

/** 'Per Kg' next to the price, by the product's unit. */
export const PER_UNIT: Record<Unit, string> = {
  kg: 'Per Kg',
  gram: 'Per Gram',
  litres: 'Per Litre',
  item: 'Per Item',
};

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

/** So few of a product are counted on its page; of more it says that there are enough. */
export const FEW = 5;

/** What a tile tells of a product's stock: whether there is one to be had. */
export const stockOnTile = (stock: number): number => Math.min(stock, 1);

/** What a product's page tells of its stock, so that it is made anew only when a sale changes what it shows. */
export const stockOnPage = (stock: number): number => Math.min(stock, FEW + 1);
