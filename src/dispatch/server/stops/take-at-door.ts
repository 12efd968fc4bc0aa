import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type Writing, takeOnRound } from '#money/server/public.ts';
import type { DoorPaymentInPaise } from './present.ts';
import { lockStop } from './record-tap.ts';

/**
 * Writes down cash against the account of a stop's customer, in the bag of the round, if it goes to the doors. A stop
 * of another round is none.
 */
export async function takeAtDoor(
  tx: Tx,
  { round, order: id }: { round: string; order: string },
  { id: payment, amount, waited }: DoorPaymentInPaise,
  writing: Writing,
): Promise<void> {
  const order = await lockStop(tx, round, id);
  const made = madeAt(waited, order.placed_at, writing.now);
  const sent = { id: payment, amount, round, madeAt: made };
  await takeOnRound(tx, order.user_id, sent, writing);
}
