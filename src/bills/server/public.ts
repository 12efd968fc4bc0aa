// For other features, on the server: the papers of orders.
export { billsOfDays, type Days, paperCount } from './bills-of-days.ts';
export { followOrder } from './follow-order.ts';
export { type KeptSeller, presentBill } from './present.ts';
export { billsOfOrders, type FullBill } from './queries.ts';
