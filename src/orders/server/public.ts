// For other features, on the server: figures and names of orders, for the dashboard, notifications and audit log.
export { ALARM_JOB } from './commands/alarm-for.ts';
export { moneyDue } from './queries/money-due.ts';
export { orderNumbersByIds } from './queries/numbers-by-ids.ts';
export { type Span, type Step, salesByDay, salesByHalfHour } from './queries/sales.ts';
export { bestSellers, salesByCategory, soldOf } from './queries/sold-goods.ts';
export { type AlarmingOrder, alarmingOrder } from './queries/alarming-order.ts';
export { countWaiting, newestWaiting } from './queries/waiting-orders.ts';
