// The contract of the catalogue. Shelves, units, sorts and the stock figures shown are in files without schemas,
// because a shopper's first page needs them and should not load the schema library.
export * from './facets.ts';
export * from './goods-filter.ts';
export * from './barcode.ts';
export * from './countries.ts';
export * from './packs.ts';
export * from './product.ts';
export * from './loose.ts';
export * from './product-form.ts';
export * from './selling.ts';
export * from './shelf-forms.ts';
export * from './shelves.ts';
export * from './sorts.ts';
export * from './staff-products.ts';
export * from './staples.ts';
export * from './steps.ts';
export * from './stock-shown.ts';
export * from './stock-words.ts';
export * from './unit-price.ts';
export * from './units.ts';
