import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import {
  orderLateMail,
  orderMovedMail,
  orderPlacedMail,
  orderRoundMail,
} from '#orders/server/emails/order-mail.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { queueMail } from '#platform/mail/mail-job.ts';
import { readSettings } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';

/** Queues the mail that confirms a new order, to the address of the shopper's account and in its language. */
export async function notifyPlaced(
  tx: Tx,
  order: FullOrder,
  shop: { settings: Settings; origin: string },
  now: Instant,
): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  await queueMail(tx, orderPlacedMail(order, { ...shopper, ...shop }), now, `order ${order.id} placed`);
}

/** Queues the mail that says where an order is now; an account that was closed is not written to. */
export async function notifyMoved(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  const mail = orderMovedMail(order, { ...shopper, settings: await readSettings(tx), origin });
  if (mail) await queueMail(tx, mail, now);
}

/** Queues the mail that says the new time of an order; who cancelled it is not told of one. */
export async function notifyRoundChanged(
  tx: Tx,
  order: FullOrder,
  origin: string,
  now: Instant,
): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper || order.status === 'cancelled') return;
  const mail = orderRoundMail(order, { ...shopper, settings: await readSettings(tx), origin });
  await queueMail(tx, mail, now);
}

/** Queues the mail that says until when an order comes that is late, or that it comes as promised after all. */
export async function notifyLate(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return;
  await queueMail(tx, orderLateMail(order, { ...shopper, settings: await readSettings(tx), origin }), now);
}
