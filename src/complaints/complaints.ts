import * as v from 'valibot';
import { optionalText } from '#base/fields.ts';
import { LINES_AT_MOST, Quantity } from '#cart/cart.ts';
import { NewCredit } from '#orders/orders.ts';
import { FAULTS, PHOTO_CHARACTERS, PHOTOS_AT_MOST, WISHES } from './limits.ts';

// The contract of complaints: what is wrong with an order that was delivered, and what the shop answers. Money is rupees.

export { mayBeTold } from '#orders/orders.ts';
export * from './limits.ts';
export * from './slips/slips.ts';

/** States of a complaint: told, answered, refused with a reason, or told once more after an answer. */
export const COMPLAINT_STATES = ['open', 'answered', 'refused', 'again'] as const;

const TEXT_AT_MOST = 500;

const Photo = v.pipe(
  v.string(),
  v.maxLength(PHOTO_CHARACTERS, /*i18n*/ 'This photo is too large. Please take a smaller one.'),
  v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, /*i18n*/ 'This is no photo.'),
);

export const NewComplaint = v.strictObject({
  /** Made by the sender, once for each complaint; sent again, it is the same. */
  id: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(
      v.strictObject({
        line: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        fault: v.picklist(FAULTS),
        quantity: Quantity,
      }),
    ),
    v.minLength(1, /*i18n*/ 'Please choose what is wrong.'),
    v.maxLength(LINES_AT_MOST),
    v.check((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'Name each line once'),
  ),
  wish: v.picklist(WISHES),
  note: optionalText(TEXT_AT_MOST),
  photos: v.optional(v.pipe(v.array(Photo), v.maxLength(PHOTOS_AT_MOST)), []),
});
export type NewComplaint = v.InferOutput<typeof NewComplaint>;

/** Why an answer is not right yet. */
export const NotRight = v.strictObject({ note: optionalText(TEXT_AT_MOST) });
export type NotRight = v.InferOutput<typeof NotRight>;

const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, /*office*/ 'Write why'),
  v.maxLength(TEXT_AT_MOST, /*i18n*/ 'This text is too long'),
);
const revision = v.pipe(v.number(), v.safeInteger());
const said = { revision, text: optionalText(TEXT_AT_MOST) };

/** The shop's answer: a credit, the goods once more, words, or a refusal with its reason. `revision` is what staff saw. */
export const NewAnswer = v.variant('kind', [
  v.strictObject({ kind: v.literal('credit'), credit: NewCredit, ...said }),
  v.strictObject({ kind: v.literal('goods'), ...said }),
  v.strictObject({ kind: v.literal('words'), revision, text: Reason }),
  v.strictObject({ kind: v.literal('refused'), revision, text: Reason }),
]);
export type NewAnswer = v.InferOutput<typeof NewAnswer>;

/** A step of a complaint. `amount` is what was credited. */
const Step = v.object({
  kind: v.picklist(['told', 'read', 'credit', 'goods', 'words', 'refused', 'again']),
  at: v.string(),
  by: v.string(),
  text: v.string(),
  amount: v.optional(v.number()),
  /** The credit was taken back since. */
  isUndone: v.optional(v.boolean()),
});
export type ComplaintStep = v.InferOutput<typeof Step>;

/** A complaint as it is handed out. */
export const Complaint = v.object({
  _id: v.string(),
  /** The number by which the shop and the customer speak of it. */
  number: v.number(),
  order: v.string(),
  orderId: v.string(),
  customer: v.string(),
  state: v.picklist(COMPLAINT_STATES),
  wish: v.picklist(WISHES),
  lines: v.array(
    v.object({
      line: v.number(),
      title: v.string(),
      unit: v.string(),
      fault: v.picklist(FAULTS),
      quantity: v.number(),
      /** Its share of what the line cost. */
      amount: v.number(),
    }),
  ),
  /** The sum of its lines. */
  amount: v.number(),
  photos: v.array(v.string()),
  steps: v.array(Step),
  revision: v.number(),
});
export type Complaint = v.InferOutput<typeof Complaint>;

/** The complaints of an order, the oldest first, and until when one can be told; null when none can. */
export const OrderComplaints = v.object({
  complaints: v.array(Complaint),
  until: v.nullable(v.string()),
});
export type OrderComplaints = v.InferOutput<typeof OrderComplaints>;

/** Complaints that wait for an answer, the longest first, and their number. */
export const OpenComplaints = v.object({ complaints: v.array(Complaint), count: v.number() });
export type OpenComplaints = v.InferOutput<typeof OpenComplaints>;
