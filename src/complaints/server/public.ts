// For other features, on the server: how many complaints wait for an answer, and how many are overdue.
export { dueCounts } from './slips/present.ts';
