// For other features, in the back office: counts of cash that can wait for the network.
export { CASH_CHANGES } from './cash-changes.ts';
