import { expect, test } from 'vitest';
import { issuedPaper } from '#test/issued-papers.ts';
import { turnoverFold, yearOf } from './turnover.ts';

const supply = (on_day: string, ...lines: readonly { rate: number; paid: number }[]) =>
  issuedPaper({ kind: 'supply', mode: 'composition', on_day, lines });

test('a composition shop owes half a per cent twice of what is not exempt (C10)', () => {
  const fold = turnoverFold();
  fold.add(supply('2026-10-01', { rate: 5, paid: 60_000 }, { rate: 0, paid: 20_000 }));
  fold.add(supply('2026-12-31', { rate: 18, paid: 40_000 }, { rate: 0, paid: 3456 }));
  const [quarter] = fold.quarters(['2026-Q4']);
  expect(quarter).toEqual({
    quarter: '2026-Q4',
    all: 12_345_600,
    exempt: 2_345_600,
    taxable: 10_000_000,
    cgst: 50_000,
    sgst: 50_000,
    papers: 2,
  });
});

test('notes are taken off in the quarter of the note; a quarter below zero owes nothing; the year adds its quarters', () => {
  const fold = turnoverFold();
  const bill = supply('2026-12-31', { rate: 5, paid: 1000 });
  fold.add(bill);
  fold.add(
    issuedPaper({
      kind: 'note',
      mode: 'composition',
      on_day: '2027-01-02',
      original: bill,
      lines: [{ rate: 5, paid: 300 }],
    }),
  );
  const quarters = fold.quarters(['2026-Q2', '2026-Q3', '2026-Q4', '2027-Q1']);
  expect(quarters.map(({ all, cgst, papers }) => [all, cgst, papers])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [100_000, 500, 1],
    [-30_000, 0, 1],
  ]);
  expect(yearOf(quarters)).toEqual({
    all: 70_000,
    exempt: 0,
    taxable: 70_000,
    cgst: 500,
    sgst: 500,
    papers: 2,
  });
});
