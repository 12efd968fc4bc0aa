import type { I18n } from '@lingui/core';
import { formatDay, formatTime, startOfShopDay } from '#base/time.ts';
import type { Order } from '#orders/order.ts';

/** When an order comes, or can be collected, as it was promised. */
export function promiseText(i18n: I18n, { kind, on, from, to }: NonNullable<Order['promise']>): string {
  const said = {
    day: formatDay(i18n, startOfShopDay(on)),
    from: formatTime(i18n, from),
    to: formatTime(i18n, to),
  };
  return kind === 'ride' ? i18n._('account.promise.ride', said) : i18n._('account.promise.collect', said);
}
