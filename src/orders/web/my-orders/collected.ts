import type { I18n } from '@lingui/core';
import { formatDay } from '#base/time.ts';
import type { Order } from '#orders/order.ts';

/** True if the goods are packed and wait at the shop for the customer. */
export const isReadyToCollect = ({
  status,
  packedAt,
  delivery,
}: Pick<Order, 'status' | 'packedAt' | 'delivery'>): boolean =>
  delivery?.collected === true &&
  (status === 'dispatched' || (status === 'pending' && packedAt !== undefined));

/** That an order was delivered, or collected, and when. */
export function handedOver(
  i18n: I18n,
  { delivery, deliveredAt }: Pick<Order, 'delivery' | 'deliveredAt'>,
): string {
  const said = deliveredAt && { date: formatDay(i18n, deliveredAt) };
  if (delivery?.collected)
    return said ? i18n._('account.order.collectedOn', said) : i18n._('account.order.wasCollected');
  return said ? i18n._('account.order.deliveredOn', said) : i18n._('account.order.delivered');
}

/** Heading above the name of the customer who collects the order, on its bill. */
export function whoCollects(i18n: I18n, { status }: Pick<Order, 'status'>): string {
  if (status === 'delivered') return i18n._('account.bill.collectedBy');
  return status === 'cancelled'
    ? i18n._('account.bill.wasToBeCollectedBy')
    : i18n._('account.bill.toBeCollectedBy');
}
