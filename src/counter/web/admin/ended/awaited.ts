import { create } from 'zustand';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { keep, readKept } from '#browser/storage.ts';
import { type Changeable, useSession } from '#identity/web/public.ts';
import type { NewPayment } from '#money/money.ts';
import type { Order } from '#orders/orders.ts';

const NAME = 'awaitedSales';
type Kept = { user: string; sales: Order[] };

/** The sales of this device that are written down and whose money is not seen in the bank yet, the newest first. */
export const useAwaited = create<{ sales: readonly Order[] }>(() => ({ sales: [] }));

const userNow = (): string => useSession.getState().user?._id ?? '';

function hold(sales: Order[]): void {
  keep(NAME, { user: userNow(), sales } satisfies Kept, 'local');
  useAwaited.setState({ sales });
}

/** Shows the code of a sale that was just written down, until its money is seen. */
export const awaitMoney = (order: Order): void =>
  hold([order, ...useAwaited.getState().sales.filter(({ _id }) => _id !== order._id)]);

/** A sale whose money is not waited for on this screen any more: it is paid, taken back, or stands under To collect. */
export const awaitNoMore = (id: string): void =>
  hold(useAwaited.getState().sales.filter(({ _id }) => _id !== id));

/** Reads again what was waited for here; what was paid or taken back meanwhile, on another device, is not waited for. */
export function readAwaited(): void {
  const kept = readKept(NAME, 'local') as Kept | undefined;
  const sales = kept?.user === userNow() ? kept.sales : [];
  useAwaited.setState({ sales });
  for (const { _id } of sales) void look(_id);
}

async function look(id: string): Promise<void> {
  const now = await callApi<Order>(`/orders/${id}`).catch(ifCallFailed(undefined));
  if (now && now.due === 0) awaitNoMore(id);
}

/** The money of such a sale, as it is sent. */
export type SeenMoney = Pick<NewPayment, 'id' | 'kind' | 'method' | 'amount' | 'reference' | 'seen'>;

/** Money that was seen without a network of our own: it is written down when the network is back, once. */
export const SEEN_MONEY: Changeable<Order, SeenMoney> = {
  name: 'seenMoney',
  send: (order, money, { waited }) =>
    callApi<Order>(`/orders/${order._id}/payments`, { method: 'POST', body: { ...money, waited } }),
  nowOf: () => undefined,
  titleOf: ({ orderId }) => `#${orderId}`,
  addressOf: ({ _id }) => officeAddress('adminOrder', { id: _id }),
  say: (i18n, { amount, method }) =>
    method === 'cash'
      ? i18n._('office.take.waitsCash', { amount: String(amount) })
      : i18n._('office.take.waitsUpi', { amount: String(amount) }),
};
