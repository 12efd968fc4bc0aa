import { minus, type Paise, sum, ZERO } from '#base/figures/money.ts';
import type { BillBuyer } from '#bills/bills.ts';
import type { PaymentWay } from '#money/money.ts';
import type { PaidPaper } from '#returns/server/paid-papers.ts';
import { cashOff } from '#returns/server/register/register-rows.ts';

/** Tally's own groups, which every company has. */
export type Group =
  | 'Cash-in-Hand'
  | 'Bank Accounts'
  | 'Sundry Debtors'
  | 'Sales Accounts'
  | 'Duties & Taxes'
  | 'Indirect Expenses';
/** A ledger of the books, by its name. */
export type Ledger = { name: string; group: Group };
/** An amount in a ledger, in paise: above zero it is credited, below zero debited, as Tally signs them. */
export type Entry = { ledger: Ledger; amount: Paise };
/** A bill or credit note as Tally books it. Its entries come to zero. */
export type Voucher = {
  /** The paper's own id, so that Tally takes it once however often it is imported. */
  id: string;
  type: 'Sales' | 'Credit Note';
  /** In India's calendar: `2026-07-14`. */
  day: string;
  number: string;
  /** The number of the bill that a note is for. */
  original: string;
  order: number;
  entries: [party: Entry, ...others: Entry[]];
};

/** Who owes the value of a paper by how its order was paid. */
const PARTIES = {
  cash: { name: 'Cash', group: 'Cash-in-Hand' },
  upi: { name: 'UPI', group: 'Bank Accounts' },
  card: { name: 'Card', group: 'Bank Accounts' },
  account: { name: 'Khata', group: 'Sundry Debtors' },
} as const satisfies Record<PaymentWay, Ledger>;
/** Orders that are not paid yet, or in several ways. */
const CUSTOMERS: Ledger = { name: 'Customers', group: 'Sundry Debtors' };
const ROUND_OFF: Ledger = { name: 'Round Off', group: 'Indirect Expenses' };
const PRINTED_PRICE: Ledger = { name: 'Value by printed price', group: 'Indirect Expenses' };
const TAXES = {
  cgst_paise: { name: 'Output CGST', group: 'Duties & Taxes' },
  sgst_paise: { name: 'Output SGST', group: 'Duties & Taxes' },
  igst_paise: { name: 'Output IGST', group: 'Duties & Taxes' },
} as const satisfies Record<string, Ledger>;

/** The voucher of a paper. */
export function voucherOf(paper: PaidPaper): Voucher {
  const { kind, total_paise, printed_more_paise } = paper;
  const off = cashOff(paper);
  const signed = (ledger: Ledger, amount: Paise): Entry => ({
    ledger,
    amount: kind === 'note' ? minus(ZERO, amount) : amount,
  });
  const others = [
    ...salesOf(paper).map(({ ledger, amount }) => signed(ledger, amount)),
    ...(['cgst_paise', 'sgst_paise', 'igst_paise'] as const).map((tax) => signed(TAXES[tax], paper[tax])),
    signed(ROUND_OFF, minus(ZERO, off)),
    signed(PRINTED_PRICE, minus(ZERO, printed_more_paise)),
  ].filter(({ amount }) => amount !== ZERO);
  return {
    id: paper.id,
    type: kind === 'note' ? 'Credit Note' : 'Sales',
    day: paper.on_day,
    number: paper.number,
    original: paper.original?.number ?? '',
    order: paper.order_number,
    entries: [signed(partyOf(paper), minus(off, total_paise)), ...others],
  };
}

/** The ledgers of sales that a paper's value goes to: one for each rate. */
function salesOf({ mode, lines }: PaidPaper): Entry[] {
  const nameOf = (line: PaidPaper['lines'][number]): string => {
    if (line.nature !== 'taxable') return 'Sales exempt';
    return mode === 'regular' ? `Sales ${line.rate_hundredths / 100}%` : 'Sales';
  };
  return [...Map.groupBy(lines, nameOf)].map(([name, some]) => ({
    ledger: { name, group: 'Sales Accounts' },
    amount: sum(some.map(({ taxable_paise }) => taxable_paise)),
  }));
}

/**
 * The ledger of a paper's buyer. A business has its own, with its number in the name: so two of one name, or one that is called
 * "Cash", never share a ledger, and the next month's file finds the same.
 */
function partyOf({ buyer: kept, ways }: PaidPaper): Ledger {
  const buyer = JSON.parse(kept) as BillBuyer;
  if (buyer.gstin !== '')
    return { name: `${buyer.businessName || buyer.name} ${buyer.gstin}`, group: 'Sundry Debtors' };
  const [way, another] = ways;
  return way === undefined || another !== undefined ? CUSTOMERS : PARTIES[way];
}
