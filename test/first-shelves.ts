/** The nine shelves of the specification, as `012-shelves.up.sql` puts them up. */
export const FIRST_SHELVES = [
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
