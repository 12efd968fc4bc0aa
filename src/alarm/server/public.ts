// For other features, on the server: who is rung and when, and the orders that wait.
export { liveDevices } from './devices.ts';
export { lookUpTo, markNewsSeen } from './looked.ts';
export { countWaiting, newestWaiting } from './queries/new-orders.ts';
export { endOfQuiet, readRules } from './queries/read-rules.ts';
