// For other features, in the browser: an order that could not be sent yet.
export { UnsentOrder } from './submission/unsent-order.tsx';
