import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { rupeesUpTo, signedRupees } from '#base/figures/rupees.ts';
import { ROUND_KINDS } from '#delivery/delivery.ts';

// The contract of a cash sheet: the bag of a round, or the counter of a day, from its change to its signature. Money is rupees.

/** The notes that are counted, the largest first. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const;

const Count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0);
/** Number of notes of each value, and the value of the coins in rupees. */
export const Pieces = v.strictObject({
  500: Count,
  200: Count,
  100: Count,
  50: Count,
  20: Count,
  10: Count,
  coins: Count,
});
export type Pieces = v.InferOutput<typeof Pieces>;

/** Value of notes and coins, in whole rupees. */
export const countedRupees = (pieces: Pieces): number =>
  NOTES.reduce((sum, note) => sum + note * pieces[note], pieces.coins);

/** Where a sheet is: nothing is counted yet; counted and to be signed; closed for good. */
const SHEET_STATES = ['open', 'toSign', 'closed'] as const;
/** Kinds of entry on a sheet besides payments: cash put into the bag at the start, and cash spent from it. */
const MOVE_KINDS = ['opening', 'spent'] as const;

const Id = v.pipe(v.string(), v.uuid());
const Words = v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 letters'));
const MOST = 1_000_000;
/** No bag holds more: far beyond any, so that a figure that was seen is always one that can be compared. */
const MOST_SEEN = 1_000_000_000;
const said = {
  missing: /*office*/ 'Write how much',
  tooLow: /*office*/ 'Write how much',
  tooHigh: /*office*/ 'Write how much',
};
const Rupees = v.pipe(rupeesUpTo(MOST, said), v.gtValue(0, /*office*/ 'Write how much'));
/** For how many milliseconds it waited on the device. */
const Waited = v.optional(v.number());

/** Money that is put into a bag at the start, or spent out of it with a word for what. */
export const NewMove = v.pipe(
  v.strictObject({
    /** Made by the sender; sent again, it is the same. */
    id: Id,
    kind: v.picklist(MOVE_KINDS),
    amount: Rupees,
    note: v.optional(Words, ''),
    waited: Waited,
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['note']],
      ({ kind, note }) => kind === 'opening' || note !== '',
      /*office*/ 'Write what it is for',
    ),
    ['note'],
  ),
);
export type NewMove = v.InferOutput<typeof NewMove>;

/** A count handed in by a rider or by staff. On a closed sheet it is a correction, with its reason. */
export const NewCount = v.strictObject({
  id: Id,
  pieces: Pieces,
  reason: v.optional(Words, ''),
  waited: Waited,
});
export type NewCount = v.InferOutput<typeof NewCount>;
/** A count as it is sent. */
export type SentCount = v.InferInput<typeof NewCount>;

/** A signature under a count. A sum that changed meanwhile is not signed. */
export const NewClosing = v.strictObject({
  id: Id,
  /** Which count is signed. */
  count: Id,
  reason: v.optional(Words, ''),
  /** Cost of the round, in rupees; null if it was not entered. */
  cost: v.optional(v.nullable(rupeesUpTo(MOST, said)), null),
  seen: v.strictObject({ expected: signedRupees(MOST_SEEN) }),
});
export type NewClosing = v.InferOutput<typeof NewClosing>;

const CashMove = v.object({
  _id: v.string(),
  kind: v.picklist(MOVE_KINDS),
  amount: v.number(),
  note: v.string(),
  by: v.string(),
  at: v.string(),
  isUndone: v.boolean(),
});
export type CashMove = v.InferOutput<typeof CashMove>;

const CashCount = v.object({
  _id: v.string(),
  pieces: Pieces,
  counted: v.number(),
  reason: v.string(),
  by: v.string(),
  at: v.string(),
});
export type CashCount = v.InferOutput<typeof CashCount>;

const CashClosing = v.object({
  opening: v.number(),
  taken: v.number(),
  returned: v.number(),
  spent: v.number(),
  expected: v.number(),
  counted: v.number(),
  reason: v.string(),
  cost: v.nullable(v.number()),
  /** Who handed it in; empty of rounds that were closed before there were sheets. */
  handedBy: v.string(),
  by: v.string(),
  /** True if staff signed their own count, because no other staff member has the right. */
  alone: v.boolean(),
  at: v.string(),
});
export type CashClosing = v.InferOutput<typeof CashClosing>;

/** A payment that came in after its sheet was closed, and is in no signature yet. */
const LatePayment = v.object({
  /** Null and empty of money that came against an account. */
  order: v.nullable(v.string()),
  orderId: v.string(),
  amount: v.number(),
  by: v.string(),
  at: v.string(),
});

/** A cash sheet as it is now; its id is the round's, or the day of the counter. */
export const CashSheet = v.object({
  _id: v.string(),
  /** Null of the counter. */
  round: v.nullable(v.object({ kind: v.picklist(ROUND_KINDS), from: v.string(), to: v.string() })),
  on: v.string(),
  /** Who carries the round out. */
  who: v.array(v.string()),
  state: v.picklist(SHEET_STATES),
  opening: v.number(),
  /** Cash for orders, without what was taken back. */
  taken: v.number(),
  /** Number of cash payments in `taken`. */
  payments: v.number(),
  /** Given back to shoppers. */
  returned: v.number(),
  spent: v.number(),
  /** Cash that the bag should hold. */
  expected: v.number(),
  moves: v.array(CashMove),
  /** The last count that was handed in. */
  count: v.nullable(CashCount),
  /** Oldest first; none while it is not closed. */
  closings: v.array(CashClosing),
  late: v.array(LatePayment),
  /** Number of the round's orders that are not delivered yet. */
  stillOpen: v.number(),
  /** Until when people can still order for its round; null: no more. Until then it is not signed. */
  ordersUntil: v.nullable(v.string()),
  may: v.object({
    /** Put change into it. */
    open: v.boolean(),
    /** Note what is spent, and hand in a count. */
    count: v.boolean(),
    /** Sign the last count; `alone`: also one's own count, because no other staff member has the right. */
    sign: v.picklist(['no', 'yes', 'alone']),
  }),
  /** Who may sign the last count. */
  signers: v.array(v.string()),
});
export type CashSheet = v.InferOutput<typeof CashSheet>;

/** A day; left out, today. */
export const CashQuestion = v.strictObject({
  on: v.optional(v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20'))),
});
