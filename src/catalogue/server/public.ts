// For other features, on the server.

// Reading goods
export {
  allProducts,
  bestSelling,
  isLive,
  isLiveProduct,
  isToBeHad,
  listProducts,
  liveProduct,
  productsByIds,
  relatedProducts,
  rowsByIds,
  standingOn,
} from './queries.ts';
export { facetsOf, filteredProducts, idsLeft } from './queries/filtered.ts';
export { readGoods } from './register/goods-register.ts';
export { productsInSteps } from './queries/for-staff.ts';
export { isCalled } from './queries/for-staff.ts';
export { inLanguage, namesInLanguages } from './queries/in-language.ts';
export { countedShelves, liveCount } from './queries/shelves/live-counts.ts';
export { goodsLacking } from './queries/lacking.ts';
export { countLowStock, runningOut, scarcest } from './queries/low-stock.ts';
export {
  hasLiveProducts,
  liveProductCount,
  picturesFromElsewhere,
  productAddresses,
} from './queries/product-addresses.ts';
export { shownExtrasOf, withPacks } from './queries/packs.ts';
export { titlesAndUnitsByIds, titlesByIds } from './queries/in-language.ts';

// Shelves
export { shelfNames, wayTo } from './queries/shelves/shelves.ts';
export { type Shelf, readShelves, shelvesOf, titleIn } from './queries/shelves/shelves.ts';
export { holdAllShelves, holdCategory } from './commands/shelves/edit-shelf.ts';
export { chooseFirstCarousels } from './commands/shelves/order-shelves.ts';
export { addShelf } from './commands/shelves/edit-shelf.ts';

// Taking and returning stock, and which goods sell best
export { type WriteContext, addDraft, addProduct } from './commands.ts';
export { changeMeasureOfCarts } from './commands/write-edited.ts';
export { amountNow, changesMeasure, wholeAmount } from './commands/stock.ts';
export { returnStock, type StockLine, takeStock } from './commands/stock.ts';
export { startCountingPopularity } from './commands/count-popularity.ts';
export { groupPacks, settleFamily, settleGrowingFamily } from './commands/families.ts';

// The goods that the shop can be stocked from
export { starterCatalogue, type StarterStaple } from './staples.ts';

export { detailColumns, editDetails, insertDetails, writeDetails } from './commands/product-details.ts';
export { readDetails } from './queries/product-details.ts';
export { type GoodsForBill, goodsForBills } from './queries/for-bills.ts';

// Writing products: whole ones, columns, and their entries in the audit log
export {
  mostToSell,
  presentForStaff,
  presentProduct,
  type ProductRow,
  type StaffRow,
  stockToSell,
  STAFF_COLUMNS,
} from './present.ts';
export { changeOf, fieldOf, fieldsChanged, namedBy, notedAsEdited } from './product-columns.ts';

// The tags that say which answers show which goods
export {
  asPage,
  asRows,
  asTiles,
  CATALOGUE,
  isAboutPicturesElsewhere,
  isAboutWords,
  madeFromPicturesElsewhere,
  madeFromSearch,
  madeFromWords,
  markDetails,
  markProduct,
  productsIn,
  SHELF_WORDS,
  TAGGED_COLUMNS,
  WORDS,
} from './tags.ts';
