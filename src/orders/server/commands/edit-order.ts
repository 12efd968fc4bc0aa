import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { EditedOrder } from '#orders/order-desk.ts';
import type { OrderStatus } from '#orders/orders.ts';
import { type FullOrder, orderById } from '#orders/server/queries.ts';
import { changedMeanwhile, type Doing, moveOrder, setPayment } from './move-order.ts';

const noSuchOrder = () => new Failure('not_found', 'There is no such order.');

/**
 * Takes over what somebody behind the counter changed in an order. They send the whole order: what differs from what
 * they saw is their change; what differs from what it is now is another's, and is left as it is. Both changing the
 * same thing to different ends is a conflict.
 */
export async function editOrder(tx: Tx, id: string, edited: EditedOrder, doing: Doing): Promise<void> {
  const order = await orderById(tx, id);
  if (!order) throw noSuchOrder();
  const seen = asSeenAt(order, edited.updatedAt);
  const { status, paymentStatus } = edited;
  if (status !== undefined && status !== seen.status && status !== order.status) {
    if (seen.status !== order.status) throw changedMeanwhile();
    await moveOrder(tx, order, status, doing);
  }
  // Of two values, whoever changed what they saw agrees with whoever changed it before.
  if (paymentStatus !== undefined && paymentStatus !== seen.payment) {
    await setPayment(tx, order, paymentStatus, doing);
  }
}

/** Moves the order named; with `ownedBy`, only if it is that shopper's. */
export async function moveOrderById(
  tx: Tx,
  id: string,
  to: OrderStatus,
  doing: Doing,
  ownedBy?: string,
): Promise<void> {
  const order = await orderById(tx, id, ownedBy);
  if (!order) throw noSuchOrder();
  await moveOrder(tx, order, to, doing);
}

/** Status and payment as they were when the sender's picture was taken; of an unknown moment, as they are now. */
function asSeenAt(order: FullOrder, updatedAt: string | undefined): { status: string; payment: string } {
  const isKnown = order.events.some((event) => event.at === updatedAt);
  const past = isKnown ? order.events.filter((event) => event.at <= (updatedAt ?? '')) : order.events;
  const last = (kind: 'status' | 'payment'): string =>
    past.findLast((event) => event.kind === kind)?.to_value ?? 'pending';
  return { status: last('status'), payment: last('payment') };
}
