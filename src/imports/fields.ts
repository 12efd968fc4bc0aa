/** What a column of a file can be, in the order in which they are offered, and what the owner reads for it. */
export const FIELD_LABELS = {
  title: 'Title',
  price: 'Price',
  offer: 'Offer price',
  cuttedprice: 'Cutted Price',
  stock: 'Stock',
  unit: 'Unit',
  pack: 'Pack',
  soldBy: 'Sold by',
  least: 'Least',
  step: 'Step',
  shelf: 'Shelf',
  innerShelf: 'Inner shelf',
  sku: 'SKU',
  barcode: 'Barcode',
  brand: 'Brand',
  description: 'Description',
  thumbnail: 'Picture',
  color: 'Color',
  rating: 'Rating',
  shown: 'In the shop or hidden',
} as const;

/** What a column of a file can be. */
export type Field = keyof typeof FIELD_LABELS;
export const FIELDS = Object.keys(FIELD_LABELS) as Field[];
