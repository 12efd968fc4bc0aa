// The contract of the catalogue. Shelves, units, sorts and the stock figures shown are in files without schemas,
// because a shopper's first page needs them and should not load the schema library.
export * from './facets.ts';
export * from './goods-filter.ts';
export { gtinOf, sameBarcodes, readScaleCode } from './products/barcode.ts';
export { goodsName } from './products/goods-name.ts';
export { countryName } from './products/label/country-name.ts';
export * from './products/label/label-words.ts';
export * from './products/label/span-text.ts';
export { MISSING_FIELDS, type MissingField } from './products/label/law.ts';
export {
  Pack,
  ListedProduct,
  OnePerFamily,
  ProductFacts,
  ProductExtras,
  type ShownExtras,
} from './products/packs.ts';
export {
  GOODS_CEILING,
  CategorySchema,
  Product,
  ProductWithWay,
  keepable,
  CategoryName,
  CategoryCount,
} from './products/product.ts';
export { type SteppedGoods, ruleOf, offeredQuantities, usualQuantity } from './selling/loose.ts';
export {
  LABEL_FIELDS,
  type LabelsAndTexts,
  type SentDetails,
  sentDetails,
  TEXT_FIELDS,
} from './products/product-details.ts';
export { EditedProduct, cutPriceWith, editedProductOf } from './products/product-form.ts';
export { type SellingProblem, readSelling, wholeOf } from './selling/selling.ts';
export { SHELF_LANGUAGES, SHELVES_AT_MOST, StaffShelf, StaffShelves } from './shelves/shelf-forms.ts';
export {
  SHELF_ART,
  type ShelfArt,
  artOf,
  type ShelfTree,
  shelfNamed,
  inside,
  chosenShelves,
  type OnShelves,
  shownShelves,
  wholeShelf,
} from './shelves/shelves.ts';
export { StaffProduct, WholeProduct, StaffListing } from './products/staff-products.ts';
export { Staple, StapleAisle, StapleAisles, StapleList, packsToSell, stapleSku } from './products/staples.ts';
export { moreOf, lessOf, isMost, offeredInOneOrder, isTooMuch, offerFor } from './selling/steps.ts';
export {
  dayInWords,
  isFew,
  isSoldOut,
  soldOutText,
  stockOnPage,
  stockOnTile,
  STOCK_NOT_COUNTED,
  type Stocked,
} from './stock/stock-words.ts';
export { mostText, packName, ruleText, stockText } from './stock/page-words.ts';
export { eachText } from './selling/each-text.ts';
export * from './selling/unit-price.ts';
export * from './selling/units.ts';
