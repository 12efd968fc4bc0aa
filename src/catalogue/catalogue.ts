// The contract of the catalogue: what both sides, and other features, know of goods. The lists of `shelves.ts` stand in a
// file of their own, because a shopper's first page needs them and none of the schemas.
export * from './product.ts';
export * from './product-form.ts';
export * from './shelves.ts';
export * from './staff-products.ts';
export * from './unit-price.ts';
