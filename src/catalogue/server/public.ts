// What other features may use of this one on the server, and nothing else.
export { countPopularity, startCountingPopularity } from './commands/count-popularity.ts';
export { type Doing, returnStock, takeStock } from './commands.ts';
export { type StaffRow, STAFF_COLUMNS } from './present.ts';
export { changeOf, namedBy } from './product-columns.ts';
export {
  allProducts,
  inOrder,
  listProducts,
  liveProduct,
  productsByIds,
  productsInCategory,
  relatedProducts,
} from './queries.ts';
export { productsInSteps, titleContains } from './queries/for-staff.ts';
export { categoryCounts, liveCount } from './queries/live-counts.ts';
export { countLowStock, scarcest } from './queries/low-stock.ts';
export { liveProductCount, productAddresses } from './queries/product-addresses.ts';
export {
  CATALOGUE,
  asPage,
  asRows,
  asTiles,
  madeFromOrder,
  madeFromSoldOut,
  madeFromWords,
  markProduct,
  productsIn,
  TAGGED_COLUMNS,
  WORDS,
} from './tags.ts';
export { titlesAndUnitsByIds, titlesByIds } from './queries/titles-by-ids.ts';
