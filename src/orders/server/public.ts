// What other features may use of this one on the server, and nothing else.
export { moneyDue } from './queries/money-due.ts';
export { orderNumbersByIds } from './queries/numbers-by-ids.ts';
export { type Span, type Step, salesByDay, salesByHalfHour } from './queries/sales.ts';
export { bestSellers, salesByCategory } from './queries/sold-goods.ts';
export { countWaiting, newestWaiting } from './queries/waiting-orders.ts';
