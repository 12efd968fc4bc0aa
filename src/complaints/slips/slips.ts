import * as v from 'valibot';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { Phone } from '#identity/identity.ts';

// The contract of numbered complaints: those of the contact page and of callers, and the list of all by what is due.

const WORDS_AT_MOST = 2000;
const Words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, /*i18n*/ 'Please write what is wrong.'),
  v.maxLength(WORDS_AT_MOST, /*i18n*/ 'This text is too long'),
);
const Name = v.pipe(
  v.string(/*i18n*/ 'Name is required'),
  v.trim(),
  v.minLength(1, /*i18n*/ 'Name is required'),
  v.maxLength(100, /*i18n*/ 'This text is too long'),
);
const id = v.pipe(v.string(), v.uuid());

/** A complaint of the contact page. A guest gives name and phone; those of a person who is logged in are known. */
export const NewSlip = v.strictObject({
  id,
  words: Words,
  name: v.optional(Name),
  phone: v.optional(Phone),
  language: v.optional(v.picklist(LANGUAGE_CODES), 'en'),
});
export type NewSlip = v.InferOutput<typeof NewSlip>;

/** A complaint that staff type in for a caller. Without `receivedAt` it came just now. */
export const TakenSlip = v.strictObject({
  id,
  words: Words,
  name: Name,
  phone: Phone,
  /** Day and time in India, as a field for both writes it. */
  receivedAt: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, /*office*/ 'Write the day and the time')),
    ]),
    '',
  ),
  /** The order that it is about, by its number. */
  order: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, /*office*/ 'Write the number of the order')),
    ]),
    '',
  ),
});
export type TakenSlip = v.InferOutput<typeof TakenSlip>;

/** The answer that the sender gets at once. */
export const SlipReceipt = v.object({
  number: v.number(),
  confirmBy: v.string(),
  settleBy: v.string(),
  /** Opens the page of this complaint, behind the `#` of its address. */
  secret: v.string(),
});
export type SlipReceipt = v.InferOutput<typeof SlipReceipt>;

/** A complaint as its sender reads it by the link; empty texts and null stand for what has not happened yet. */
export const OwnSlip = v.object({
  number: v.number(),
  words: v.string(),
  receivedAt: v.string(),
  confirmBy: v.string(),
  settleBy: v.string(),
  confirmedAt: v.nullable(v.string()),
  answer: v.string(),
  answeredAt: v.nullable(v.string()),
});
export type OwnSlip = v.InferOutput<typeof OwnSlip>;

/** The shop's answer in words to a complaint that has no order's page. */
export const SlipAnswer = v.strictObject({ text: Words });
export type SlipAnswer = v.InferOutput<typeof SlipAnswer>;

/** A complaint in the owner's list. `order` is the order's id, empty for one without. */
export const Slip = v.object({
  _id: v.string(),
  number: v.number(),
  way: v.picklist(['order', 'contact', 'caller']),
  /** True if it is answered on its order's page, by what the customer ticked there. */
  isOnOrder: v.boolean(),
  order: v.string(),
  orderId: v.string(),
  name: v.string(),
  phone: v.string(),
  hasEmail: v.boolean(),
  words: v.string(),
  receivedAt: v.string(),
  notedAt: v.string(),
  notedBy: v.string(),
  confirmBy: v.string(),
  settleBy: v.string(),
  confirmedAt: v.nullable(v.string()),
  answer: v.string(),
  answeredAt: v.nullable(v.string()),
  toldAt: v.nullable(v.string()),
  /** When the next thing is due: confirming it, or settling it. */
  due: v.string(),
  isOverdue: v.boolean(),
  /** Messages for the customer, in her language, to send by WhatsApp. */
  confirmText: v.string(),
  answerText: v.string(),
});
export type Slip = v.InferOutput<typeof Slip>;

/** Complaints that wait, by what is due next; and those answered lately that are still to be told. */
export const DueSlips = v.object({
  slips: v.array(Slip),
  toTell: v.array(Slip),
  count: v.number(),
  overdue: v.number(),
});
export type DueSlips = v.InferOutput<typeof DueSlips>;
