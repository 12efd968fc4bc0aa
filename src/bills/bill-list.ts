import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { wholeNumber } from '#base/fields.ts';
import { Bill, BILL_KINDS } from './bill.ts';

const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write a day'));

/** The bills that staff ask for: of these days, of a kind, or by the beginning of a number; the newest first. */
export const BillQuery = v.strictObject({
  from: v.optional(Day),
  to: v.optional(Day),
  kind: v.optional(v.picklist(BILL_KINDS)),
  number: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(16))),
  limit: v.optional(wholeNumber(1, 100), '50'),
  /** The last bill of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type BillQuery = v.InferOutput<typeof BillQuery>;

/** A page of bills, the newest first. */
export const BillList = v.strictObject({
  bills: v.array(Bill),
  /** There are older ones: ask for them after this bill. */
  next: v.nullable(v.string()),
});
export type BillList = v.InferOutput<typeof BillList>;

const Hsn = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{4}|\d{6}|\d{8})$/, /*office*/ 'An HSN has 4, 6 or 8 digits'),
);

/** The HSN of a line, filled in after its bill was made. */
export const FilledHsn = v.strictObject({ hsn: Hsn });

/** The HSN of goods, filled in on all papers of some days that have none. */
export const HsnOfGoods = v.strictObject({
  product: v.pipe(v.string(), v.maxLength(64)),
  hsn: Hsn,
  from: Day,
  to: Day,
});
export type HsnOfGoods = v.InferOutput<typeof HsnOfGoods>;
