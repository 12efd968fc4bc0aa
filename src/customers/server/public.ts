// For other features, on the server: the business that a customer buys for.
export { businessOf } from './business.ts';
