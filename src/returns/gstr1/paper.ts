import type { SoldBy } from '#base/figures/amount.ts';
import { type Paise, plus, minus, ZERO } from '#base/figures/money.ts';
import type { BillKind } from '#bills/bills.ts';
import type { TaxMode } from '#tax/tax.ts';

/** Parts of an amount, in paise. What notes take back is below zero. */
export type Amounts = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/** A line of a paper, as far as returns read it. */
export type IssuedLine = {
  position: number;
  product_id: string;
  title: string;
  title_hi: string;
  title_bn: string;
  hsn: string;
  uqc: string;
  sold_by: SoldBy;
  quantity: number;
  rate_hundredths: number;
  nature: 'taxable' | 'nil' | 'exempt';
  rate_assumed: 0 | 1;
  taxable_paise: Paise;
  cgst_paise: Paise;
  sgst_paise: Paise;
  igst_paise: Paise;
};

/** A paper as it is kept, as far as returns read it. Of a note the amounts are above zero, too. */
export type IssuedPaper = {
  id: string;
  kind: BillKind;
  letter: string;
  prefix: string;
  year: string;
  n: number;
  number: string;
  on_day: string;
  order_id: string;
  mode: TaxMode;
  buyer_gstin: string;
  place_of_supply: string;
  interstate: 0 | 1;
  total_paise: Paise;
  printed_more_paise: Paise;
  original: { number: string; on_day: string; total_paise: Paise; printed_more_paise: Paise } | null;
  lines: readonly IssuedLine[];
};

/** The value of a paper with tax: what is asked for it, or more where the law values goods by their printed price. */
export const valueOf = ({
  total_paise,
  printed_more_paise,
}: Pick<IssuedPaper, 'total_paise' | 'printed_more_paise'>) => plus(total_paise, printed_more_paise);

/** Buyers as returns tell them apart: registered ones, private ones with a large bill from another state, all others. */
export type BuyerClass = 'registered' | 'large' | 'small';

const SMALLER_FROM = '2024-08-01';
const LARGE_ABOVE = 1_00_000_00;
const LARGE_ABOVE_BEFORE = 2_50_000_00;

/** The class of a paper's buyer. A note stands where its bill stood. */
export function buyerClass(paper: IssuedPaper): BuyerClass {
  if (paper.buyer_gstin !== '') return 'registered';
  const bill = paper.original ?? paper;
  const limit = bill.on_day < SMALLER_FROM ? LARGE_ABOVE_BEFORE : LARGE_ABOVE;
  return paper.interstate === 1 && valueOf(bill) > limit ? 'large' : 'small';
}

/** An amount as it counts in sums: a note takes it back. */
export const signed = ({ kind }: Pick<IssuedPaper, 'kind'>, amount: Paise): Paise =>
  kind === 'note' ? minus(ZERO, amount) : amount;

/** The parts of a line as they stand on its paper. */
export const amountsOf = (line: IssuedLine): Amounts => ({
  taxable: line.taxable_paise,
  cgst: line.cgst_paise,
  sgst: line.sgst_paise,
  igst: line.igst_paise,
});

/** The parts of a line as they count in sums. */
export function signedAmounts(paper: Pick<IssuedPaper, 'kind'>, line: IssuedLine): Amounts {
  const { taxable, cgst, sgst, igst } = amountsOf(line);
  return {
    taxable: signed(paper, taxable),
    cgst: signed(paper, cgst),
    sgst: signed(paper, sgst),
    igst: signed(paper, igst),
  };
}

export const NOTHING: Amounts = { taxable: ZERO, cgst: ZERO, sgst: ZERO, igst: ZERO };

/** Two amounts together. */
export const both = (one: Amounts, other: Amounts): Amounts => ({
  taxable: plus(one.taxable, other.taxable),
  cgst: plus(one.cgst, other.cgst),
  sgst: plus(one.sgst, other.sgst),
  igst: plus(one.igst, other.igst),
});

/** All tax of an amount. */
export const taxOf = ({ cgst, sgst, igst }: Amounts): Paise => plus(cgst, sgst, igst);
