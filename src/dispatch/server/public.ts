// For other features, on the server: the work that a day's rounds are.
export { type RoundWork, roundWorkOn } from './rounds/queries.ts';
export { presentBack } from './rounds/present.ts';
export { type BackRow, backsOf } from './rounds/queries.ts';
