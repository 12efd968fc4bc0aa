/** The columns of our own files, in the order in which they are exported. */
export const OWN_COLUMNS = [
  'sku',
  'title',
  'description',
  'category',
  'price',
  'cuttedprice',
  'unit',
  'soldBy',
  'least',
  'step',
  'pack',
  'stock',
  'brand',
  'rating',
  'color',
  'thumbnail',
] as const;
