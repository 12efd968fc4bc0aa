// For other features, in the back office: the taps on orders that can wait for the network, how the list of orders is
// answered, and how the status of one is called.
export { ORDER_TAPS } from './taps/taps.ts';
export type { OrderList } from '#orders/staff-orders.ts';
export { statusText } from './status-words.ts';
export { customerName } from './customer-name.ts';
