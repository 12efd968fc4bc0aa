import * as v from 'valibot';
import { blankable, LANGUAGE_QUESTION, optionalText, textOrEmpty } from '#base/fields.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { LINES_AT_MOST, Quantity } from '#cart/cart.ts';
import {
  CASH_IS_WHOLE,
  isWholeCash,
  NO_UTR,
  PAYMENT_WAYS,
  Reference,
  PAYMENT_METHODS,
} from '#money/money.ts';
import { NOTE_AT_MOST, TAKEN_CHANNELS } from '#orders/orders.ts';

// The contract of orders that staff take for somebody: by phone, or at the counter.

const Rupees = rupeesUpTo(100_000_000);

/** Notes of an order, the customer's and the shop's; limited to the length of an order's notes. */
const Noted = optionalText(NOTE_AT_MOST);

/** Payment at the time of ordering: with money, on the customer's account, or partly with each. */
const TakenPayment = v.strictObject({
  method: v.picklist(PAYMENT_WAYS),
  /** The bank's number of a UPI payment. */
  reference: Reference,
  /** Rupees paid with that method; the rest goes on the account. Left out if the method pays all of it. */
  amount: v.optional(v.pipe(Rupees, v.gtValue(0, /*office*/ 'Write how much'))),
  /** By UPI: the code is still to be shown, with the order's number in it. The goods are handed over, and the order is due. */
  awaited: v.optional(v.boolean()),
  /** Reason for exceeding the account's limit; only the owner may give one. */
  beyond: optionalText(200),
});

/** True if all or part of the order goes on the customer's account. */
export const isOnAccount = ({ method, amount }: { method: string; amount?: number | undefined }): boolean =>
  method === 'account' || amount !== undefined;

/** The message where a phone number is too short to be called. */
const NO_PHONE = /*i18n*/ 'Phone number must be at least 10 digits';

/**
 * An order that staff take. Prices are the shop's: of what the screen showed only the total is sent, and compared. A sale at
 * the counter is delivered and paid as it is taken.
 */
export const TakenOrder = v.pipe(
  v.strictObject({
    /** Made by the sender, once for each order; sent again, it is the same order. */
    id: v.pipe(v.string(), v.uuid()),
    channel: v.picklist(TAKEN_CHANNELS),
    customer: v.strictObject({
      /** Account that staff chose among those with this number; left out for a new customer. */
      id: blankable(v.pipe(v.string(), v.maxLength(64))),
      phone: v.pipe(textOrEmpty(20), v.regex(/^[+\d\s().-]*$/, NO_PHONE)),
      name: textOrEmpty(200),
    }),
    items: v.pipe(
      v.array(v.strictObject({ product: v.pipe(v.string(), v.maxLength(64)), quantity: Quantity })),
      v.minLength(1, /*office*/ 'Choose at least one thing'),
      v.maxLength(LINES_AT_MOST, /*i18n*/ `At most ${LINES_AT_MOST} lines in one order`),
      v.check(
        (items) => new Set(items.map(({ product }) => product)).size === items.length,
        /*office*/ 'Use one line for each product',
      ),
    ),
    /** Where it goes; nothing of it is read of a sale at the counter. */
    to: v.optional(
      v.strictObject({ place: textOrEmpty(200), village: textOrEmpty(100), pincode: textOrEmpty(10) }),
      {},
    ),
    /** The round that was chosen; without one, the next that has room. */
    round: blankable(v.pipe(v.string(), v.maxLength(64))),
    /** Payment method at the door. */
    paymentMethod: v.optional(v.picklist(PAYMENT_METHODS), 'cash'),
    /** Says that the customer comes for it to the shop, where the shop offers that. */
    collected: v.optional(v.boolean()),
    /** The customer's wishes, and a note that only the shop reads. */
    note: Noted,
    shopNote: Noted,
    /** Payment of a sale at the counter; for an order by phone only `account` is possible. */
    payment: v.optional(TakenPayment),
    /** Total that the screen showed, in rupees; refused with `price_changed` if it is another one. */
    seen: v.strictObject({ total: Rupees }),
    /** True if staff accept an order below the least or above the most per order. */
    beyond: v.optional(v.boolean(), false),
    /** For how many milliseconds it waited on the sender's device, where there was no network. */
    waited: v.optional(v.number()),
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['customer']],
      ({ channel, customer }) => channel === 'counter' || customer.phone.replaceAll(/\D/g, '').length >= 10,
      NO_PHONE,
    ),
    ['customer', 'phone'],
  ),
  v.forward(
    v.partialCheck(
      [['channel'], ['customer']],
      ({ channel, customer }) => channel === 'counter' || customer.name !== '',
      /*i18n*/ 'Name is required',
    ),
    ['customer', 'name'],
  ),
  v.forward(
    v.partialCheck(
      [['channel'], ['payment']],
      ({ channel, payment }) =>
        channel === 'counter'
          ? payment !== undefined
          : payment === undefined || (payment.method === 'account' && payment.amount === undefined),
      /*office*/ 'Choose how it was paid',
    ),
    ['payment'],
  ),
  v.forward(
    v.partialCheck(
      [['payment']],
      ({ payment }) => payment?.method !== 'upi' || (payment.reference === '') === (payment.awaited === true),
      NO_UTR,
    ),
    ['payment', 'reference'],
  ),
  v.forward(
    v.partialCheck(
      [['payment']],
      ({ payment }) => !payment?.awaited || (payment.method === 'upi' && payment.amount === undefined),
      /*office*/ 'Choose how it was paid',
    ),
    ['payment', 'awaited'],
  ),
  v.forward(
    v.partialCheck(
      [['payment'], ['seen']],
      ({ payment, seen }) =>
        payment?.amount === undefined || (payment.method !== 'account' && payment.amount < seen.total),
      /*office*/ 'The amount must be less than the total',
    ),
    ['payment', 'amount'],
  ),
  v.forward(
    v.partialCheck(
      [['payment']],
      ({ payment }) => payment === undefined || isWholeCash(payment),
      CASH_IS_WHOLE,
    ),
    ['payment', 'amount'],
  ),
  v.forward(
    v.partialCheck(
      [['payment'], ['customer']],
      ({ payment, customer }) => !payment || !isOnAccount(payment) || customer.id !== undefined,
      /*office*/ 'Choose the customer who buys on khata',
    ),
    ['customer', 'id'],
  ),
);
export type TakenOrder = v.InferOutput<typeof TakenOrder>;

/** The beginning of a phone number, as it is typed; it is looked for from so many digits on. */
export const LOOKED_FOR_FROM = 4;
export const CallerQuestion = v.strictObject({ phone: v.pipe(v.string(), v.maxLength(20)) });

/** A customer whom the shop knows by phone number, with the address of the last order. */
export const Caller = v.object({
  /** Id of the account; empty if the customer has none. */
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  /** Number of orders with this phone number, and the time of the last one. */
  orders: v.number(),
  lastAt: v.nullable(v.string()),
  /**
   * True if the shop delivered to this number or made the account; otherwise the account may be by a stranger who
   * signed up with the number.
   */
  isKnown: v.boolean(),
  to: v.object({ place: v.string(), village: v.string(), pincode: v.string() }),
});
export type Caller = v.InferOutput<typeof Caller>;

/** Whom the shop knows by a number, those first that ordered last. */
export const Callers = v.object({ callers: v.array(Caller) });
export type Callers = v.InferOutput<typeof Callers>;

/** Whose usual goods are asked for: an account, or a number without one. */
export const UsualQuestion = v.strictObject({
  ...LANGUAGE_QUESTION,
  customer: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  phone: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
});
