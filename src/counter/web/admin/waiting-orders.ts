import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Changeable } from '#identity/web/public.ts';
import type { NewPayment } from '#money/money.ts';
import type { Order } from '#orders/orders.ts';
import type { Draft } from './draft.ts';

/** The request for a taken order, as the browser sends it. */
export type SentOrder = Omit<TakenOrder, 'waited' | 'beyond' | 'payment' | 'to'> &
  Partial<Pick<TakenOrder, 'beyond' | 'payment' | 'to'>>;

/** An order as it was taken here, with what it came to: what is shown of it until the shop has it. */
export type TakenDraft = { _id: string; draft: Draft; total: string };

/** Sends an order that was taken, and for how many milliseconds it waited, if it did. */
export async function sendOrder(body: SentOrder, waited?: number): Promise<Order> {
  try {
    const { data } = await callApi<{ data: Order }>('/orders/taken', {
      method: 'POST',
      body: { ...body, waited },
    });
    return data;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'key_reused') throw error;
    const paid = await payEarlier((error.detail as { order: string }).order, body);
    if (!paid) throw error;
    return paid;
  }
}

/**
 * A sale that was written down so that its UPI code could be shown, whose answer was lost, and that was then paid otherwise: what
 * is due of it is paid now. Undefined where it is not that sale any more.
 */
async function payEarlier(id: string, { seen, payment, items }: SentOrder): Promise<Order | undefined> {
  const order = await callApi<Order>(`/orders/${id}`);
  const { due, giveBack, totalAmount } = order;
  const isSale = order.taken?.channel === 'counter' && order.status === 'delivered';
  const isSame =
    totalAmount === seen.total &&
    items.length === order.items.length &&
    items.every(({ product, quantity }) =>
      order.items.some((line) => line.product._id === product && line.quantity === quantity),
    );
  if (!isSale || !isSame || !payment || payment.amount !== undefined) return undefined;
  if (payment.awaited || due === 0) return order;
  const { method, reference, beyond } = payment;
  const body = {
    // The same each time it is sent: of such a sale one payment is made here.
    id,
    kind: 'paid',
    method,
    reference,
    amount: method === 'cash' ? Math.floor(due) : due,
    ...(beyond && { beyond }),
    seen: { due, giveBack },
  } satisfies Partial<NewPayment>;
  return callApi<Order>(`/orders/${id}/payments`, { method: 'POST', body });
}

/** Orders that were taken without a network: each is sent by itself, under its own id, with the moment it was taken. */
export const NEW_ORDERS: Changeable<TakenDraft, SentOrder> = {
  name: 'newOrder',
  send: async (seen, body, { waited }) => {
    await sendOrder(body, waited);
    return seen;
  },
  nowOf: () => undefined,
  titleOf: ({ draft: { name, phone } }) => name || phone || '₹',
  addressOf: ({ _id }) => officeAddress('newOrder', { waits: _id }),
  say: (i18n, { channel, items, seen }) =>
    i18n._(channel === 'phone' ? /*i18n*/ 'office.take.waitsPhone' : /*i18n*/ 'office.take.waitsCounter', {
      count: items.length,
      total: String(seen.total),
    }),
};
