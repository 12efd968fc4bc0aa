/** The nine shelves of the specification, groceries first, as migrations put them up. */
export const FIRST_SHELVES = [
  'grocery',
  'vegetables',
  'fruits',
  'meat',
  'localitems',
  'electronics',
  'food',
  'cosmetics',
  'fragrances',
] as const;
