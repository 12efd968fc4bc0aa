import { DETAIL_FIELDS } from '#imports/server/values/details.ts';

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
  'counted',
  'brand',
  'rating',
  'color',
  'thumbnail',
  'barcode',
  'family',
  'familyPosition',
  ...DETAIL_FIELDS,
] as const;
