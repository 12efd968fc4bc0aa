import type { I18n } from '@lingui/core';
import type { NavigateOptions } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { showToast } from '#ui/toast/toast.tsx';
import type { PlacedOrder, SentOrder } from './attempt.ts';

/** Says that an order was placed, or that goods were added to one; returns the page that comes then. */
export function afterOrder(
  i18n: I18n,
  order: PlacedOrder,
  { addTo }: Pick<SentOrder, 'addTo'>,
): [string, NavigateOptions] {
  if (addTo !== undefined) {
    showToast('success', i18n._('account.adding.added', { number: order.orderId }));
    return [pageAddress('order', { id: order._id }), { replace: true }];
  }
  showToast('success', i18n._('account.order.placed'));
  return [pageAddress('orderSuccess', { id: order._id }), { state: { order }, replace: true }];
}
