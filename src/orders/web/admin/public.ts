// For other features, in the back office: the taps on orders, the orders that were taken and the counts of cash that can wait
// for the network.
export { CASH_CHANGES } from './cash/cash-changes.ts';
export { SEEN_MONEY } from './new-order/ended/awaited.ts';
export { NEW_ORDERS } from './new-order/waiting-orders.ts';
export { DOOR_PAYMENTS } from './sheet/door-payments.ts';
export { STOP_TAPS } from './sheet/stop-taps.ts';
export { ORDER_TAPS } from './taps/taps.ts';
// For other features, in the back office: how the list of orders is answered, and how the status of one is called.
export type { OrderList } from '#orders/staff-orders.ts';
export { statusText } from './status-words.ts';
export { customerName } from './customer-name.ts';
