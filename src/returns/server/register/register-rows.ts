import { quantityOf } from '#base/figures/amount.ts';
import { minus, type Paise, sum, ZERO } from '#base/figures/money.ts';
import type { BillBuyer, BillKind } from '#bills/bills.ts';
import type { PaymentWay } from '#money/money.ts';
import type { PaidPaper } from '#returns/server/paid-papers.ts';

type Line = PaidPaper['lines'][number];

/** The amounts of a row. Those of a credit note are below zero, so that every column can be summed. */
export type RowAmounts = Record<
  'taxable' | 'cgst' | 'sgst' | 'igst' | 'exempt' | 'roundOff' | 'total',
  Paise
>;

/** A row of the sales register: a bill or credit note, and one of its rates. */
export type RegisterRow = RowAmounts & {
  /** In India's calendar: `2026-07-14`. */
  day: string;
  number: string;
  kind: BillKind;
  party: string;
  gstin: string;
  /** The code of the state; empty where the shop has not said its own. */
  place: string;
  /** Empty where the goods of this rate have several. */
  hsn: string;
  /** Null where the goods of this rate are counted in several units. */
  quantity: { amount: number; uqc: string } | null;
  /** In hundredths of a per cent; null of exempt goods, and of papers without tax. */
  rate: number | null;
  ways: readonly PaymentWay[];
  /** The number of the bill that a note is for. */
  original: string;
};

/** The rows of a paper, the lowest rate first and exempt goods before all. */
export function registerRows(paper: PaidPaper): RegisterRow[] {
  const byRate = Map.groupBy(paper.lines, (line) => (line.nature === 'taxable' ? line.rate_hundredths : -1));
  const buyer = JSON.parse(paper.buyer) as BillBuyer;
  const signed = (amount: Paise): Paise => (paper.kind === 'note' ? minus(ZERO, amount) : amount);
  return [...byRate]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, lines], index) => ({
      day: paper.on_day,
      number: paper.number,
      kind: paper.kind,
      party: buyer.businessName || buyer.name,
      gstin: buyer.gstin,
      place: paper.place_of_supply,
      hsn: onlyOne(lines.map(({ hsn }) => hsn)) ?? '',
      quantity: quantityIn(paper.kind, lines),
      rate: rate < 0 || paper.mode !== 'regular' ? null : rate,
      ways: paper.ways,
      original: paper.original?.number ?? '',
      taxable: signed(rate < 0 ? ZERO : sumOf(lines, 'taxable_paise')),
      exempt: signed(rate < 0 ? sumOf(lines, 'taxable_paise') : ZERO),
      cgst: signed(sumOf(lines, 'cgst_paise')),
      sgst: signed(sumOf(lines, 'sgst_paise')),
      igst: signed(sumOf(lines, 'igst_paise')),
      roundOff: index === 0 ? signed(minus(ZERO, cashOff(paper))) : ZERO,
      total: signed(sumOf(lines, 'total_paise')),
    }));
}

/** The part of a paper's total that its order did not bring because it was paid in cash, in whole rupees. */
export const cashOff = ({ ways, cash_off_paise }: PaidPaper): Paise =>
  ways.includes('cash') ? cash_off_paise : ZERO;

const sumOf = (
  lines: readonly Line[],
  part: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise',
): Paise => sum(lines.map((line) => line[part]));

const onlyOne = (texts: readonly string[]): string | undefined =>
  new Set(texts).size === 1 ? texts[0] : undefined;

function quantityIn(kind: BillKind, lines: readonly Line[]): RegisterRow['quantity'] {
  const uqc = onlyOne(lines.map((line) => line.uqc));
  const soldBy = onlyOne(lines.map(({ sold_by }) => sold_by)) as Line['sold_by'] | undefined;
  if (uqc === undefined || soldBy === undefined) return null;
  const all = lines.reduce((many, { quantity }) => many + quantity, 0);
  return { amount: quantityOf(kind === 'note' ? 0 - all : all, soldBy), uqc };
}
