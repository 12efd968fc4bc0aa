import { invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound, type RoundRow } from '#delivery/server/public.ts';
import type { OrderMoneyRow, PaymentRow } from '#money/server/payments/payment-rows.ts';

/** The bag of a round; null of one to collect from, whose cash is at the counter. */
export const bagOfRound = ({ id, kind }: Pick<RoundRow, 'id' | 'kind'>): string | null =>
  kind === 'ride' ? id : null;

/**
 * The ride whose bag holds cash that staff enter: the ride that the order left with, until it is closed for good. Null:
 * the cash is at the counter. Also null once the rider tapped at this door: then that tap counts the cash of the bag.
 */
export async function bagOf(
  tx: Tx,
  order: OrderMoneyRow,
  method: PaymentRow['method'],
): Promise<string | null> {
  const { round_id, promised_kind, status } = order;
  const hasLeft = status === 'dispatched' || status === 'delivered';
  if (method !== 'cash' || round_id === null || promised_kind !== 'ride' || !hasLeft) return null;
  const round = await lockRound(tx, round_id);
  return round.ended_at === null && !(await isTapped(tx, order.id, round_id)) ? bagOfRound(round) : null;
}

/** The same for staff who enter that the cash is in the bag: refused if the rider tapped the cash at this door. */
export async function openBag(
  tx: Tx,
  order: OrderMoneyRow,
  method: PaymentRow['method'],
): Promise<string | null> {
  const bag = await bagOf(tx, order, method);
  if (bag === null && order.round_id !== null && (await isTapped(tx, order.id, order.round_id)))
    throw invalidField(
      'inBag',
      /*office*/ 'The rider entered the cash at this door. Correct it on the round’s sheet.',
    );
  return bag;
}

/** True if a tap of the rider says how much cash of the order is in the round's bag. */
async function isTapped(tx: Tx, order: string, round: string): Promise<boolean> {
  const tap = await tx
    .selectFrom('stop_taps')
    .select('id')
    .where('order_id', '=', order)
    .where('round_id', '=', round)
    .where('counts', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return tap !== undefined;
}
