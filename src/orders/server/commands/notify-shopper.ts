import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { emailById } from '#identity/server/public.ts';
import { orderMovedMail, orderPlacedMail } from '#orders/server/emails/order-mail.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { queueMail } from '#platform/mail/mail-job.ts';
import { readSettings } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';

/** Queues the mail that confirms a new order, to the address of the shopper's account. */
export async function notifyPlaced(
  tx: Tx,
  order: FullOrder,
  { settings, origin }: { settings: Settings; origin: string },
  now: Instant,
): Promise<void> {
  const to = await emailById(tx, order.user_id);
  if (to)
    await queueMail(tx, orderPlacedMail(order, { to, settings, origin }), now, `order ${order.id} placed`);
}

/** Queues the mail that says where an order is now; an account that was closed is not written to. */
export async function notifyMoved(tx: Tx, order: FullOrder, origin: string, now: Instant): Promise<void> {
  const to = await emailById(tx, order.user_id);
  if (!to) return;
  const mail = orderMovedMail(order, { to, settings: await readSettings(tx), origin });
  if (mail) await queueMail(tx, mail, now);
}
