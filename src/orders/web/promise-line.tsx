import { useLingui } from '@lingui/react';
import { formatTime, shopTime } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { promiseText } from './promise-text.ts';

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

/** How many stops are made before an order that is on its way, and when that was known. */
export function StopsBeforeLine({ order: { stopsBefore } }: { order: Pick<Order, 'stopsBefore'> }) {
  const { i18n } = useLingui();
  if (!stopsBefore) return null;
  const { count, atMost, at } = stopsBefore;
  return (
    <span className="block">
      <b className="font-semibold">
        {atMost && count > 0
          ? i18n._('account.order.stopsAtMost', { count })
          : i18n._('account.order.stopsBefore', { count })}
      </b>
      <span className="block text-sm">
        {i18n._('account.order.stopsAsOf', { time: formatTime(i18n, shopTime(at)) })}
      </span>
    </span>
  );
}

/** Until when a late order comes, or is ready for whoever comes for it. */
export function LateLine({ order: { promise, lateTo } }: { order: Promised }) {
  const { i18n } = useLingui();
  if (lateTo === undefined) return null;
  const said = { time: formatTime(i18n, lateTo) };
  return (
    <span className="block font-semibold text-chilli">
      {promise?.kind === 'collect'
        ? i18n._('account.promise.lateReady', said)
        : i18n._('account.promise.late', said)}
    </span>
  );
}
