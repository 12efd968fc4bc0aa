// For other features, on the server: the listing, and searches without a result.
export { countMiss } from './commands/count-miss.ts';
export { type BestMatches, bestMatches } from './queries/listing.ts';
export { listing } from './queries/listing.ts';
export { searchMisses } from './queries/search-terms.ts';
