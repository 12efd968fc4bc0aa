import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { OrderStatus } from '#orders/orders.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import type { EditedOrder } from '#orders/staff-orders.ts';
import { lockOrder } from './lock-order.ts';
import { changedMeanwhile, type MoveContext, moveOrder, setPayment } from './move-order.ts';

/**
 * Takes over what somebody behind the counter changed in an order. They send the whole order: what differs from what
 * they saw is their change; what differs from what it is now is another's, and is left as it is. Both changing the
 * same thing to different ends is a conflict.
 */
export async function editOrder(
  tx: Tx,
  id: string,
  edited: EditedOrder,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const seen = asSeen(order, edited);
  const status = edited.status === seen.status ? undefined : edited.status;
  // Of two values, whoever changed what they saw agrees with whoever changed it before.
  const payment = edited.paymentStatus === seen.payment ? undefined : edited.paymentStatus;
  let now = order;
  if (status !== undefined && status !== order.status) {
    if (seen.status !== order.status) throw changedMeanwhile(order);
    now = await moveOrder(tx, order, status, { ...context, payment });
  }
  if (payment !== undefined) await setPayment(tx, now, payment, context);
}

/** Moves the order named; with `ownedBy`, only if it is that shopper's. */
export async function moveOrderById(
  tx: Tx,
  id: string,
  to: OrderStatus,
  context: MoveContext,
  ownedBy?: string,
): Promise<void> {
  await moveOrder(tx, await lockOrder(tx, id, ownedBy), to, context);
}

/**
 * Moves one of several orders: only from where the sender saw it, and never out of `cancelled`, which the shopper may
 * have meant. Such an order is looked at by itself.
 */
export async function moveSeenOrder(
  tx: Tx,
  seen: { _id: string; status: OrderStatus },
  to: OrderStatus,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, seen._id);
  if (order.status === to) return;
  if (order.status !== seen.status) throw changedMeanwhile(order);
  if (order.status === 'cancelled') {
    throw new Failure('conflict', 'This order is cancelled. Open it to bring it back.', {
      detail: { status: order.status },
    });
  }
  await moveOrder(tx, order, to, context);
}

/**
 * Status and payment as they were when the sender's copy was handed out; without a moment, as they are now. With a
 * moment that the order does not know, nobody can tell what was changed.
 */
function asSeen(order: FullOrder, { updatedAt }: EditedOrder): { status: string; payment: string } {
  if (updatedAt === undefined) return { status: order.status, payment: order.payment_status };
  // By its place, not by its time: a clock may have been set back.
  const place = order.events.findLastIndex(({ at }) => at === updatedAt);
  if (place < 0) throw changedMeanwhile(order);
  const past = order.events.slice(0, place + 1);
  const last = (kind: 'status' | 'payment'): string =>
    past.findLast((event) => event.kind === kind)?.to_value ?? 'pending';
  return { status: last('status'), payment: last('payment') };
}
