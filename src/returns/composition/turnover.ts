import { aboveZero, minus, type Paise, plus, ZERO } from '#base/figures/money.ts';
import { assumedCell, isTaxed } from '#returns/gstr1/cells.ts';
import { type IssuedLine, type IssuedPaper, signed } from '#returns/gstr1/paper.ts';
import { periodOf, type Period } from '#returns/period.ts';
import { compositionTax } from '#tax/tax.ts';

/** Turnover of a quarter of a composition shop, less what notes took back, and the tax of its taxable part. */
export type Turnover = {
  quarter: Period;
  all: Paise;
  exempt: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  papers: number;
};

/** The figures of CMP-08 and GSTR-4 that a line is a part of: `all:2026-Q4`, `taxable:2026-Q4`, `exempt:2026-Q4`. */
export function turnoverCells({ on_day }: Pick<IssuedPaper, 'on_day'>, line: IssuedLine): string[] {
  const quarter = periodOf(on_day, 'quarter');
  const cells = [`all:${quarter}`, `${isTaxed(line) ? 'taxable' : 'exempt'}:${quarter}`];
  return line.rate_assumed === 1 ? [...cells, assumedCell(line)] : cells;
}

type Sums = { all: Paise; exempt: Paise; papers: number };

/** Folds papers of a composition shop into the turnover of each quarter. */
export function turnoverFold() {
  const quarters = new Map<Period, Sums>();
  return {
    add(paper: IssuedPaper): void {
      const quarter = periodOf(paper.on_day, 'quarter');
      const before = quarters.get(quarter) ?? { all: ZERO, exempt: ZERO, papers: 0 };
      const after = paper.lines.reduce<Sums>(
        ({ all, exempt, papers }, line) => {
          const amount = signed(paper, line.taxable_paise);
          return { all: plus(all, amount), exempt: isTaxed(line) ? exempt : plus(exempt, amount), papers };
        },
        { ...before, papers: before.papers + 1 },
      );
      quarters.set(quarter, after);
    },
    /** The quarters named, also those without papers. Where notes take back more than was sold, there is no tax. */
    quarters: (named: readonly Period[]): Turnover[] =>
      named.map((quarter) => {
        const { all, exempt, papers } = quarters.get(quarter) ?? { all: ZERO, exempt: ZERO, papers: 0 };
        const taxable = minus(all, exempt);
        return { quarter, all, exempt, taxable, ...compositionTax(aboveZero(taxable)), papers };
      }),
  };
}

/** The year of a composition shop: its quarters together. Each quarter's tax is settled, so the year adds them. */
export const yearOf = (quarters: readonly Turnover[]): Omit<Turnover, 'quarter'> =>
  quarters.reduce(
    (sum, { all, exempt, taxable, cgst, sgst, papers }) => ({
      all: plus(sum.all, all),
      exempt: plus(sum.exempt, exempt),
      taxable: plus(sum.taxable, taxable),
      cgst: plus(sum.cgst, cgst),
      sgst: plus(sum.sgst, sgst),
      papers: sum.papers + papers,
    }),
    { all: ZERO, exempt: ZERO, taxable: ZERO, cgst: ZERO, sgst: ZERO, papers: 0 },
  );
