import * as v from 'valibot';
import { isAllowed, type User } from '#identity/identity.ts';

/** A waiting order in a notification. Money is rupees. */
export const NewsOrder = v.object({
  _id: v.string(),
  orderId: v.string(),
  name: v.string(),
  totalAmount: v.number(),
  createdAt: v.string(),
  /** Whether this person has seen it. */
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
  /** Whether it is one of the owner's quiet hours: then no open screen sounds either. */
  quiet: v.boolean(),
  /** The newest waiting orders, seen or not. */
  latest: v.array(NewsOrder),
  /** Products on the shelf at or under the low-stock level. */
  lowStock: v.number(),
  /** Mails that cannot be sent: tried again and again, or given up after a day. */
  failedMails: v.number(),
  /** Whether the last nightly backup failed, or does not open. */
  failedBackup: v.boolean(),
  /** Whether as many text messages were sent today as the owner pays for. */
  textsSpent: v.boolean(),
  /** How many rules of the shop the last check found broken. */
  brokenRules: v.number(),
  /** Versions, raised by each change: a screen that shows such data reloads it. */
  versions: v.object({ orders: v.number(), catalogue: v.number() }),
  /** The moment that `newOrders` was counted at; looking at the news marks everything up to it as seen. */
  asOf: v.string(),
});
export type News = v.InferOutput<typeof News>;

/** Whether somebody is told the news of the shop: who looks after orders or goods, and that orders changed, who carries rounds out. */
export const hearsNews = (person: Pick<User, 'role' | 'permissions'>): boolean =>
  isAllowed(person, 'orders') || isAllowed(person, 'catalogue') || isAllowed(person, 'rounds');

/** Marks everything placed up to `asOf` as seen. */
export const SeenNews = v.strictObject({ asOf: v.pipe(v.string(), v.isoTimestamp()) });
