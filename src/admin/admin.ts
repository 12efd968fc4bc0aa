import * as v from 'valibot';

/** An order that waits, as a notification tells of it. Money is rupees. */
export const NewsOrder = v.object({
  _id: v.string(),
  orderId: v.string(),
  name: v.string(),
  totalAmount: v.number(),
  createdAt: v.string(),
  /** Whether this person has looked since it came. */
  seen: v.boolean(),
});
export type NewsOrder = v.InferOutput<typeof NewsOrder>;

/**
 * What the back office should know at a glance, as it is now: each message says the whole, so that one that was
 * missed loses nothing. What someone may not see is zero.
 */
export const News = v.object({
  /** Pending orders placed since this person last looked. */
  newOrders: v.number(),
  /** The newest that wait, seen or not, newest first. */
  latest: v.array(NewsOrder),
  /** Products on the shelf at or under the low-stock level. */
  lowStock: v.number(),
  /** Mails that cannot be sent: tried again and again, or given up after a day. */
  failedMails: v.number(),
  /** Whether the last nightly backup failed. */
  failedBackup: v.boolean(),
  /** Raised by every change of the thing: a screen that shows it reads it again. */
  versions: v.object({ orders: v.number(), catalogue: v.number() }),
  /** The moment that `newOrders` was counted at; looking at the news marks everything up to it as seen. */
  asOf: v.string(),
});
export type News = v.InferOutput<typeof News>;

/** What looking at the notifications sends: everything placed up to `asOf` was seen. */
export const SeenNews = v.strictObject({ asOf: v.pipe(v.string(), v.isoTimestamp()) });
