import type { Counted } from './lacks.ts';
import { type Amounts, NOTHING } from './paper.ts';
import type { Gstr1 } from './tables.ts';

/** The figures of GSTR-3B that follow from papers: taxed sales, exempt ones, and those to private buyers in other states. */
export type Gstr3b = {
  taxed: Amounts;
  exempt: Amounts;
  /** By the state that the goods went to. */
  outside: readonly (Counted & { place: string })[];
};

/** GSTR-3B as the tables of GSTR-1 have it, so that the two never differ. */
export const gstr3bOf = ({ sums }: Gstr1): Gstr3b => ({
  taxed: sums.get('3.1a') ?? NOTHING,
  exempt: sums.get('3.1c') ?? NOTHING,
  outside: [...sums]
    .flatMap(([cell, amounts]) => (cell.startsWith('3.2:') ? [{ place: cell.slice(4), ...amounts }] : []))
    .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
    .toSorted((one, other) => (one.place < other.place ? -1 : 1)),
});
