import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';
import { NATURES, TAX_MODES } from '#tax/tax.ts';

/**
 * The kinds of papers: a bill without a word of GST, a bill of supply, a tax invoice, an invoice-cum-bill of supply for private
 * buyers of both kinds of goods, and a credit note.
 */
export const BILL_KINDS = ['bill', 'supply', 'tax', 'mixed', 'note'] as const;
/** A kind of papers. */
export type BillKind = (typeof BILL_KINDS)[number];

/** Facts that a paper can lack: it is made with those that the shop knows. */
export const BILL_LACKS = ['rate', 'hsn', 'fssai', 'sellerAddress', 'buyer'] as const;
/** A fact that a paper lacks. */
export type BillLack = (typeof BILL_LACKS)[number];

/** A text in English, Hindi and Bengali; empty where there is none. */
const InLanguages = v.strictObject({ en: v.string(), hi: v.string(), bn: v.string() });
const State = v.strictObject({ code: v.string(), name: v.string() });

/** The shop as it was when the paper was made. */
export const BillSeller = v.strictObject({
  name: v.string(),
  legalName: v.string(),
  address: InLanguages,
  phones: v.array(v.string()),
  email: v.string(),
  gstin: v.string(),
  state: v.nullable(State),
  /** The number of its licence to sell food. */
  fssai: v.string(),
});
export type BillSeller = v.InferOutput<typeof BillSeller>;

/** The customer as she was. Of goods that were handed over in the shop there is no address, for the place of supply is there. */
export const BillBuyer = v.strictObject({
  name: v.string(),
  phone: v.string(),
  /** Lines of the address that the goods went to. */
  address: v.array(v.string()),
  /** Of a business that is registered for GST; empty otherwise. */
  gstin: v.string(),
  businessName: v.string(),
});
export type BillBuyer = v.InferOutput<typeof BillBuyer>;

const amounts = {
  /** The value without tax. */
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  igst: v.number(),
  /** By how much the value by the printed price is more than what is asked for the goods (rule 31D). */
  printedMore: v.number(),
  /** Amount asked for: taxable, cgst, sgst and igst, less `printedMore`. */
  total: v.number(),
};

/** A line of a paper. `total` is `gross` less `discount`, with its share of the delivery. */
export const BillLine = v.strictObject({
  /** The line of the order. */
  line: v.number(),
  product: v.string(),
  title: InLanguages,
  pack: v.string(),
  hsn: v.string(),
  unit: v.string(),
  /** Its unit in returns. */
  uqc: v.string(),
  soldBy: v.picklist(SOLD_BY),
  /** In the unit; 0 where only a price changed. */
  quantity: v.number(),
  /** Of one unit, with tax. */
  price: v.number(),
  gross: v.number(),
  discount: v.number(),
  delivery: v.number(),
  /** The rate that the law has for these goods, in per cent; only papers with tax charge it. */
  rate: v.number(),
  nature: v.picklist(NATURES),
  byPrintedPrice: v.boolean(),
  /** The shop did not know the rate. */
  rateAssumed: v.boolean(),
  ...amounts,
});
export type BillLine = v.InferOutput<typeof BillLine>;

/** A bill or credit note of an order, as it was made. Money is rupees; of a note, what is given back. */
export const Bill = v.strictObject({
  _id: v.string(),
  kind: v.picklist(BILL_KINDS),
  /** `AT/26-27/0042`. */
  number: v.string(),
  /** Its day in India's calendar. */
  day: v.string(),
  at: v.string(),
  /** The day on which the goods left: its rates are those of that day. */
  leftOn: v.string(),
  order: v.string(),
  /** The short number of the order. */
  orderId: v.string(),
  /** The bill that a note is for. */
  original: v.optional(v.strictObject({ _id: v.string(), number: v.string(), day: v.string() })),
  /** The shop's registration for GST at that time. */
  mode: v.picklist(TAX_MODES),
  seller: BillSeller,
  buyer: BillBuyer,
  /** Null where the shop has not said its state. */
  placeOfSupply: v.nullable(State),
  interstate: v.boolean(),
  lines: v.array(BillLine),
  totals: v.strictObject({
    ...amounts,
    /** The part of `taxable` that is taxed at nothing. */
    exempt: v.number(),
    /** The part of `total` that is for the delivery. */
    delivery: v.number(),
    /** Reduction where it is paid in cash, in whole rupees. Not a part of the value. */
    cashOff: v.number(),
    /** The sum to pay in cash: `total` less `cashOff`. */
    inCash: v.number(),
    /** `total` less `delivery`. */
    goods: v.number(),
    /** `taxable` less `exempt`. */
    taxed: v.number(),
  }),
  /** Value and tax by rate, the lowest first; null stands for exempt lines. */
  rates: v.array(
    v.strictObject({
      rate: v.nullable(v.number()),
      taxable: v.number(),
      cgst: v.number(),
      sgst: v.number(),
      igst: v.number(),
    }),
  ),
  missing: v.array(v.picklist(BILL_LACKS)),
});
export type Bill = v.InferOutput<typeof Bill>;

/** The papers of an order, in the order in which they were made; none of an order that left before there were any. */
export const OrderBills = v.strictObject({ bills: v.array(Bill) });
export type OrderBills = v.InferOutput<typeof OrderBills>;
