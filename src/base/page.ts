/** A page of a list: how many rows to pass over, how many to give. */
export type Slice = { skip: number; limit: number };

/** How many pages a list of so many rows has; an empty list still has one page. */
export const pageCount = (rows: number, perPage: number): number => Math.max(1, Math.ceil(rows / perPage));

/** Up to `shown` page numbers centred on the current page, kept inside 1..pages. */
export function pageNumbers(current: number, pages: number, shown = 10): number[] {
  const length = Math.min(shown, pages);
  const first = Math.min(Math.max(1, current - Math.floor(length / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
