import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { changedMeanwhile } from '#orders/server/commands/moments.ts';
import type { FullOrder } from '#orders/server/queries.ts';

/** Locks an order that can still be changed, as the sender saw it: until it is dispatched. */
export async function lockForChange(tx: Tx, id: string, updatedAt: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  if (order.status === 'cancelled')
    throw new Failure('conflict', /*office*/ 'This order is cancelled. Bring it back to change it.');
  if (order.status !== 'pending')
    throw new Failure('conflict', /*office*/ 'This order has left the shop. It can no longer be changed.');
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  return order;
}
