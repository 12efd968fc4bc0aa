// What other features may use of this one on the server, and nothing else.
export { countMiss } from './commands/count-miss.ts';
export { listing } from './queries/listing.ts';
export { searchMisses } from './queries/search-terms.ts';
