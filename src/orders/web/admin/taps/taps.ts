import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type Changeable, changeOrWait, type WaitingChange, waitingFor } from '#identity/web/public.ts';
import type { CancelReason } from '#orders/changes/order-changes.ts';
import type { Order } from '#orders/orders.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';

/** What a tap changes of an order. */
export type OrderChange = Partial<Pick<Order, 'status' | 'paymentStatus'>> & {
  /** Why it is cancelled. */
  reason?: CancelReason;
  reasonText?: string;
};

/** Taps on orders, which wait where there is no network. */
export const ORDER_TAPS: Changeable<Order, OrderChange> = {
  name: 'order',
  send: (order, change, madeAt) => {
    // How long it waited, not when it was: the device's clock may be wrong.
    const waited = madeAt === undefined ? undefined : Date.now() - madeAt;
    return callApi<Order>(`/orders/${order._id}`, {
      method: 'PATCH',
      body: { ...order, ...change, waited },
    });
  },
  nowOf: ({ detail }) => {
    const { status, paymentStatus } = detail as OrderChange;
    return status && { status, ...(paymentStatus && { paymentStatus }) };
  },
  titleOf: ({ orderId }) => `#${orderId}`,
  addressOf: ({ _id }) => officeAddress('adminOrder', { id: _id }),
  say: (i18n, { status, paymentStatus }) =>
    [status && statusText(i18n, status), paymentStatus && paymentText(i18n, paymentStatus)]
      .filter(Boolean)
      .join(', '),
};

/** How a change of an order ended: the shop has it, or it waits for the network. */
export type Changed = 'saved' | 'waits';

/** Changes an order, now or when the network is back. */
export const changeOrder = async (order: Order, chosen: OrderChange): Promise<Changed> =>
  (await changeNow(order, chosen)) === 'waits' ? 'waits' : 'saved';

/** The same; answers the order as the shop has it then. */
export const changeNow = (order: Order, chosen: OrderChange): Promise<Order | 'waits'> =>
  changeOrWait(ORDER_TAPS, order, differing(order, chosen));

/** Only what differs from what was seen is a change; the rest may have been changed by somebody else meanwhile. */
const differing = (order: Order, chosen: OrderChange): OrderChange =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => order[name as keyof Order] !== value));

/** An order with the taps on it that wait, as it will be when they arrive. */
export const withTaps = (order: Order, waiting: readonly WaitingChange[]): Order =>
  waitingFor(ORDER_TAPS, order, waiting).reduce<Order>((shown, { change }) => {
    const isPaid = change.paymentStatus === 'received';
    return { ...shown, ...change, ...(change.paymentStatus && { giveBack: 0 }), ...(isPaid && { due: 0 }) };
  }, order);
