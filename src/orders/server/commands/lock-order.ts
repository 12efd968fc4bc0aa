import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type FullOrder, orderById } from '#orders/server/queries.ts';

/** Reads an order and locks it: other changes wait until this transaction ends. */
export async function lockOrder(tx: Tx, id: string, ownedBy?: string): Promise<FullOrder> {
  if (isId(id)) {
    await tx
      .updateTable('orders')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('id', '=', id)
      .execute();
  }
  const order = await orderById(tx, id, ownedBy);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return order;
}

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

/** Conflict after another person's change; carries the current state of the order. */
export const changedMeanwhile = (order: FullOrder): Failure =>
  new Failure('conflict', /*i18n*/ 'This order was just changed by another person. Please check it again.', {
    detail: asItIs(order),
  });

/** Current state of the order, sent with a conflict. */
export const asItIs = (order: FullOrder) => ({
  status: order.status,
  paymentStatus: order.payment_status,
  packed: order.packed_at !== null,
  phoneToConfirm: order.phone_to_confirm === 1,
  updatedAt: order.updated_at,
});

/**
 * Each change of an order has a later moment than the one before, so that the moment identifies the version of a copy.
 */
export const momentAfter = ({ updated_at }: FullOrder, now: Instant): Instant =>
  now > updated_at ? now : after(updated_at, 1);

/** Who changes an order, as staff or as its shopper, when, and the address that links in mails begin with. */
export type MoveContext = {
  actor: { userId: string; name: string };
  side: 'shop' | 'shopper';
  now: Instant;
  origin: string;
  /** When the change was made, if it waited for the network until now. */
  madeAt?: Instant | undefined;
};
