// For other features, on the server: the work that a day's rounds are.
export { type RoundWork, roundWorkOn } from './round-work.ts';
