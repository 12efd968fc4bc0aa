// For other features, on the server: the papers of orders.
export { followOrder } from './follow-order.ts';
export { presentBill } from './present.ts';
export { billsOfOrders } from './queries.ts';
