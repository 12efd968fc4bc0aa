import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/orders.ts';

/**
 * Under which rule an order was promised, from the copy that it keeps: Delivery to Rampur: ₹30, free above ₹300. Nothing
 * of what is collected, and in a shop without areas.
 */
export function PromisedTerms({
  order: { delivery, selectedAddress },
}: {
  order: Pick<Order, 'delivery' | 'selectedAddress'>;
}) {
  const { i18n } = useLingui();
  const place = selectedAddress.village ?? selectedAddress.pincode;
  if (!delivery || delivery.collected || !place) return null;
  const { freeAbove } = delivery;
  const fee = formatRupees(delivery.fee);
  if (delivery.fee === 0) return <p>{i18n._('account.delivery.free', { place })}</p>;
  if (freeAbove === null) return <p>{i18n._('account.delivery.to', { place, fee })}</p>;
  return <p>{i18n._('account.delivery.toFreeAbove', { place, fee, above: formatRupees(freeAbove) })}</p>;
}
