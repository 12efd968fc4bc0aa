import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { blankable, wholeNumber, LANGUAGE_QUESTION } from '#base/fields.ts';
import { signedRupees } from '#base/figures/rupees.ts';
import {
  CASH_IS_WHOLE,
  isSeenInBank,
  isWholeCash,
  MONEY_METHODS,
  NO_UTR,
  Note,
  PAYMENT_KINDS,
  Reference,
  Rupees,
} from '#money/payments.ts';

// The contract of customers' accounts (khata): what they owe, the ledger that says why, and the money against it.

/**
 * Kinds of ledger rows: written by orders and payments, copied from the paper book (`opening`), or a correction by the
 * owner.
 */
const KHATA_KINDS = ['order', 'lessened', 'paid', 'returned', 'opening', 'corrected', 'undone'] as const;

/** A row of a ledger. Money is rupees; what lessens the debt is below zero. */
export const KhataLine = v.object({
  _id: v.string(),
  /** Its place in the ledger, from 0; `before` asks for the rows before a place. */
  place: v.number(),
  kind: v.picklist(KHATA_KINDS),
  amount: v.number(),
  /** Balance owed after this row. */
  owed: v.number(),
  at: v.string(),
  /** The order that it is of. */
  order: v.optional(v.object({ _id: v.string(), orderId: v.string(), totalItems: v.number() })),
  method: v.optional(v.picklist(MONEY_METHODS)),
  reference: v.string(),
  /** The note, the owner's reason for going above the limit, and the name of the writer; for staff only. */
  note: v.string(),
  beyond: v.string(),
  by: v.string(),
  /** Undone, because it was entered by mistake. */
  isUndone: v.boolean(),
});
export type KhataLine = v.InferOutput<typeof KhataLine>;

const figures = {
  /** Credit limit that the owner set; 0: no account. */
  limit: v.number(),
  /** Below zero: the shop owes the customer. */
  owed: v.number(),
  /** Since when the oldest debt is owed. */
  oldestAt: v.nullable(v.string()),
};
const Customer = v.object({ _id: v.string(), name: v.string(), phone: v.string() });

/** A customer's account: the balance owed and the newest rows of the ledger, newest first. */
export const Khata = v.object({
  customer: Customer,
  ...figures,
  /** The amount that is still to be paid for their orders, beside the account. */
  due: v.optional(v.number()),
  lines: v.array(KhataLine),
  /** True if the ledger has older rows. */
  hasOlder: v.boolean(),
  /** Reminder text in the customer's language, for staff to send; the shop sends nothing by itself. */
  reminder: v.string(),
});
export type Khata = v.InferOutput<typeof Khata>;

/** My own account; null where I have none. */
export const OwnKhata = v.object({
  khata: v.nullable(v.object({ ...figures, lines: v.array(KhataLine), hasOlder: v.boolean() })),
});
export type OwnKhata = v.InferOutput<typeof OwnKhata>;

/** Rows of a ledger per answer. */
export const KHATA_LINES_AT_ONCE = 30;

/** Which rows of a ledger: the newest, or those before a place. */
export const KhataQuestion = v.strictObject({
  ...LANGUAGE_QUESTION,
  before: blankable(wholeNumber(0, 1_000_000_000)),
});

/** The ways to put those who owe into order. */
export const DEBTOR_SORTS = ['oldest', 'owed', 'name'] as const;
export const DEBTORS_PER_PAGE = 50;

/** Query of the list of customers who owe money. */
export const DebtorsQuestion = v.strictObject({
  sortBy: v.optional(v.picklist(DEBTOR_SORTS), 'oldest'),
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
});
export type DebtorsQuestion = v.InferOutput<typeof DebtorsQuestion>;

/** All who owe, and what it comes to. */
export const Debtors = v.object({
  total: v.number(),
  count: v.number(),
  totalPages: v.number(),
  debtors: v.array(v.object({ customer: Customer, ...figures })),
});
export type Debtors = v.InferOutput<typeof Debtors>;

const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Choose a day'));
/** The span of a statement: days of the shop's calendar, both included. Unnamed: the last 30 days. */
export const StatementQuestion = v.strictObject({ from: v.optional(Day), to: v.optional(Day) });
export type StatementQuestion = v.InferOutput<typeof StatementQuestion>;

/** Account statement: the balance before a span of days, its rows, oldest first, and the balance after it. */
export const Statement = v.object({
  customer: Customer,
  from: v.string(),
  to: v.string(),
  before: v.number(),
  after: v.number(),
  lines: v.array(KhataLine),
});
export type Statement = v.InferOutput<typeof Statement>;

const MadeBySender = v.pipe(v.string(), v.uuid());
const MOST = 100_000_000;
const Owed = signedRupees(MOST);

/**
 * Money against an account, or given back of what the shop owes. What the sender saw to be owed goes with it: where that
 * changed meanwhile, nothing is written.
 */
export const NewKhataPayment = v.pipe(
  v.strictObject({
    /** Made by the sender, once for each payment; sent again, it is the same payment. */
    id: MadeBySender,
    kind: v.optional(v.picklist(PAYMENT_KINDS), 'paid'),
    method: v.picklist(MONEY_METHODS),
    amount: v.pipe(Rupees, v.gtValue(0, /*office*/ 'Write how much')),
    reference: Reference,
    note: Note,
    seen: v.strictObject({ owed: Owed }),
  }),
  v.forward(v.partialCheck([['method'], ['amount']], isWholeCash, CASH_IS_WHOLE), ['amount']),
  v.forward(v.partialCheck([['kind'], ['method'], ['reference']], isSeenInBank, NO_UTR), ['reference']),
);
export type NewKhataPayment = v.InferOutput<typeof NewKhataPayment>;

/** A new credit limit of a customer; `seen` is the limit that it replaces. */
export const KhataLimit = v.strictObject({ limit: Rupees, seen: v.strictObject({ limit: Rupees }) });
export type KhataLimit = v.InferOutput<typeof KhataLimit>;

/**
 * A row by the owner's hand: what the paper book said when the account was begun, once; or a correction of what is owed, with
 * its reason.
 */
export const NewKhataLine = v.pipe(
  v.strictObject({
    id: MadeBySender,
    kind: v.picklist(['opening', 'corrected']),
    amount: v.pipe(
      signedRupees(MOST, { missing: /*office*/ 'Write how much' }),
      v.notValue(0, /*office*/ 'Write how much'),
    ),
    note: Note,
    seen: v.strictObject({ owed: Owed }),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['amount']],
      ({ kind, amount }) => kind !== 'opening' || amount > 0,
      /*office*/ 'Write how much',
    ),
    ['amount'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['note']],
      ({ kind, note }) => kind !== 'corrected' || note !== '',
      /*office*/ 'Write the reason',
    ),
    ['note'],
  ),
);
export type NewKhataLine = v.InferOutput<typeof NewKhataLine>;
