import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { formatTime } from '#base/time.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { useSession } from '#identity/web/public.ts';
import { isOpen, type Order } from '#orders/order.ts';
import { stopsText, useComing } from '#orders/web/promise-line.tsx';
import { whereItIs } from './order/order-state.tsx';
import { useFollowedOrders } from './use-followed-orders.ts';

/** A shopper's last orders, among which the open ones are. */
const LAST = 10;

/** The signed-in shopper's order that comes next, and follows what happens to it; undefined without one. */
export function useRunningOrder(): Order | undefined {
  const token = useSession((session) => session.token);
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    if (!token) return undefined;
    const asking = new AbortController();
    // Without an answer the page stands as it is.
    void callApi<{ orders: Order[] }>(inPageLanguage(`/orders?limit=${LAST}`), { signal: asking.signal })
      .then((told) => setOrders(told.orders))
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [token]);
  const next = useMemo(() => {
    const open = token ? orders.filter(isOpen) : [];
    return open.find(({ status }) => status === 'dispatched') ?? open[0];
  }, [token, orders]);
  const tell = useCallback(
    (fresh: Order) => setOrders((old) => old.map((order) => (order._id === fresh._id ? fresh : order))),
    [],
  );
  useFollowedOrders(
    useMemo(() => (next ? [next] : []), [next]),
    tell,
  );
  return next;
}

/** Two lines about it: where it is or when it comes, and by when with the money to have ready. */
export function useRunningTexts(order: Order): [string, string] {
  const { i18n } = useLingui();
  const coming = useComing(order);
  const { stopsBefore, lateTo, promise } = order;
  const where =
    order.packedAt && order.status === 'pending' ? i18n._('account.order.packed') : whereItIs(i18n, order);
  const by = lateTo ?? promise?.to;
  const time = by === undefined ? '' : formatTime(i18n, by, 'till');
  const till =
    lateTo === undefined ? i18n._('account.running.by', { time }) : i18n._('account.running.late', { time });
  const first = stopsBefore
    ? i18n._('account.running.onItsWay', { stops: stopsText(i18n, stopsBefore) })
    : (coming ?? where);
  const second = lateTo === undefined && !stopsBefore ? coming && where : time && till;
  return [first, [second, moneyText(i18n, order)].filter(Boolean).join(' · ')];
}

/** Money to have ready at the door, in few words. */
function moneyText(i18n: I18n, { due, paymentMethod }: Order): string {
  if (due === 0) return i18n._('account.running.paid');
  if (paymentMethod !== 'cash') return i18n._('account.running.card', { amount: formatRupees(due) });
  // Cash is whole rupees: the paise are not asked for.
  const amount = formatRupees(Math.floor(due));
  return Number.isInteger(due)
    ? i18n._('account.running.cash', { amount })
    : i18n._('account.running.rounded', { amount });
}
