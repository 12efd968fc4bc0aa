// For other features, in the back office: orders that were taken and can wait for the network.
export { SEEN_MONEY } from './ended/awaited.ts';
export { NEW_ORDERS } from './waiting-orders.ts';
