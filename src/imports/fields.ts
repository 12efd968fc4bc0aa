/** What a column of a file can be, in the order in which they are offered, and what the owner reads for it. */
export const FIELD_LABELS = {
  title: 'Title',
  price: 'Price',
  offer: 'Offer price',
  cuttedprice: 'Cutted Price',
  stock: 'Stock',
  counted: 'Stock is counted',
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
  title_hi: 'Title in Hindi',
  title_bn: 'Title in Bengali',
  description_hi: 'Description in Hindi',
  description_bn: 'Description in Bengali',
  alsoCalled: 'Also called',
  hsn: 'HSN',
  taxRate: 'Tax rate',
  mark: 'Veg or non-veg',
  origin: 'Country of origin',
  maker: 'Maker',
  packer: 'Packer',
  importer: 'Importer',
  bestBefore: 'Best before',
  fssai: 'FSSAI number',
  purchasePrice: 'Purchase price',
  lowStock: 'Low stock limit',
  mostPerOrder: 'Most per order',
  family: 'Family of packs',
  familyPosition: 'Place in the family',
} as const;

/** What a column of a file can be. */
export type Field = keyof typeof FIELD_LABELS;
export const FIELDS = Object.keys(FIELD_LABELS) as Field[];

/** The same in groups, as a long list is read. */
export const FIELD_GROUPS: readonly (readonly [string, readonly Field[]])[] = [
  [
    'Goods',
    ['title', 'brand', 'description', 'thumbnail', 'color', 'rating', 'shelf', 'innerShelf', 'shown'],
  ],
  [
    'Price and stock',
    ['price', 'offer', 'cuttedprice', 'purchasePrice', 'stock', 'counted', 'lowStock', 'mostPerOrder'],
  ],
  ['How it is sold', ['unit', 'pack', 'soldBy', 'least', 'step', 'family', 'familyPosition']],
  ['Codes and tax', ['sku', 'barcode', 'hsn', 'taxRate']],
  ['Label', ['mark', 'origin', 'maker', 'packer', 'importer', 'bestBefore', 'fssai']],
  ['Other names', ['title_hi', 'title_bn', 'description_hi', 'description_bn', 'alsoCalled']],
];
