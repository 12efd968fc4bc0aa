import { type Cell, seriesCell } from './cells.ts';
import type { IssuedPaper } from './paper.ts';

/** Papers of a series in table 13, with consecutive numbers. */
export type SeriesRow = { kind: 'bill' | 'note'; cell: Cell; from: string; to: string; count: number };

type Numbered = Pick<IssuedPaper, 'n' | 'number'>;
type Run = { cell: Cell; letter: string; first: Numbered; last: Numbered };

/** Table 13: papers by kind and series, bills first. */
export function seriesFold() {
  const series = new Map<Cell, Run[]>();
  return {
    add(paper: IssuedPaper): void {
      const cell = seriesCell(paper);
      const runs = series.get(cell) ?? [];
      if (runs.length === 0) series.set(cell, runs);
      const { n, number, letter } = paper;
      const last = runs.at(-1);
      if (last && n === last.last.n + 1) last.last = { n, number };
      else runs.push({ cell, letter, first: { n, number }, last: { n, number } });
    },
    /**
     * A row for papers without a gap. Numbers that stand in another return (of another registration) or month cut a series, so that no row
     * ever counts a number that has no paper here: nothing is said to be cancelled.
     */
    rows: (): SeriesRow[] =>
      [...series.values()]
        .flatMap(joined)
        .map(({ cell, letter, first, last }): SeriesRow => ({
          kind: letter === 'C' ? 'note' : 'bill',
          cell,
          from: first.number,
          to: last.number,
          count: last.n - first.n + 1,
        }))
        .toSorted((one, other) => rank(one) - rank(other) || (one.from < other.from ? -1 : 1)),
  };
}

const rank = ({ kind }: SeriesRow): number => (kind === 'bill' ? 0 : 1);

/** Runs of a series in the order of their numbers, those that touch each other as one. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs.toSorted((one, other) => one.first.n - other.first.n)) {
    const before = whole.at(-1);
    if (before && run.first.n === before.last.n + 1) before.last = run.last;
    else whole.push({ ...run });
  }
  return whole;
}
