import * as v from 'valibot';
import { aboveZero, type Paise, paise, ZERO } from '#base/figures/money.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';

// The contract of the money of an order: every payment is a row, and what is still to pay or to give back follows.

/** How staff take money, or give it back. */
export const MONEY_METHODS = ['cash', 'card', 'upi'] as const;
/** A way for money to go. */
export type MoneyMethod = (typeof MONEY_METHODS)[number];
/** How an order is paid: with money, or put on the customer's account. */
export const PAYMENT_WAYS = [...MONEY_METHODS, 'account'] as const;
/** A way to pay an order. */
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
/** Paid to the shop, or given back by it. */
export const PAYMENT_KINDS = ['paid', 'returned'] as const;

/** What the shop holds of an order's money: `paid` is the money and what is on account. */
export type Settled = { total: Paise; paid: Paise; onAccount: Paise; rounded: Paise };

/**
 * What is still to be paid for an order, what is to be given back, and what was given back without ever having come. What was
 * rounded off is never given back, and a cancelled order costs nothing.
 */
export function openMoney({
  total,
  paid,
  onAccount,
  rounded,
  isCancelled,
}: Settled & { isCancelled: boolean }): { due: Paise; giveBack: Paise; neverCame: Paise } {
  const came = paid - onAccount + rounded;
  return {
    due: isCancelled ? ZERO : aboveZero(total - onAccount - Math.max(0, came)),
    giveBack: aboveZero(paid - (isCancelled ? 0 : total)),
    neverCame: aboveZero(0 - came),
  };
}

const RUPEE = 100;

/** Cash is whole rupees, rounded down in the shopper's favour: when it is taken, and when it is given back. */
export const inCash = {
  taken: (due: Paise): Paise => paise(due - (due % RUPEE)),
  givenBack: (giveBack: Paise): Paise => paise(Math.ceil(giveBack / RUPEE) * RUPEE),
};

/** What is left of a rupee after cash was taken or given, and is not asked for. */
export const leftOver = (short: number): Paise => paise(short > 0 && short < RUPEE ? short : 0);

/** A payment as it is handed out. Money is rupees; what went out is below zero. */
export const Payment = v.object({
  _id: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  method: v.picklist(PAYMENT_WAYS),
  amount: v.number(),
  /** What was left of the last rupee, where it was cash. */
  rounding: v.number(),
  /** The bank's number of a UPI payment. */
  reference: v.string(),
  note: v.string(),
  by: v.string(),
  at: v.string(),
  /** Whether it was taken back, because it was written down by mistake. */
  isUndone: v.boolean(),
  /** Whether it followed by itself, and nobody takes it back; told to staff. */
  byItself: v.optional(v.boolean()),
  /** Whether it was tapped at the door, and is corrected on the sheet of that round; told to staff. */
  atDoor: v.optional(v.boolean()),
});
export type Payment = v.InferOutput<typeof Payment>;

/** What was paid for an order so far. */
export const OrderMoney = v.object({
  /** What is in, less what went out. */
  paid: v.number(),
  /** What is not asked for, because cash is whole rupees. */
  rounding: v.number(),
  /** What was paid and given back, oldest first. */
  payments: v.array(Payment),
});

const MOST = 100_000_000;
/** An amount of rupees. */
export const Rupees = rupeesUpTo(MOST, {
  missing: /*office*/ 'Write how much',
  tooLow: /*office*/ 'Write how much',
  tooHigh: /*office*/ 'Write how much',
});
/** What somebody saw of an order's money when they sent a change of it. */
export const SeenMoney = v.strictObject({ due: Rupees, giveBack: Rupees });
export type SeenMoney = v.InferOutput<typeof SeenMoney>;
/** A note of at most 200 letters. */
export const Note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 letters')), '');
/** What is missing of a payment by UPI that nobody saw in the bank. */
export const NO_UTR = /*office*/ 'Write the 12 digits of the UTR';
/** The bank's number of a UPI payment, without the spaces in it; empty where there is none. */
export const Reference = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '')),
    v.regex(/^(\d{12})?$/, NO_UTR),
  ),
  '',
);

/** Cash is whole rupees: nobody counts paise. */
export const CASH_IS_WHOLE = /*office*/ 'Cash must be whole rupees';
/** Whether an amount can be had in the way that it is paid. */
export const isWholeCash = ({ method, amount = 0 }: { method: PaymentWay; amount?: number | undefined }) =>
  method !== 'cash' || Number.isInteger(amount);

/** Whether money that came by UPI has the bank's number: then somebody saw it there. */
export const isSeenInBank = ({
  kind,
  method,
  reference,
}: {
  kind: (typeof PAYMENT_KINDS)[number];
  method: PaymentWay;
  reference: string;
}) => kind !== 'paid' || method !== 'upi' || reference !== '';

/**
 * Money that somebody took for an order or gave back. A payment by UPI has the bank's number: somebody saw it there. What
 * the sender saw of the money goes with it: where that changed meanwhile, nothing is written.
 */
export const NewPayment = v.pipe(
  v.strictObject({
    /** Made by the sender, once for each payment; sent again, it is the same payment. */
    id: v.pipe(v.string(), v.uuid()),
    kind: v.picklist(PAYMENT_KINDS),
    method: v.picklist(PAYMENT_WAYS),
    amount: v.pipe(Rupees, v.gtValue(0, /*office*/ 'Write how much')),
    reference: Reference,
    note: Note,
    /** Whether the cash is in the bag of the order's round; otherwise it is at the counter. */
    inBag: v.optional(v.boolean(), false),
    /** Whether what is due beyond the amount goes on the customer's account. */
    restOnAccount: v.optional(v.boolean(), false),
    /** Why the owner lets the account go above its limit; nobody else may say that. */
    beyond: Note,
    seen: SeenMoney,
    /** For how many milliseconds it waited on the sender's device, where there was no network. */
    waited: v.optional(v.number()),
  }),
  v.forward(v.partialCheck([['method'], ['amount']], isWholeCash, CASH_IS_WHOLE), ['amount']),
  v.forward(v.partialCheck([['kind'], ['method'], ['reference']], isSeenInBank, NO_UTR), ['reference']),
);
export type NewPayment = v.InferOutput<typeof NewPayment>;

/** Why a payment is taken back that was written down by mistake. */
export const PaymentMistake = v.strictObject({ note: Note });
export type PaymentMistake = v.InferOutput<typeof PaymentMistake>;

/** Whether the money is in. */
export const PAYMENT_STATUSES = ['pending', 'received'] as const;

/** Whether an order is paid. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How the shopper pays at the door: cash, or by a card machine. */
export const PAYMENT_METHODS = ['cash', 'card'] as const;

/** A way to pay at the door. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** With `over_limit`, of an account: what its customer may owe, and owes already, in rupees. */
export const OverAccountLimit = v.object({ limit: v.literal('account'), most: v.number(), owed: v.number() });
export type OverAccountLimit = v.InferOutput<typeof OverAccountLimit>;

/** The money of an order, as it is handed out with it. Amounts are rupees. */
export const MONEY_OF_ORDER = {
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  /** What is still to be paid; 0 once it is received, or the order is cancelled. */
  due: v.number(),
  /** What was paid beyond what the order costs now, until somebody notes that it is given back. */
  giveBack: v.number(),
  /** What was given back without ever having come; told to staff, who look at it. */
  neverCame: v.optional(v.number()),
  /** Told to staff only: what of it was said at the door to be paid by UPI, until somebody saw it in the bank. */
  saidUpi: v.optional(v.number()),
  /** The payments; left out while nothing was paid. */
  money: v.optional(OrderMoney),
};
const MoneyOfOrder = v.object(MONEY_OF_ORDER);
export type MoneyOfOrder = v.InferOutput<typeof MoneyOfOrder>;
