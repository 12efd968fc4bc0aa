// For other features, on the server: figures and names of orders, for the dashboard, notifications and audit log.
export { ALARM_JOB } from './commands/alarm-for.ts';
export { moneyDue } from './queries/money-due.ts';
export { orderNumbersByIds } from './queries/numbers-by-ids.ts';
export { type Span, type Step, salesByDay, salesByHalfHour } from './queries/sales.ts';
export { bestSellers, salesByCategory, soldOf } from './queries/sold-goods.ts';
export { type AlarmingOrder, alarmingOrder } from './queries/alarming-order.ts';
export { countWaiting, newestWaiting } from './queries/waiting-orders.ts';
export { type MoneyAtHand, moneyAtHand } from './payments/money-at-hand.ts';
export { countTabs } from './queue/queries.ts';
export { type RoundWork, roundWorkOn } from './queue/round-work.ts';
export { type ClaimRow, claimedInAll, upiClaims } from './cash/claims.ts';
export { type ReceivedInAll, receivedInAll, receivedOn } from './cash/received.ts';
