import type { FullBill } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import { turnoverCells } from '#returns/composition/turnover.ts';
import { cellsOf } from '#returns/gstr1/cells.ts';
import { type Amounts, both, type IssuedLine, NOTHING, signedAmounts } from '#returns/gstr1/paper.ts';
import { daysOf, type Period, type PeriodPart } from '#returns/returns.ts';
import { papersByPart } from './papers.ts';

/** The question for the bills behind a figure of a part; `part` is none for papers that no part takes. */
export type AskedBehind = {
  period: Period;
  parts: readonly PeriodPart[];
  part: number | null;
  cell: string;
  after: string | null;
};
/** A bill behind a figure, and the part of it that is in the figure. */
export type BillBehind = { bill: FullBill; amounts: Amounts };

const AT_ONCE = 50;

/** A page of the bills that have lines in a figure, by the same rule that puts the lines there. */
export async function billsBehind(
  db: Db,
  { period, parts, part, cell, after }: AskedBehind,
): Promise<{ bills: BillBehind[]; hasMore: boolean }> {
  const wanted = part === null ? undefined : parts[part];
  if (part !== null && !wanted) return { bills: [], hasMore: false };
  const bills: BillBehind[] = [];
  let isReached = after === null;
  for await (const { paper, part: own } of papersByPart(db, { ...daysOf(period), parts })) {
    const lines = own === wanted ? linesIn(paper, cell) : [];
    if (isReached && lines.length > 0) {
      if (bills.length === AT_ONCE) return { bills, hasMore: true };
      const amounts = lines.map((line) => signedAmounts(paper, line)).reduce(both, NOTHING);
      bills.push({ bill: paper, amounts });
    }
    if (paper.id === after) isReached = true;
  }
  return { bills, hasMore: false };
}

/** The lines of a paper that are in a figure; without a figure, all. */
const linesIn = (paper: FullBill, cell: string): readonly IssuedLine[] =>
  cell === '' ? paper.lines : paper.lines.filter((line) => isIn(paper, line, cell));

const isIn = (paper: FullBill, line: IssuedLine, cell: string): boolean =>
  (paper.mode === 'composition' ? turnoverCells(paper, line) : cellsOf(paper, line)).includes(cell);
