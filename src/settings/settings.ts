// The contract of the settings. The shipping rule stands in a file of its own, because a shopper's first page needs it
// and none of the schemas.
export * from './limits.ts';
export * from './shipping.ts';
export * from './shop-settings.ts';
