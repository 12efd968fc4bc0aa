import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import { isOpen, type OrderStatus } from '#orders/order.ts';
import { orderMovedMail, orderCreditedMail } from '#orders/server/emails/news-mail.ts';
import {
  orderAskedMail,
  orderCodeMail,
  orderLateMail,
  orderPackedMail,
  orderPlacedMail,
  orderRoundMail,
} from '#orders/server/emails/order-mail.ts';
import { codesOf } from '#orders/server/handover/door-codes.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { addJobs, type Job } from '#platform/jobs/jobs.ts';
import { mailJob, queueMail } from '#platform/mail/mail-job.ts';
import { readSettings } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';
import type { MoveContext } from './lock-order.ts';

/**
 * Queues the mail that confirms a new order, to the address of the shopper's account and in its language, and in the same
 * write what else is to be done for it.
 */
export async function notifyPlaced(
  tx: Tx,
  order: FullOrder,
  {
    others,
    isMailed = true,
    hasCode = false,
    ...shop
  }: {
    settings: Settings;
    origin: string;
    others: readonly Job[];
    isMailed?: boolean;
    /** True if the order was given a door code. */
    hasCode?: boolean;
  },
  now: Instant,
): Promise<void> {
  const shopper = isMailed ? await addresseeById(tx, order.user_id) : undefined;
  const jobs = [...others];
  if (shopper) {
    const letter = { ...shopper, ...shop, code: hasCode ? await codeOf(tx, order) : undefined };
    jobs.unshift(mailJob(orderPlacedMail(order, letter), `order ${order.id} placed`));
  }
  await addJobs(tx, jobs, now);
}

/** Limit of mails a day about an account's own changes: its mail address may be another person's. */
const OWN_MOVES: RateLimit = { name: 'mails-of-own-moves', most: 5, minutes: 24 * 60 };

/** Queues the mail that says where an order is now, if it was moved; an account that was closed is not written to. */
export async function notifyMoved(
  tx: Tx,
  order: FullOrder,
  { from, side, origin, now }: Pick<MoveContext, 'side' | 'origin' | 'now'> & { from: OrderStatus },
): Promise<void> {
  if (order.status === from) return;
  if (side === 'shopper' && !(await takeOne(tx, OWN_MOVES, order.user_id, now))) return;
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  const code = await codeOf(tx, order);
  const mail = orderMovedMail(order, { ...shopper, settings: await readSettings(tx), origin, code });
  if (mail) await queueMail(tx, mail, now);
}

/** Queues the mail that says the new time of an order, or its first; who cancelled it is not told of one. */
export async function notifyRoundChanged(
  tx: Tx,
  order: FullOrder,
  { origin, now, isFirst }: { origin: string; now: Instant; isFirst: boolean },
): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper || order.status === 'cancelled') return;
  const mail = orderRoundMail(order, isFirst, { ...shopper, settings: await readSettings(tx), origin });
  await queueMail(tx, mail, now);
}

/** Queues the mail with the code of an order that was paid before it came; one that goes with no round needs none. */
export async function notifyCode(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  const code = await codeOf(tx, order);
  if (!shopper || code === undefined) return;
  const letter = { ...shopper, settings: await readSettings(tx), origin, code };
  await queueMail(tx, orderCodeMail(order, letter), now);
}

/** Door code that the shopper says at handover; undefined unless the order is open and has a round. */
const codeOf = async (tx: Tx, order: FullOrder): Promise<string | undefined> =>
  isOpen(order) && order.round_id !== null ? (await codesOf(tx, [order.id])).get(order.id) : undefined;

/** Queues the mail that says until when an order comes that is late, or that it comes as promised after all. */
export async function notifyLate(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  await queueMail(tx, orderLateMail(order, { ...shopper, settings: await readSettings(tx), origin }), now);
}

/** Queues the mail that says what was packed otherwise than ordered. */
export async function notifyPacked(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  await queueMail(tx, orderPackedMail(order, { ...shopper, settings: await readSettings(tx), origin }), now);
}

/** Queues the mail that asks for a yes to what comes to more than was agreed. */
export async function notifyAsked(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  await queueMail(tx, orderAskedMail(order, { ...shopper, settings: await readSettings(tx), origin }), now);
}

/** Queues the mail that says what was credited and why, or that it was taken back. */
export async function notifyCredited(
  tx: Tx,
  order: FullOrder,
  credit: string,
  { origin, now }: { origin: string; now: Instant },
): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  const letter = { ...shopper, settings: await readSettings(tx), origin };
  await queueMail(tx, orderCreditedMail(order, credit, letter), now);
}
