import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { startOfShopDay } from '#base/calendar.ts';
import { formatTime, formatDay } from '#base/time.ts';
import { roundTime, useShopClock } from '#delivery/web/public.ts';
import { isOpen, type Order } from '#orders/order.ts';

type Promised = Pick<Order, 'promise' | 'lateTo'>;

/**
 * When an order comes, as it was promised: Delivery: 22 Nov 2026, 5:00 pm to 7:00 pm. Under it, if it is late, until when
 * it comes. Nothing without rounds.
 */
export function PromiseLine({ order }: { order: Promised }) {
  const { i18n } = useLingui();
  if (!order.promise) return null;
  return (
    <>
      <p className="font-semibold">{promiseText(i18n, order.promise)}</p>
      <LateLine order={order} />
    </>
  );
}

/** When an open order comes, or can be collected: Today, 5:00 pm to 7:00 pm. Undefined without rounds. */
export function useComing(order: Pick<Order, 'promise' | 'status'>): string | undefined {
  const { i18n } = useLingui();
  const now = useShopClock();
  return order.promise && isOpen(order) ? roundTime(i18n, order.promise, now) : undefined;
}

/** Number of stops before an order that is on its way. */
export const stopsText = (i18n: I18n, { count, atMost }: NonNullable<Order['stopsBefore']>): string =>
  atMost && count > 0
    ? i18n._('account.order.stopsAtMost', { count })
    : i18n._('account.order.stopsBefore', { count });

/** New latest time of a late order: when it comes, or is ready for collection. */
export function LateLine({ order: { promise, lateTo } }: { order: Promised }) {
  const { i18n } = useLingui();
  if (lateTo === undefined) return null;
  const said = { time: formatTime(i18n, lateTo, 'till') };
  return (
    <span className="block font-semibold text-chilli">
      {promise?.kind === 'collect'
        ? i18n._('account.promise.lateReady', said)
        : i18n._('account.promise.late', said)}
    </span>
  );
}

/** When an order comes, or can be collected, as it was promised. */
export function promiseText(i18n: I18n, { kind, on, from, to }: NonNullable<Order['promise']>): string {
  const day = formatDay(i18n, startOfShopDay(on));
  const said = { day, from: formatTime(i18n, from), to: formatTime(i18n, to) };
  return kind === 'ride' ? i18n._('account.promise.ride', said) : i18n._('account.promise.collect', said);
}
