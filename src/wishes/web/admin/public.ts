// For other features, in the back office: the number of customers who wait for a product.
export { Waiters } from './waiters.tsx';
