import { newId } from '#base/ids.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type Changeable, changeOrWait, type WaitingChange, waitingFor } from '#identity/web/public.ts';
import type { SeenMoney } from '#money/money.ts';
import type { CancelReason, Order } from '#orders/order.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';
import { withoutPayment } from './without-payment.ts';

/** Changes that a tap makes to an order. */
export type OrderChange = Partial<Pick<Order, 'status' | 'paymentStatus'>> & {
  /** The shopper was called, or that note is undone. */
  confirmed?: boolean;
  /** Its goods are packed, or are not after all. */
  packed?: boolean;
  /** Refused if the order changed in any way since it was seen. */
  untouched?: true;
  /** One of several that were moved at once: a cancelled order is left as it is. */
  ofMany?: true;
  /** Why it is cancelled. */
  reason?: CancelReason;
  reasonText?: string;
  /** All that is to be given back was given back. */
  givesBack?: true;
  /** The one payment that this or the payment status writes down, by its id, and the money as it was seen. */
  payment?: { id: string; seen: SeenMoney };
  /** The payment that is taken back, and no other. */
  takesBack?: string;
};

/**
 * Taps on orders, which wait where there is no network. A tap says a state ("is packed") and needs no id: sent again, it finds
 * the order so and is done.
 */
export const ORDER_TAPS: Changeable<Order, OrderChange> = {
  name: 'order',
  send: (order, change, { waited, ...act }) => {
    const path = `/orders/${order._id}`;
    const { updatedAt } = order;
    const { confirmed, packed, ...moved } = change;
    if (confirmed !== undefined) {
      const body = { updatedAt, confirmed, waited };
      return callApi<Order>(`${path}/phone-confirmation`, { method: 'POST', body, act });
    }
    if (packed !== undefined)
      return callApi<Order>(`${path}/packing`, { method: 'PUT', body: { updatedAt, packed, waited }, act });
    return callApi<Order>(path, { method: 'PATCH', body: { ...order, ...moved, waited }, act });
  },
  nowOf: ({ detail }, change) => {
    const { status, paymentStatus, packed, phoneToConfirm } = detail as OrderNow;
    if (!status) return undefined;
    return {
      status,
      ...(paymentStatus && { paymentStatus }),
      ...(change.packed !== undefined && packed !== undefined && { packed }),
      ...(change.confirmed !== undefined && phoneToConfirm !== undefined && { confirmed: !phoneToConfirm }),
    };
  },
  titleOf: ({ orderId }) => `#${orderId}`,
  addressOf: ({ _id }) => officeAddress('adminOrder', { id: _id }),
  say: (i18n, { status, paymentStatus, confirmed, packed, givesBack, takesBack }) =>
    [
      status && statusText(i18n, status),
      paymentStatus && paymentText(i18n, paymentStatus),
      givesBack && i18n._('office.taps.gaveBack'),
      takesBack && i18n._('office.taps.paymentBack'),
      confirmed !== undefined &&
        (confirmed ? i18n._('office.order.confirmed') : i18n._('office.order.unconfirmed')),
      packed !== undefined && (packed ? i18n._('office.queue.packed') : i18n._('office.queue.unpacked')),
    ]
      .filter(Boolean)
      .join(', '),
};

/** Current state of the order, sent with a conflict. */
type OrderNow = OrderChange & { phoneToConfirm?: boolean };

/** Result of a change: saved at the shop, or waiting for the network. */
export type Changed = 'saved' | 'waits';

/** Changes an order, now or when the network is back. */
export const changeOrder = async (order: Order, chosen: OrderChange): Promise<Changed> =>
  (await changeNow(order, chosen)) === 'waits' ? 'waits' : 'saved';

/** The same; answers the order as the shop has it then. */
export const changeNow = (order: Order, chosen: OrderChange): Promise<Order | 'waits'> =>
  changeOrWait(ORDER_TAPS, order, noting(order, differing(order, chosen)));

/** A change that notes money, with the one payment that it writes down. Where payments are taken back instead, there is none. */
export function noting(order: Order, change: OrderChange): OrderChange {
  const { due, giveBack } = order;
  const { paymentStatus, givesBack, payment } = change;
  const isReceived = paymentStatus === 'received' && paymentStatus !== order.paymentStatus;
  if (payment || !(isReceived || givesBack)) return change;
  return { ...change, payment: { id: newId(), seen: { due, giveBack } } };
}

/** Fields that differ from the copy on the screen; the others are not sent, because other staff may have changed them. */
export const differing = (order: Order, chosen: OrderChange): OrderChange =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => order[name as keyof Order] !== value));

/** An order with the taps on it that wait, as it will be when they arrive. */
export const withTaps = (order: Order, waiting: readonly WaitingChange[]): Order =>
  waitingFor(ORDER_TAPS, order, waiting).reduce<Order>(
    (shown, { change, at }) => withTap(shown, change, at),
    order,
  );

function withTap(
  shown: Order,
  {
    confirmed,
    packed,
    untouched: _,
    ofMany: _many,
    payment: __,
    givesBack,
    takesBack,
    ...moved
  }: OrderChange,
  at: number,
): Order {
  const { packedAt, ...unpacked } = shown;
  const isPaid = moved.paymentStatus === 'received';
  return {
    ...(packed === false ? unpacked : shown),
    ...(takesBack && withoutPayment({ ...shown, ...moved }, takesBack)),
    ...moved,
    ...(packed && { packedAt: packedAt ?? instant(new Date(at)) }),
    ...(confirmed !== undefined && { phoneToConfirm: !confirmed }),
    ...((moved.paymentStatus || givesBack) && { giveBack: 0 }),
    ...(isPaid && { due: 0 }),
  };
}
