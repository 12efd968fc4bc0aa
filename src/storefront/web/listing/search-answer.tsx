import type { Asked, Step } from '#storefront/listing.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchSummary } from './search-summary.tsx';

/** What a listing says besides its goods: what a search understood, or why there is nothing. */
export const SearchAnswer = ({ asked, found }: { asked: Asked; found: Step }) =>
  found.tiles.length > 0 ? (
    <SearchSummary asked={asked} found={found} />
  ) : (
    <NothingFound asked={asked} near={found.near} />
  );
