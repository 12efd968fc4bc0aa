import * as v from 'valibot';
import { MONEY_METHODS } from '#money/money.ts';
import { Order } from '#orders/orders.ts';
import { CashSheet } from './cash-sheet.ts';

/** How many orders have money to be given back until that is done, and how much it is in rupees. */
export const ToGiveBack = v.object({ count: v.number(), amount: v.number() });

export type ToGiveBack = v.InferOutput<typeof ToGiveBack>;

// The contract of the money of a day: its sheets, what was received, and what is to be looked for in the bank. Money is rupees.

const Method = v.picklist([...MONEY_METHODS, 'account']);

/** What came in and was given back in one way. */
const Sum = v.object({ method: Method, received: v.number(), givenBack: v.number() });

/** What was received on a day, in India's time. */
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
  /** Cash of this day in bags of rounds that nobody has signed yet. */
  stillOut: v.number(),
});
export type Received = v.InferOutput<typeof Received>;

/** An order of which somebody at its door said that it was paid by UPI, and that nobody saw in the bank yet. */
export const UpiClaim = v.object({ order: Order, amount: v.number(), by: v.string(), at: v.string() });
export type UpiClaim = v.InferOutput<typeof UpiClaim>;

/** Money that is to be given back, of whatever day: for orders, those that wait longest first, and to customers whom the shop owes on account. */
const Backs = v.object({
  orders: v.array(Order),
  accounts: v.array(
    v.object({ customer: v.object({ _id: v.string(), name: v.string() }), amount: v.number() }),
  ),
  /** How many such accounts there are, and what the shop owes on them. */
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

/** The money of a day. Whoever carries rounds out gets the sheets of those alone. */
export const CashDay = v.object({
  on: v.string(),
  sheets: v.array(CashSheet),
  unclosed: v.array(UnclosedSheet),
  received: v.nullable(Received),
  claims: v.array(UpiClaim),
  /** What is to be given back for orders, of whatever day; left out for who only carries rounds out. */
  giveBack: v.optional(ToGiveBack),
  /** To whom; left out with it. Accounts are named to those who may give credit. */
  backs: v.optional(Backs),
  /** What the claims come to. */
  claimed: v.number(),
});
export type CashDay = v.InferOutput<typeof CashDay>;
