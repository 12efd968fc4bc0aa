/** The nine categories, in the order in which the shop shows them. This is the only list of them. */
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
