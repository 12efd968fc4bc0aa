import * as v from 'valibot';
import { aboveZero, type Paise, paise, ZERO } from '#base/figures/money.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';

// The contract of the money of an order: every payment is a row, and what is still to pay or to give back follows.

/** Ways in which staff take money or refund it. */
export const MONEY_METHODS = ['cash', 'card', 'upi'] as const;
/** A way for money to go. */
export type MoneyMethod = (typeof MONEY_METHODS)[number];
/** Ways to pay an order: with money, or on the customer's account. */
export const PAYMENT_WAYS = [...MONEY_METHODS, 'account'] as const;
/** A way to pay an order. */
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
/** Paid to the shop, or given back by it. */
export const PAYMENT_KINDS = ['paid', 'returned'] as const;

/** Amounts that settle an order: `paid` holds both the money and the part on account. */
export type Settled = { total: Paise; paid: Paise; onAccount: Paise; rounded: Paise };

/**
 * Amounts still due and to be refunded, and refunds without a payment before them (`neverCame`). Rounding is never
 * refunded, and a cancelled order costs nothing.
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

/** Paise that are not asked for after a cash payment or refund: a rest below one rupee. */
export const leftOver = (short: number): Paise => paise(short > 0 && short < RUPEE ? short : 0);

/** A payment as it is handed out. Money is rupees; what went out is below zero. */
export const Payment = v.object({
  _id: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  method: v.picklist(PAYMENT_WAYS),
  amount: v.number(),
  /** Rest of the last rupee that a cash payment leaves unpaid. */
  rounding: v.number(),
  /** The bank's number of a UPI payment. */
  reference: v.string(),
  note: v.string(),
  by: v.string(),
  at: v.string(),
  /** Undone, because it was entered by mistake. */
  isUndone: v.boolean(),
  /** Written by the shop itself, so staff cannot undo it; for staff only. */
  byItself: v.optional(v.boolean()),
  /** Entered by the rider at the door, so it is corrected on the sheet of that round; for staff only. */
  atDoor: v.optional(v.boolean()),
});
export type Payment = v.InferOutput<typeof Payment>;

/** Payments of an order so far. */
export const OrderMoney = v.object({
  /** Payments less refunds. */
  paid: v.number(),
  /** Rounding that is not asked for, because cash is whole rupees. */
  rounding: v.number(),
  /** Payments and refunds, oldest first. */
  payments: v.array(Payment),
});

const MOST = 100_000_000;
/** An amount of rupees. */
export const Rupees = rupeesUpTo(MOST, {
  missing: /*office*/ 'Write how much',
  tooLow: /*office*/ 'Write how much',
  tooHigh: /*office*/ 'Write how much',
});
/** Amounts that the sender saw before changing an order's money. */
export const SeenMoney = v.strictObject({ due: Rupees, giveBack: Rupees });
export type SeenMoney = v.InferOutput<typeof SeenMoney>;
/** A note of at most 200 letters. */
export const Note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 letters')), '');
/** Error for a UPI payment without the bank's number (UTR). */
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

/** Error for a cash amount with paise. */
export const CASH_IS_WHOLE = /*office*/ 'Cash must be whole rupees';
/** True unless it is cash with paise. */
export const isWholeCash = ({ method, amount = 0 }: { method: PaymentWay; amount?: number | undefined }) =>
  method !== 'cash' || Number.isInteger(amount);

/** True unless it is a UPI payment without the bank's number: staff copy that number from the bank. */
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
 * Money that staff took for an order or refunded. A UPI payment carries the bank's number, so staff saw it there. `seen`
 * holds the amounts that the sender saw: if they changed meanwhile, nothing is written.
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
    /** Cash is in the bag of the order's round; otherwise it is at the counter. */
    inBag: v.optional(v.boolean(), false),
    /** Puts the due rest beyond the amount on the customer's account. */
    restOnAccount: v.optional(v.boolean(), false),
    /** The owner's reason for going above the account's limit; refused from other staff. */
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

export const PAYMENT_STATUSES = ['pending', 'received'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Ways in which a shopper pays at the door: cash, or by a card machine. */
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
  /** Amount still to be paid; 0 once it is paid, or the order is cancelled. */
  due: v.number(),
  /** Overpayment still to be refunded. */
  giveBack: v.number(),
  /** Refunds without a payment before them; for staff, who check them. */
  neverCame: v.optional(v.number()),
  /**
   * Part of the due amount that the shopper said at the door to have paid by UPI, until staff see it in the bank; for
   * staff only.
   */
  saidUpi: v.optional(v.number()),
  /** The payments; left out while nothing was paid. */
  money: v.optional(OrderMoney),
};
const MoneyOfOrder = v.object(MONEY_OF_ORDER);
export type MoneyOfOrder = v.InferOutput<typeof MoneyOfOrder>;
