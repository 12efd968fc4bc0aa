import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

/** Closes the open question of an order without an answer: the total that it named no longer comes about. */
export async function endQuestion(tx: Tx, order: string, now: Instant): Promise<void> {
  await tx
    .updateTable('order_questions')
    .set({ state: 'over', answered_at: now })
    .where('order_id', '=', order)
    .where('state', '=', 'open')
    .execute();
}
