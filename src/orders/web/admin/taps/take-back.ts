import { callApi } from '#browser/calls/api-client.ts';
import { takeBackWaiting, useWaiting, waitingFor } from '#identity/web/public.ts';
import type { Order } from '#orders/order.ts';
import type { Undo } from '#ui/admin/use-undo.tsx';
import { changeNow, noting, ORDER_TAPS, type OrderChange } from './taps.ts';

/** Changes an order, now or when the network is back; resolves to how that is taken back. */
export async function changeWithUndo(order: Order, change: OrderChange): Promise<Undo> {
  const noted = noting(order, change);
  const now = await changeNow(order, noted);
  return now === 'waits' ? undoWaiting(order, noted) : undoDone(now, backTo(order, noted));
}

/** Takes back what the shop has. What somebody else changed meanwhile is refused, and stays. */
export const undoDone =
  (now: Order, back: OrderChange): Undo =>
  () =>
    changeNow(now, back);

/**
 * Takes back the last tap on an order that waits for the network. While it waits, nobody else knows of it, and it is dropped; was it
 * sent meanwhile, it is changed back.
 */
export function undoWaiting(order: Order, change: OrderChange): Undo {
  const id = waitingFor(ORDER_TAPS, order, useWaiting.getState().waiting).at(-1)?.id;
  return async () => {
    if (id !== undefined && (await takeBackWaiting(id))) return;
    const now = await callApi<Order>(`/orders/${order._id}`);
    await changeNow(asLeft(now, change), backTo(order, change));
  };
}

/** An order as of the moment at which a tap moved it: where somebody moved it on since, taking that tap back is refused. */
function asLeft(now: Order, { status }: OrderChange): Order {
  const left = now.timeline.findLast((event) => event.kind === 'status' && event.to === status);
  return left ? { ...now, updatedAt: left.arrivedAt ?? left.at } : now;
}

/** What an order was before a change, as far as that changed it. Of its payments only the one that came with it is taken back. */
export const backTo = (
  order: Order,
  { status, paymentStatus, payment, confirmed, packed }: OrderChange,
): OrderChange => ({
  ...(status && { status: order.status }),
  ...(payment ? { takesBack: payment.id } : paymentStatus && { paymentStatus: order.paymentStatus }),
  ...(confirmed !== undefined && { confirmed: !confirmed }),
  ...(packed !== undefined && { packed: !packed }),
});
