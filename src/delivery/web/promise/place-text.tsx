import type { ReactNode } from 'react';

/** Two texts under each other, each cut off rather than wrapped: whatever they say, nothing moves when the browser fills them in. */
export const PlaceText = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="min-w-0 flex-1 leading-tight lg:flex lg:gap-2">
    <b className="block truncate">{first}</b>
    <span className="block truncate">{second}</span>
  </span>
);
