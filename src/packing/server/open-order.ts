import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { lockOrder, changedMeanwhile, type FullOrder, type LineRow } from '#orders/server/public.ts';

/** Locks an order whose goods can still be changed: until it is dispatched. */
export async function lockOpenOrder(tx: Tx, id: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  expectOpen(order);
  return order;
}

/** Refuses an order whose goods can no longer be changed, or not before its credit is taken back. */
export function expectOpen(order: Pick<FullOrder, 'status' | 'credited_paise'>): void {
  if (order.status !== 'pending')
    throw new Failure('conflict', /*office*/ 'Only an order that has not left yet can be packed.');
  if (order.credited_paise > 0)
    throw new Failure(
      'conflict',
      /*office*/ 'This order has a credit. Remove the credit before you change the goods.',
    );
}

/**
 * A line of an order, if its revision is the one that the sender saw; otherwise a conflict. Changes of other lines
 * do not matter.
 */
export function seenLine(order: FullOrder, position: string, revision: number): LineRow {
  const line = order.lines.find((one) => String(one.position) === position);
  if (!line) throw new Failure('not_found', /*office*/ 'There is no such line.');
  if (line.revision !== revision) throw changedMeanwhile(order);
  return line;
}
