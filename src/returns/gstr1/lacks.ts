import type { Cell } from './cells.ts';
import { type Amounts, both, type IssuedLine, type IssuedPaper, NOTHING, signedAmounts } from './paper.ts';

/** The sum of a figure, and the count of its papers. */
export type Counted = Amounts & { papers: number };
/** Goods whose papers lack something, with the count of papers. */
export type LackRow = Counted & {
  cell: Cell;
  product: string;
  title: { en: string; hi: string; bn: string };
  rate: number;
};

type Open<Row> = { row: Row; last: string };

/** Sums and counts by cell. The lines of a paper come together. */
export function countedFold<Row extends Counted>() {
  const open = new Map<Cell, Open<Row>>();
  return {
    add(cell: Cell, paper: IssuedPaper, line: IssuedLine, more: Omit<Row, keyof Counted>): void {
      const before = open.get(cell);
      const papers = (before?.row.papers ?? 0) + (before?.last === paper.id ? 0 : 1);
      const sum = both(before?.row ?? NOTHING, signedAmounts(paper, line));
      open.set(cell, { row: { ...more, papers, ...sum } as Row, last: paper.id });
    },
    rows: (): Map<Cell, Row> => new Map([...open].map(([cell, { row }]) => [cell, row])),
  };
}

/** Goods whose papers lack an HSN or a rate of their own, those of the most papers first. */
export function lackFold() {
  const lacks = countedFold<LackRow>();
  return {
    add(cell: Cell, paper: IssuedPaper, line: IssuedLine): void {
      const { product_id: product, title, title_hi, title_bn, rate_hundredths: rate } = line;
      lacks.add(cell, paper, line, { cell, product, title: { en: title, hi: title_hi, bn: title_bn }, rate });
    },
    rows: (what: 'noHsn' | 'assumed'): LackRow[] =>
      [...lacks.rows().values()]
        .filter(({ cell }) => cell.startsWith(`${what}:`))
        .toSorted((one, other) => other.papers - one.papers || (one.product < other.product ? -1 : 1)),
  };
}
