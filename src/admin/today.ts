import * as v from 'valibot';
import { ROUND_KINDS } from '#delivery/delivery.ts';

// The home of the back office: what to do now, today's promise, the money at hand.

/** A round of today or tomorrow, and how far its orders are. */
export const PromisedRound = v.object({
  id: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
  lateTo: v.nullable(v.string()),
  seats: v.number(),
  booked: v.number(),
  toConfirm: v.number(),
  toPack: v.number(),
  packed: v.number(),
  onTheWay: v.number(),
  delivered: v.number(),
});
export type PromisedRound = v.InferOutput<typeof PromisedRound>;

/** Everything as it is now. Money is rupees. */
export const Today = v.object({
  asOf: v.string(),
  /** How many orders wait in each tab of the queue. */
  orders: v.object({
    toConfirm: v.number(),
    toPack: v.number(),
    onTheWay: v.number(),
    toCollect: v.number(),
  }),
  /** The next round that is still to begin and whose orders are not all packed: when, and how many are not. */
  next: v.nullable(v.object({ on: v.string(), from: v.string(), count: v.number() })),
  /** Products on the shelf that are sold out or nearly. */
  lowStock: v.number(),
  rounds: v.array(PromisedRound),
  money: v.object({
    counterToday: v.number(),
    upiToday: v.number(),
    cardToday: v.number(),
    inBags: v.number(),
    /** What is still to be paid for delivered orders, however old. */
    delivered: v.number(),
    owed: v.number(),
    owing: v.number(),
  }),
});
export type Today = v.InferOutput<typeof Today>;
