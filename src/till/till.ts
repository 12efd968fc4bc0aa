import * as v from 'valibot';
import { MONEY_METHODS } from '#money/money.ts';
import { Order } from '#orders/orders.ts';
import { CashSheet } from './cash-sheet.ts';

// The contract of the money of a day: its sheets, what was received, and what is to be looked for in the bank. Money is rupees.

/** Refunds still to be made: number of orders (or accounts), and the amount in rupees. */
export const ToGiveBack = v.object({ count: v.number(), amount: v.number() });
export type ToGiveBack = v.InferOutput<typeof ToGiveBack>;

const Method = v.picklist([...MONEY_METHODS, 'account']);

/** Sum of one payment method, in rupees: received, and refunded. */
const Sum = v.object({ method: Method, received: v.number(), givenBack: v.number() });

/** Money received on one day (India's time). */
export const Received = v.object({
  byMethod: v.array(Sum),
  /** Cash, UPI and card in all, less what was given back; what went on an account did not come in. */
  total: v.number(),
  /** By who noted it and on which round; null: at the counter, or in no bag. */
  rows: v.array(
    v.object({
      ...Sum.entries,
      by: v.string(),
      round: v.nullable(v.object({ from: v.string(), to: v.string(), on: v.string() })),
      payments: v.number(),
    }),
  ),
  /** Cash of this day that riders still hold: in bags of rounds that are not signed yet. */
  stillOut: v.number(),
});
export type Received = v.InferOutput<typeof Received>;

/** An order that a rider reported as paid by UPI at the door, and that staff have not found in the bank yet. */
export const UpiClaim = v.object({ order: Order, amount: v.number(), by: v.string(), at: v.string() });
export type UpiClaim = v.InferOutput<typeof UpiClaim>;

/** Money that is to be given back, of whatever day: for orders, those that wait longest first, and to customers whom the shop owes on account. */
const Backs = v.object({
  orders: v.array(Order),
  accounts: v.array(
    v.object({ customer: v.object({ _id: v.string(), name: v.string() }), amount: v.number() }),
  ),
  /** Number of such accounts, and the amount that the shop owes on them. */
  onAccount: ToGiveBack,
  /** Orders of which more was given back than came; a page that was kept before has none. */
  neverCame: v.optional(v.array(Order)),
});
export type Backs = v.InferOutput<typeof Backs>;

/** A sheet of an earlier day that is not closed. */
const UnclosedSheet = v.object({
  _id: v.string(),
  on: v.string(),
  round: v.nullable(v.object({ from: v.string(), to: v.string() })),
});

/** The money of a day. Riders get only the sheets of their own rounds. */
export const CashDay = v.object({
  on: v.string(),
  sheets: v.array(CashSheet),
  unclosed: v.array(UnclosedSheet),
  received: v.nullable(Received),
  claims: v.array(UpiClaim),
  /** Refunds due on orders, of any day; left out for riders. */
  giveBack: v.optional(ToGiveBack),
  /** To whom; left out with it. Accounts are named to those who may give credit. */
  backs: v.optional(Backs),
  /** Sum of the claims, in rupees. */
  claimed: v.number(),
});
export type CashDay = v.InferOutput<typeof CashDay>;
