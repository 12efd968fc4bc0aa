import { isLoose } from '#base/figures/amount.ts';
import { type Paise, plus, ZERO } from '#base/figures/money.ts';
import {
  type Cell,
  cellsOf,
  hsnSide,
  type LineTable,
  NIL_KINDS,
  type NilKind,
  nilKind,
  tableOf,
} from './cells.ts';
import { type SeriesRow, seriesFold } from './documents.ts';
import { type Counted, countedFold, lackFold, type LackRow } from './lacks.ts';
import {
  type Amounts,
  amountsOf,
  both,
  type IssuedLine,
  type IssuedPaper,
  NOTHING,
  signed,
  signedAmounts,
  taxOf,
  valueOf,
} from './paper.ts';

/** A paper in a table that names each: to a registered buyer, or a large one of a private buyer. Amounts as they stand on it. */
export type PaperRow = {
  id: string;
  order: string;
  number: string;
  day: string;
  /** Empty of a private buyer. */
  gstin: string;
  place: string;
  isInterstate: boolean;
  value: Paise;
  rates: readonly RateRow[];
};
/** Value and tax at a rate, in hundredths of a per cent. */
export type RateRow = Amounts & { rate: number };
/** Sales to private buyers by the state that they went to and by rate; notes are taken off. */
export type SmallRow = RateRow & { cell: Cell; place: string; isInterstate: boolean };
/** Sales that are taxed at nothing. */
export type NilRow = { cell: Cell; kind: NilKind; exempt: Paise; nil: Paise };
/** Goods by HSN, unit and rate. */
export type HsnRow = RateRow & {
  cell: Cell;
  side: 'b2b' | 'b2c';
  hsn: string;
  uqc: string;
  /** In thousandths of the unit. */
  quantity: number;
};
/** All of a return of a regular shop; what notes take back is below zero but in `cdnr` and `cdnur`. */
export type Gstr1 = Record<'b2b' | 'b2cl' | 'cdnr' | 'cdnur', readonly PaperRow[]> & {
  b2cs: readonly SmallRow[];
  nil: readonly NilRow[];
  hsn: readonly HsnRow[];
  documents: readonly SeriesRow[];
  noHsn: readonly LackRow[];
  assumed: readonly LackRow[];
  /** The sums that GSTR-3B asks for, and of each table, by cell. */
  sums: ReadonlyMap<Cell, Counted>;
  /** The count of all papers, and the sum of them. */
  papers: number;
  total: Amounts;
};

/** Folds papers, one after another, into the tables of GSTR-1. Papers of any order make the same tables. */
export function gstr1Fold() {
  const listed = { b2b: [], b2cl: [], cdnr: [], cdnur: [] } as Record<
    'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
    PaperRow[]
  >;
  const small = new Map<Cell, SmallRow>();
  const nil = new Map<NilKind, NilRow>();
  const hsn = new Map<Cell, HsnRow>();
  const lacks = lackFold();
  const sums = countedFold();
  const series = seriesFold();
  let papers = 0;
  let total = NOTHING;

  function addLine(paper: IssuedPaper, line: IssuedLine): void {
    total = both(total, signedAmounts(paper, line));
    for (const cell of cellsOf(paper, line)) {
      if (isSum(cell)) sums.add(cell, paper, line, {});
      if (cell.startsWith('b2cs:')) small.set(cell, smallRow(cell, paper, line, small.get(cell)));
      if (cell.startsWith('hsn:')) hsn.set(cell, hsnRow(cell, paper, line, hsn.get(cell)));
      if (/^(?:noHsn|assumed):/.test(cell)) lacks.add(cell, paper, line);
    }
    if (tableOf(paper, line) === 'nil') nil.set(nilKind(paper), nilRow(paper, line, nil.get(nilKind(paper))));
  }

  return {
    add(paper: IssuedPaper): void {
      papers += 1;
      series.add(paper);
      for (const line of paper.lines) addLine(paper, line);
      const byTable = Map.groupBy(paper.lines, (line) => tableOf(paper, line));
      for (const [table, lines] of byTable) if (isListed(table)) listed[table].push(paperRow(paper, lines));
    },
    tables: (): Gstr1 => ({
      b2b: byBuyer(listed.b2b),
      b2cl: byBuyer(listed.b2cl),
      cdnr: byBuyer(listed.cdnr),
      cdnur: byBuyer(listed.cdnur),
      b2cs: [...small.values()].filter((row) => !isNothing(row)).toSorted(bySupply),
      nil: NIL_KINDS.flatMap((kind) => nil.get(kind) ?? []).filter(
        (row) => row.exempt !== 0 || row.nil !== 0,
      ),
      hsn: [...hsn.values()].filter((row) => row.quantity !== 0 || !isNothing(row)).toSorted(byCode),
      documents: series.rows(),
      noHsn: lacks.rows('noHsn'),
      assumed: lacks.rows('assumed'),
      sums: sums.rows(),
      papers,
      total,
    }),
  };
}

const isListed = (table: LineTable): table is 'b2b' | 'b2cl' | 'cdnr' | 'cdnur' =>
  table !== 'b2cs' && table !== 'nil';
const isSum = (cell: Cell): boolean => !cell.includes(':') || cell.startsWith('3.');
const isNothing = (row: Amounts): boolean => row.taxable === 0 && taxOf(row) === 0;

function paperRow(paper: IssuedPaper, lines: readonly IssuedLine[]): PaperRow {
  const byRate = Map.groupBy(lines, ({ rate_hundredths }) => rate_hundredths);
  return {
    id: paper.id,
    order: paper.order_id,
    number: paper.number,
    day: paper.on_day,
    gstin: paper.buyer_gstin,
    place: paper.place_of_supply,
    isInterstate: paper.interstate === 1,
    value: valueOf(paper),
    rates: [...byRate]
      .map(([rate, of]) => ({ rate, ...of.map(amountsOf).reduce(both, NOTHING) }))
      .filter((row) => !isNothing(row))
      .toSorted((one, other) => other.rate - one.rate),
  };
}

const smallRow = (
  cell: Cell,
  paper: IssuedPaper,
  line: IssuedLine,
  before: SmallRow | undefined,
): SmallRow => ({
  cell,
  place: paper.place_of_supply,
  isInterstate: paper.interstate === 1,
  rate: line.rate_hundredths,
  ...both(before ?? NOTHING, signedAmounts(paper, line)),
});

function nilRow(paper: IssuedPaper, line: IssuedLine, before: NilRow | undefined): NilRow {
  const kind = nilKind(paper);
  const { exempt, nil } = before ?? { exempt: ZERO, nil: ZERO };
  const more = signed(paper, line.taxable_paise);
  const isNil = line.nature === 'nil';
  return {
    cell: `nil:${kind}`,
    kind,
    exempt: isNil ? exempt : plus(exempt, more),
    nil: isNil ? plus(nil, more) : nil,
  };
}

/** Quantities are summed in thousandths, so that 0.1 and 0.2 of a kilo are 0.3. */
function hsnRow(cell: Cell, paper: IssuedPaper, line: IssuedLine, before: HsnRow | undefined): HsnRow {
  const thousandths = isLoose(line.sold_by) ? line.quantity : line.quantity * 1000;
  return {
    cell,
    side: hsnSide(paper),
    hsn: line.hsn,
    uqc: line.uqc,
    rate: line.rate_hundredths,
    quantity: (before?.quantity ?? 0) + (paper.kind === 'note' ? -thousandths : thousandths),
    ...both(before ?? NOTHING, signedAmounts(paper, line)),
  };
}

const order = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;
const byBuyer = (rows: readonly PaperRow[]): PaperRow[] =>
  rows.toSorted(
    (one, other) =>
      order(one.gstin, other.gstin) ||
      (one.gstin === '' ? order(one.place, other.place) : 0) ||
      order(one.day, other.day) ||
      order(one.number, other.number),
  );
const bySupply = (one: SmallRow, other: SmallRow): number =>
  order(Number(one.isInterstate), Number(other.isInterstate)) ||
  order(one.place, other.place) ||
  order(other.rate, one.rate);
const byCode = (one: HsnRow, other: HsnRow): number =>
  order(one.side, other.side) ||
  order(one.hsn, other.hsn) ||
  order(one.uqc, other.uqc) ||
  order(one.rate, other.rate);
