import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { RoundTimes } from '#delivery/delivery.ts';

// The contract of a day's orders as a whole: what becomes of them when the shop closes.

/** A day of the shop's calendar. */
export const DayNamed = v.strictObject({
  day: v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20')),
});

/** Orders that wait to go out on a day, by their rounds; none of a round that is on its way. */
export const DayOrders = v.object({
  orders: v.number(),
  rounds: v.array(v.object({ ...RoundTimes.entries, orders: v.number(), riders: v.array(v.string()) })),
});
export type DayOrders = v.InferOutput<typeof DayOrders>;

/** Result of moving a day's orders: how many go with a later round, and how many stay, because none has room or goes there. */
export const DayMoved = v.object({ moved: v.number(), left: v.number() });
export type DayMoved = v.InferOutput<typeof DayMoved>;
