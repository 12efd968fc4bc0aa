import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { RoundTimes } from '#delivery/delivery.ts';
import { Order } from '#orders/orders.ts';

// The contract of the board that groups orders by round, and of how a round ends.

/** Where an order of a round is: stages of the four statuses, no statuses of their own. */
export const BOARD_STAGES = ['toPack', 'packed', 'onTheWay', 'cameBack', 'delivered'] as const;
/** A stage of an order on the board. */
export type BoardStage = (typeof BOARD_STAGES)[number];

/** The tap with which an order came back from the door, and its reason. */
export const CameBack = v.object({ kind: v.picklist(['away', 'refused']), reason: v.string() });
export type CameBack = v.InferOutput<typeof CameBack>;

/** An order on the board. */
export const BoardOrder = v.object({ order: Order, back: v.nullable(CameBack) });
export type BoardOrder = v.InferOutput<typeof BoardOrder>;

/** At which stage an order is; undefined of a cancelled one, which is not on the board. */
export function stageOf({
  order: { status, packedAt },
  back,
}: Pick<BoardOrder, 'back'> & { order: Pick<Order, 'status' | 'packedAt'> }): BoardStage | undefined {
  if (status === 'cancelled') return undefined;
  if (status === 'delivered') return 'delivered';
  if (back) return 'cameBack';
  if (status === 'dispatched') return 'onTheWay';
  return packedAt === undefined ? 'toPack' : 'packed';
}

/** Signed closing of a round; the last one counts. Money is rupees. */
export const RoundClosing = v.object({
  expected: v.number(),
  came: v.number(),
  reason: v.string(),
  /** Null if no cost of the round was entered. */
  cost: v.nullable(v.number()),
  by: v.string(),
  at: v.string(),
});
export type RoundClosing = v.InferOutput<typeof RoundClosing>;

/** A round on the board. */
export const BoardRound = v.object({
  ...RoundTimes.entries,
  seats: v.number(),
  booked: v.number(),
  /** Until when people can still order for it; null: it takes no more orders. Until then it is not closed. */
  ordersUntil: v.nullable(v.string()),
  orders: v.array(BoardOrder),
  /** The cash that its bag is to hold now. */
  expected: v.number(),
  /** Oldest first; none while it is not closed. */
  closings: v.array(RoundClosing),
});
export type BoardRound = v.InferOutput<typeof BoardRound>;

const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20'));

/** The rounds of a day that orders go with. */
export const RoundBoard = v.object({ on: v.string(), rounds: v.array(BoardRound) });
export type RoundBoard = v.InferOutput<typeof RoundBoard>;

/** Of which day; left out, of today. */
export const BoardQuestion = v.strictObject({ on: v.optional(Day) });
