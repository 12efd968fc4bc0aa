import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IssuedPaper, NOTHING, both, type Amounts, signedAmounts } from '#returns/gstr1/paper.ts';
import { issuedPaper, type SamplePaper } from '#test/issued-papers.ts';
import { cellsOf } from './cells.ts';
import { gstr3bOf } from './gstr3b.ts';
import { gstr1Fold } from './tables.ts';

const BUSINESS = '29AAGCB7383J1Z4';
const tablesOf = (...papers: readonly IssuedPaper[]) => {
  const fold = gstr1Fold();
  for (const paper of papers) fold.add(paper);
  return fold.tables();
};
const rupees = ({ taxable, cgst, sgst, igst }: Amounts) =>
  [taxable, cgst, sgst, igst].map((one) => one / 100);

test('sales to private buyers are summed by state and rate (F3)', () => {
  const { b2cs } = tablesOf(
    issuedPaper({ lines: [{ rate: 18, taxable: 300_000 }] }),
    issuedPaper({ lines: [{ rate: 18, taxable: 200_000 }] }),
    issuedPaper({ place: '37', lines: [{ rate: 5, taxable: 40_000 }] }),
    issuedPaper({ place: '37', lines: [{ rate: 5, taxable: 80_000 }] }),
  );
  expect(b2cs.map((row) => [row.isInterstate, row.place, row.rate, ...rupees(row)])).toEqual([
    [false, '19', 1800, 500_000, 45_000, 45_000, 0],
    [true, '37', 500, 120_000, 0, 0, 6000],
  ]);
});

test('a month in which more is taken back than was sold is below zero, by state and rate (F4)', () => {
  const bill = issuedPaper({ place: '32', on_day: '2026-10-30', lines: [{ rate: 18, taxable: 75_000 }] });
  const note = issuedPaper({
    kind: 'note',
    place: '32',
    original: bill,
    lines: [{ rate: 18, taxable: 75_000 }],
  });
  const { b2cs, cdnur } = tablesOf(note);
  expect(b2cs.map((row) => [row.isInterstate, row.place, ...rupees(row)])).toEqual([
    [true, '32', -75_000, 0, 0, -13_500],
  ]);
  expect(cdnur).toEqual([]);
});

test('rice of an HSN is one row for a unit and a rate; loose rice without tax is another (F5)', () => {
  const { hsn } = tablesOf(
    issuedPaper({ lines: [{ rate: 5, taxable: 60_000, quantity: 600_000, sold_by: 'weight' }] }),
    issuedPaper({ lines: [{ rate: 5, taxable: 40_000, quantity: 400_000, sold_by: 'weight' }] }),
    issuedPaper({ lines: [{ rate: 0, taxable: 62, quantity: 2350, sold_by: 'weight' }] }),
  );
  expect(
    hsn.map(({ side, hsn: code, uqc, quantity, rate, ...row }) => [
      side,
      code,
      uqc,
      quantity,
      rate,
      ...rupees(row),
    ]),
  ).toEqual([
    ['b2c', '1006', 'KGS', 2350, 0, 62, 0, 0, 0],
    ['b2c', '1006', 'KGS', 1_000_000, 500, 100_000, 2500, 2500, 0],
  ]);
});

test('a series of 100 bills is one row with its first and last number; credit notes are a row of their own (F6)', () => {
  const bills = Array.from({ length: 100 }, (_, at) =>
    issuedPaper({ n: at + 1, lines: [{ rate: 5, paid: 10 }] }),
  );
  const note = issuedPaper({ kind: 'note', n: 7, original: bills[0]!, lines: [{ rate: 5, paid: 10 }] });
  expect(
    tablesOf(note, ...bills).documents.map(({ kind, from, to, count }) => [kind, from, to, count]),
  ).toEqual([
    ['bill', 'AT/26-27/0001', 'AT/26-27/0100', 100],
    ['note', 'AC/26-27/0007', 'AC/26-27/0007', 1],
  ]);
});

test('numbers that are of another month or another registration cut a series: none is counted as cancelled', () => {
  const drawn = [3, 1, 2, 6, 7].map((n) => issuedPaper({ n, lines: [{ rate: 5, paid: 10 }] }));
  expect(tablesOf(...drawn).documents.map(({ from, to, count }) => [from, to, count])).toEqual([
    ['AT/26-27/0001', 'AT/26-27/0003', 3],
    ['AT/26-27/0006', 'AT/26-27/0007', 2],
  ]);
});

test('two notes of 5225.285 each are settled to the paisa first, and their sum is what the two say (F9)', () => {
  const bill = issuedPaper({ on_day: '2026-10-01', lines: [{ rate: 18, taxable: 20_000 }] });
  const note = () => issuedPaper({ kind: 'note', original: bill, lines: [{ rate: 18, taxable: 5225.285 }] });
  const [first, second] = [note(), note()];
  const { b2cs } = tablesOf(first, second);
  expect(first.lines[0]!.taxable_paise).toBe(522_529);
  expect(b2cs[0]!.taxable).toBe(-1_045_058);
  expect(b2cs[0]!.cgst).toBe(-2 * first.lines[0]!.cgst_paise);
});

test('a private bill over the border is named from one paisa above the limit of its day; its note is named, too', () => {
  const outside = (taxable: number, on_day: string) =>
    issuedPaper({ place: '10', on_day, lines: [{ rate: 0.25, taxable }] });
  // With 0.25 % of tax, 99,750.62 comes to 99,999.99 … and 99,750.63 to a lakh and a paisa.
  const at = outside(99_750.62, '2026-11-02');
  const above = outside(99_750.64, '2026-11-02');
  expect([at.total_paise, above.total_paise]).toEqual([10_000_000, 10_000_002]);
  const before = outside(200_000, '2024-07-31');
  const after = outside(200_000, '2024-08-01');
  const inside = issuedPaper({ lines: [{ rate: 5, taxable: 500_000 }] });
  const note = issuedPaper({
    kind: 'note',
    place: '10',
    original: above,
    lines: [{ rate: 0.25, taxable: 10 }],
  });
  const tables = tablesOf(at, above, before, after, inside, note);
  expect(tables.b2cl.map(({ number }) => number)).toEqual([after.number, above.number]);
  expect(tables.cdnur.map(({ number, value }) => [number, value])).toEqual([[note.number, 1003]]);
  expect(tables.b2cs.map(({ place, taxable }) => [place, taxable])).toEqual([
    ['19', 50_000_000],
    ['10', 9_975_062 + 20_000_000],
  ]);
});

test('exempt goods stand in table 8 by buyer and border as exempt, not as nil, and stay out of the tables with tax', () => {
  const mixed = issuedPaper({
    kind: 'mixed',
    lines: [
      { rate: 18, paid: 236 },
      { rate: 0, paid: 145.7 },
    ],
  });
  const tables = tablesOf(
    mixed,
    issuedPaper({ kind: 'supply', lines: [{ rate: 0, paid: 100, nature: 'nil' }] }),
    issuedPaper({ kind: 'supply', place: '10', lines: [{ rate: 0, paid: 200_000 }] }),
    issuedPaper({ kind: 'supply', gstin: BUSINESS, place: '29', lines: [{ rate: 0, paid: 50 }] }),
    issuedPaper({ kind: 'supply', gstin: '19AAGCB7383J1Z5', lines: [{ rate: 0, paid: 70 }] }),
    issuedPaper({ kind: 'note', original: mixed, lines: [{ rate: 0, paid: 45.7 }] }),
  );
  expect(tables.nil.map(({ kind, exempt, nil }) => [kind, exempt / 100, nil / 100])).toEqual([
    ['INTRB2B', 50, 0],
    ['INTRAB2B', 70, 0],
    ['INTRB2C', 200_000, 0],
    ['INTRAB2C', 100, 100],
  ]);
  expect([tables.b2b, tables.b2cl]).toEqual([[], []]);
  expect(tables.b2cs).toHaveLength(1);
});

test('a registered buyer’s bills and notes are named one by one, with what they say, rate by rate', () => {
  const bill = issuedPaper({
    gstin: BUSINESS,
    place: '29',
    lines: [
      { rate: 5, taxable: 20_000 },
      { rate: 18, taxable: 30_000 },
      { rate: 18, taxable: 20_000 },
    ],
  });
  const note = issuedPaper({
    kind: 'note',
    gstin: BUSINESS,
    place: '29',
    original: bill,
    lines: [{ rate: 18, taxable: 100 }],
  });
  const { b2b, cdnr, b2cs } = tablesOf(bill, note);
  expect(
    b2b.map(({ gstin, value, rates }) => [gstin, value, rates.map((row) => [row.rate, ...rupees(row)])]),
  ).toEqual([
    [
      BUSINESS,
      8_000_000,
      [
        [1800, 50_000, 0, 0, 9000],
        [500, 20_000, 0, 0, 1000],
      ],
    ],
  ]);
  expect(cdnr.map(({ value, rates }) => [value, rates.map(rupees)])).toEqual([[11_800, [[100, 0, 0, 18]]]]);
  expect(b2cs).toEqual([]);
});

test('goods without an HSN are named with the count of their papers, and stand in no row of table 12', () => {
  const lines = [
    { rate: 5, paid: 105, hsn: '', product: 'tea' },
    { rate: 5, paid: 105, hsn: '', product: 'tea' },
    { rate: 5, paid: 105 },
  ];
  const { hsn, noHsn, assumed } = tablesOf(issuedPaper({ lines }), issuedPaper({ lines: lines.slice(0, 1) }));
  expect(noHsn.map(({ product, papers, cell, taxable }) => [product, papers, cell, taxable])).toEqual([
    ['tea', 2, 'noHsn:tea', 30_000],
  ]);
  expect(hsn.map(({ hsn: code }) => code)).toEqual(['1006']);
  expect(assumed).toEqual([]);
});

test('a bill that a note of the same month takes back whole leaves no row behind', () => {
  const bill = issuedPaper({
    lines: [
      { rate: 5, paid: 105 },
      { rate: 0, paid: 20, hsn: '0702' },
    ],
  });
  const { lines, ...head } = bill;
  const note: IssuedPaper = { ...head, id: 'note', kind: 'note', letter: 'C', original: bill, lines };
  const { b2cs, hsn, nil, sums } = tablesOf(bill, note);
  expect([b2cs, hsn, nil]).toEqual([[], [], []]);
  expect(sums.get('3.1a')).toEqual({ ...NOTHING, papers: 2 });
});

test('GSTR-3B is what the tables say: taxed less notes, exempt, and private sales to each other state', () => {
  const bill = issuedPaper({ place: '10', lines: [{ rate: 5, taxable: 100 }] });
  const tables = tablesOf(
    bill,
    issuedPaper({ kind: 'note', place: '10', original: bill, lines: [{ rate: 5, taxable: 40 }] }),
    issuedPaper({ place: '20', lines: [{ rate: 18, taxable: 200_000 }] }),
    issuedPaper({ place: '29', gstin: BUSINESS, lines: [{ rate: 18, taxable: 1000 }] }),
    issuedPaper({
      lines: [
        { rate: 18, taxable: 500 },
        { rate: 0, taxable: 30 },
      ],
    }),
  );
  const { taxed, exempt, outside } = gstr3bOf(tables);
  expect(outside.map(({ papers }) => papers)).toEqual([2, 1]);
  expect(rupees(taxed)).toEqual([60 + 200_000 + 1000 + 500, 45, 45, 3 + 36_000 + 180]);
  expect(rupees(exempt)).toEqual([30, 0, 0, 0]);
  expect(outside.map(({ place, papers: _, ...row }) => [place, ...rupees(row)])).toEqual([
    ['10', 60, 0, 0, 3],
    ['20', 200_000, 0, 0, 36_000],
  ]);
});

const Line = fc.record({
  rate: fc.constantFrom(0, 5, 18, 40),
  paid: fc.integer({ min: 1, max: 30_000_00 }).map((paise) => paise / 100),
  hsn: fc.constantFrom('', '1006', '3401'),
  uqc: fc.constantFrom('KGS', 'NOS'),
  quantity: fc.integer({ min: 0, max: 5000 }),
  sold_by: fc.constantFrom('piece' as const, 'weight' as const),
  product: fc.constantFrom('rice', 'soap'),
});
const Paper = fc.record({
  kind: fc.constantFrom('tax' as const, 'mixed' as const, 'note' as const),
  place: fc.constantFrom('19', '10', '29'),
  gstin: fc.constantFrom('', '', BUSINESS),
  lines: fc.array(Line, { minLength: 1, maxLength: 8 }),
});
const LARGE: SamplePaper = { place: '10', lines: [{ rate: 18, taxable: 200_000 }] };

test('whatever was billed and taken back: sums by paper, by HSN and by rate are one, and each cell is its lines', () => {
  fc.assert(
    fc.property(fc.array(Paper, { maxLength: 30 }), (said) => {
      const large = issuedPaper(LARGE);
      const papers = said.map((one) =>
        issuedPaper({
          ...one,
          ...(one.kind === 'note' && { original: one.lines.length > 4 ? large : issuedPaper(one) }),
        }),
      );
      const tables = tablesOf(...papers);
      const sumOf = (rows: readonly Amounts[]) => rows.reduce(both, NOTHING);
      const less = ({ taxable, cgst, sgst, igst }: Amounts) =>
        ({ taxable: 0 - taxable, cgst: 0 - cgst, sgst: 0 - sgst, igst: 0 - igst }) as Amounts;
      const lines = papers.flatMap((paper) => paper.lines.map((line) => ({ paper, line })));
      const byPaper = sumOf(lines.map(({ paper, line }) => signedAmounts(paper, line)));
      const byHsn = sumOf([...tables.hsn, ...tables.noHsn]);
      const ratesOf = (rows: typeof tables.b2b) => rows.flatMap(({ rates }) => rates);
      const byRate = sumOf([
        ...ratesOf(tables.b2b),
        ...ratesOf(tables.b2cl),
        ...tables.b2cs,
        ...[...ratesOf(tables.cdnr), ...ratesOf(tables.cdnur)].map(less),
        ...tables.nil.map(({ exempt, nil }) => ({
          ...NOTHING,
          taxable: (exempt + nil) as Amounts['taxable'],
        })),
      ]);
      expect(byHsn).toEqual(byPaper);
      expect(byRate).toEqual(byPaper);
      expect(tables.total).toEqual(byPaper);
      const { taxed, exempt } = gstr3bOf(tables);
      expect(both(taxed, exempt)).toEqual(byPaper);
      for (const row of [...tables.b2cs, ...tables.hsn]) {
        const behind = lines.filter(({ paper, line }) => cellsOf(paper, line).includes(row.cell));
        const { taxable, cgst, sgst, igst } = row;
        expect(sumOf(behind.map(({ paper, line }) => signedAmounts(paper, line)))).toEqual({
          taxable,
          cgst,
          sgst,
          igst,
        });
      }
      const shuffled = tablesOf(...papers.toReversed());
      expect(shuffled).toEqual({ ...tables, sums: expect.anything(), noHsn: expect.anything() });
    }),
  );
});
