import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Changeable } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import type { TakenOrder } from '#orders/taken-orders.ts';
import type { Draft } from './draft.ts';

/** What is sent of an order that was taken. */
export type SentOrder = Omit<TakenOrder, 'waited' | 'beyond' | 'payment' | 'to'> &
  Partial<Pick<TakenOrder, 'beyond' | 'payment' | 'to'>>;

/** An order as it was taken here, with what it came to: what is shown of it until the shop has it. */
export type TakenDraft = { _id: string; draft: Draft; total: string };

/** Sends an order that was taken; `madeAt` if it waited. */
export async function sendOrder(body: SentOrder, madeAt?: number): Promise<Order> {
  // How long it waited, not when it was: the device's clock may be wrong.
  const waited = madeAt === undefined ? undefined : Date.now() - madeAt;
  const { data } = await callApi<{ data: Order }>('/orders/taken', {
    method: 'POST',
    body: { ...body, waited },
  });
  return data;
}

/** Orders that were taken without a network: each is sent by itself, under its own id, with the moment it was taken. */
export const NEW_ORDERS: Changeable<TakenDraft, SentOrder> = {
  name: 'newOrder',
  send: async (seen, body, madeAt) => {
    await sendOrder(body, madeAt);
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
