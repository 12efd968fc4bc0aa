import * as v from 'valibot';
import { isAllowed, type User } from '#identity/identity.ts';

/** A waiting order in a notification. Money is rupees. */
export const NewsOrder = v.object({
  _id: v.string(),
  orderId: v.string(),
  name: v.string(),
  totalAmount: v.number(),
  createdAt: v.string(),
  /** True if the signed-in person has seen the order. */
  seen: v.boolean(),
});
export type NewsOrder = v.InferOutput<typeof NewsOrder>;

/**
 * The notifications of the back office. Each message contains the whole state, so a missed one loses nothing. What
 * someone may not see is zero.
 */
export const News = v.object({
  /** Pending orders placed since this person last looked. */
  newOrders: v.number(),
  /** All pending orders: what is to be done. */
  toDo: v.number(),
  /** True in the owner's quiet hours, when no open screen plays a sound. */
  quiet: v.boolean(),
  /** The newest waiting orders, seen or not. */
  latest: v.array(NewsOrder),
  /** Products on the shelf at or under the low-stock level. */
  lowStock: v.number(),
  /** Mails that cannot be sent: tried again and again, or given up after a day. */
  failedMails: v.number(),
  /** True if the last nightly backup failed or cannot be opened. */
  failedBackup: v.boolean(),
  /** True if the shop has sent today's maximum of text messages, which the owner sets. */
  textsSpent: v.boolean(),
  /** Number of rules found broken by the last check of the shop. */
  brokenRules: v.number(),
  /** Versions, raised by each change: a screen that shows such data reloads it. */
  versions: v.object({ orders: v.number(), catalogue: v.number() }),
  /** The moment that `newOrders` was counted at; looking at the news marks everything up to it as seen. */
  asOf: v.string(),
});
export type News = v.InferOutput<typeof News>;

/**
 * True for staff who get notifications: permission for orders, for the catalogue or for rounds. Riders hear only that
 * orders changed.
 */
export const hearsNews = (person: Pick<User, 'role' | 'permissions'>): boolean =>
  isAllowed(person, 'orders') || isAllowed(person, 'catalogue') || isAllowed(person, 'rounds');

/** Marks everything placed up to `asOf` as seen. */
export const SeenNews = v.strictObject({ asOf: v.pipe(v.string(), v.isoTimestamp()) });
