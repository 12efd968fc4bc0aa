// For other features, on the server: the papers of orders.
export { billsOfDays, type Days } from './bills-of-days.ts';
export { followOrder } from './follow-order.ts';
export { presentBill } from './present.ts';
export { billsOfOrders } from './queries.ts';
