import * as v from 'valibot';

/** The news that a customer without an e-mail address is told by the shop. */
export const NOTICE_KINDS = [
  'placed',
  'code',
  'late',
  'packed',
  'asked',
  'round',
  'dispatched',
  'cancelled',
  'answered',
  'credited',
  'back',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * News that staff tell a customer: what the mail would have said, and who told it when. `order` and `orderId` are empty if it is about
 * goods that are there, for which the customer asked.
 */
export const OrderNotice = v.object({
  _id: v.string(),
  order: v.string(),
  orderId: v.string(),
  name: v.string(),
  phone: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  text: v.string(),
  madeAt: v.string(),
  toldAt: v.nullable(v.string()),
  toldBy: v.string(),
});

export type OrderNotice = v.InferOutput<typeof OrderNotice>;

/** The notices of one order, told ones too, or all that are still to be told, oldest first. */
export const NoticeQuery = v.strictObject({ order: v.optional(v.pipe(v.string(), v.uuid())) });

/** The notices listed, and the number to tell in all. */
export const NoticeList = v.object({ notices: v.array(OrderNotice), toTell: v.number() });

export type NoticeList = v.InferOutput<typeof NoticeList>;

/** True once a notice was told; `false` takes a mark back. */
export const ToldNotice = v.strictObject({ told: v.boolean() });

export type ToldNotice = v.InferOutput<typeof ToldNotice>;
