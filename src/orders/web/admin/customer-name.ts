import type { I18n } from '@lingui/core';
import { fullName } from '#base/postal-address.ts';
import type { Order } from '#orders/order.ts';

/** Name of an order's customer in the back office; a counter sale without a name is called that. */
export function customerName(
  i18n: I18n,
  { selectedAddress, taken }: Pick<Order, 'selectedAddress' | 'taken'>,
): string {
  const name = fullName(selectedAddress);
  return name || (taken?.channel === 'counter' ? i18n._('office.take.counterSale') : selectedAddress.phone);
}
