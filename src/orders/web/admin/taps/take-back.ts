import { callApi } from '#browser/calls/api-client.ts';
import { takeBackWaiting, useWaiting, waitingFor } from '#identity/web/public.ts';
import type { Order } from '#orders/order.ts';
import type { Undo } from '#ui/admin/action-bar.tsx';
import { changeNow, noting, ORDER_TAPS, type OrderChange } from './taps.ts';

/** Changes an order, now or when the network is back; resolves to how that is taken back. */
export async function changeWithUndo(order: Order, change: OrderChange): Promise<Undo> {
  const noted = noting(order, change);
  const now = await changeNow(order, noted);
  return now === 'waits' ? undoWaiting(order, noted) : undoDone(now, backTo(order, noted));
}

/** Undoes a saved change. Refused with a conflict if the order was changed meanwhile. */
export const undoDone =
  (now: Order, back: OrderChange): Undo =>
  () =>
    changeNow(now, back);

/**
 * Undoes the last tap on an order that waits for the network. A waiting tap is dropped, because only this device knows
 * of it; if it was sent meanwhile, the order is changed back.
 */
export function undoWaiting(order: Order, change: OrderChange): Undo {
  const id = waitingFor(ORDER_TAPS, order, useWaiting.getState().waiting).at(-1)?.id;
  return async () => {
    if (id !== undefined && (await takeBackWaiting(id))) return;
    const now = await callApi<Order>(`/orders/${order._id}`);
    await changeNow(asLeft(now, change), backTo(order, change));
  };
}

/** An order with the version of the moment when a tap moved it: the undo is refused if the order was moved since. */
function asLeft(now: Order, { status }: OrderChange): Order {
  const left = now.timeline.findLast((event) => event.kind === 'status' && event.to === status);
  return left ? { ...now, updatedAt: left.arrivedAt ?? left.at } : now;
}

/** Previous values of the fields that a change touched. Of the payments, only the one that came with the change is undone. */
export const backTo = (
  order: Order,
  { status, paymentStatus, payment, confirmed, packed }: OrderChange,
): OrderChange => ({
  ...(status && { status: order.status }),
  ...(payment ? { takesBack: payment.id } : paymentStatus && { paymentStatus: order.paymentStatus }),
  ...(confirmed !== undefined && { confirmed: !confirmed }),
  ...(packed !== undefined && { packed: !packed }),
});
