import { useLingui } from '@lingui/react';
import { formatDay, formatTime, startOfShopDay } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';

/**
 * When an order comes, as it was promised: Delivery: 22 Nov 2026, 5:00 pm to 7:00 pm. Under it, if it is late, until when
 * it comes. Nothing without rounds.
 */
export function PromiseLine({ order: { promise, lateTo } }: { order: Pick<Order, 'promise' | 'lateTo'> }) {
  const { i18n } = useLingui();
  if (!promise) return null;
  const said = {
    day: formatDay(i18n, startOfShopDay(promise.on)),
    from: formatTime(i18n, promise.from),
    to: formatTime(i18n, promise.to),
  };
  return (
    <>
      <p className="font-semibold">
        {promise.kind === 'ride'
          ? i18n._('account.promise.ride', said)
          : i18n._('account.promise.collect', said)}
      </p>
      <LateLine lateTo={lateTo} />
    </>
  );
}

/** Until when a late order comes. */
export function LateLine({ lateTo }: Pick<Order, 'lateTo'>) {
  const { i18n } = useLingui();
  if (lateTo === undefined) return null;
  return (
    <span className="block font-semibold text-chilli">
      {i18n._('account.promise.late', { time: formatTime(i18n, lateTo) })}
    </span>
  );
}
