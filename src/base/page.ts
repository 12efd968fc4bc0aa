/** A page of a list: how many rows to skip and how many to return. */
export type Slice = { skip: number; limit: number };

/**
 * Where a page of a list begins, counted from the nearer end, so that the last page is as fast as the first. The
 * caller reverses rows that were read backwards. `limit` is 0 past the end.
 */
export function fromNearerEnd(total: number, { skip, limit }: Slice): Slice & { isBackwards: boolean } {
  const within = Math.max(0, Math.min(limit, total - skip));
  const behind = total - skip - within;
  return behind < skip
    ? { skip: Math.max(0, behind), limit: within, isBackwards: true }
    : { skip, limit: within, isBackwards: false };
}

/** The number of pages of a list. An empty list still has one page. */
export const pageCount = (rows: number, perPage: number): number => Math.max(1, Math.ceil(rows / perPage));

/** Up to `shown` page numbers centred on the current page, kept inside 1..pages. */
export function pageNumbers(current: number, pages: number, shown = 10): number[] {
  const length = Math.min(shown, pages);
  const first = Math.min(Math.max(1, current - Math.floor(length / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
