import type { Tx } from '#db/schema.ts';
import { isOpen } from '#orders/order.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import { notifyCode } from '#orders/server/commands/notify-shopper.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { giveCodeIfLarge, giveCodeToSettled, takeCodeOfUnsettled } from './door-codes.ts';

/**
 * Adds or removes the door code of an order after its payment or total changed, and mails a new code. If the owner wants codes, an
 * open order gets one when it is paid, on account or large; an order that is unpaid again loses the code that it got for its
 * payment.
 */
export async function codeFollows(
  tx: Tx,
  order: FullOrder,
  { origin, now }: Pick<MoveContext, 'origin' | 'now'>,
): Promise<void> {
  const isSettled = order.payment_status === 'received';
  if (!isSettled) await takeCodeOfUnsettled(tx, order.id);
  if (!isOpen(order)) return;
  const isGiven =
    (isSettled && (await giveCodeToSettled(tx, order))) ||
    (await giveCodeIfLarge(tx, order, await readSettings(tx)));
  if (isGiven) await notifyCode(tx, order, origin, now);
}
