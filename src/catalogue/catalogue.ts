// The contract of the catalogue. Shelves, units, sorts and the stock figures shown are in files without schemas,
// because a shopper's first page needs them and should not load the schema library.
export * from './facets.ts';
export * from './goods-filter.ts';
export * from './products/barcode.ts';
export * from './products/label/countries.ts';
export * from './products/label/label-words.ts';
export { MISSING_FIELDS, type MissingField } from './products/label/law.ts';
export * from './products/packs.ts';
export * from './products/product.ts';
export * from './selling/loose.ts';
export {
  LABEL_FIELDS,
  type LabelsAndTexts,
  type SentDetails,
  sentDetails,
  TEXT_FIELDS,
} from './products/product-details.ts';
export * from './products/product-form.ts';
export * from './selling/selling.ts';
export * from './shelves/shelf-forms.ts';
export * from './shelves/shelves.ts';
export * from './products/staff-products.ts';
export * from './products/staples.ts';
export * from './selling/steps.ts';
export {
  isSoldOut,
  mostText,
  packName,
  soldOutText,
  stockOnPage,
  stockOnTile,
  STOCK_NOT_COUNTED,
  type Stocked,
  stockText,
} from './stock/stock-words.ts';
export * from './selling/unit-price.ts';
export * from './selling/units.ts';
