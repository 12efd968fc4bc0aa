import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';

// The contract of what the shop remembers of a phone number; told only to staff who look after orders. Refusals and late payments are
// read from the orders each time: a score, or a flag of its own, would be a second truth, and one more thing to erase.

/** For so many days a refusal at the door and a late payment are remembered. */
export const REMEMBERED_DAYS = 180;
/** So many days after it was delivered an order is paid late. */
export const LATE_DAYS = 14;

/** Marks that staff give a number: call first (`careful`), or fine in spite of its history (`fine`). */
export const MARKS = ['careful', 'fine'] as const;

/** History of the phone number of an order. */
export const Trust = v.object({
  /** Number of orders refused at the door, and of orders paid late or still unpaid. */
  refused: v.number(),
  late: v.number(),
  /** New customers have limited orders, until staff lift the limit. */
  newcomer: v.picklist(['no', 'limited', 'lifted']),
  mark: v.nullable(
    v.object({ kind: v.picklist(MARKS), reason: v.string(), until: v.string(), by: v.string() }),
  ),
});
export type Trust = v.InferOutput<typeof Trust>;

/** A mark on the number of an order: with a reason, and with an end. */
export const NewMark = v.strictObject({
  kind: v.picklist(MARKS),
  reason: v.pipe(
    v.string(/*office*/ 'Write the reason'),
    v.trim(),
    v.nonEmpty(/*office*/ 'Write the reason'),
    v.maxLength(200, 'At most 200 letters'),
  ),
  /** The last day of it, at most a year ahead. */
  until: v.pipe(v.string(/*office*/ 'Choose a day'), v.check(isCalendarDay, /*office*/ 'Choose a day')),
});
export type NewMark = v.InferOutput<typeof NewMark>;
