// For other features, in the browser: an order that could not be sent yet, and what somebody usually buys.
export { UnsentOrder } from './submission/unsent-order.tsx';
export { UsualList } from './usual/usual-list.tsx';
