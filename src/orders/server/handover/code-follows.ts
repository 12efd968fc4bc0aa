import type { Tx } from '#db/schema.ts';
import { isOpen } from '#orders/order.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { notifyCode } from '#orders/server/commands/notify-shopper.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { giveCodeIfLarge, giveCodeToSettled, takeCodeOfUnsettled } from './door-codes.ts';

/**
 * Lets the code of an order that is still to come follow what changed of it: whoever paid by now, has it on account, or whose order
 * became large, says one at the door, where the owner wants that, and is told it; one that is not settled after all needs none for
 * that.
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
