import type { I18n } from '@lingui/core';
import type { Order } from '#orders/order.ts';
import { differing, ORDER_TAPS, type OrderChange } from './taps.ts';

/** Text of the undo bar after a tap on an order, also while the tap waits for the network; empty if nothing changed. */
export function saidChange(i18n: I18n, order: Order, chosen: OrderChange): string {
  const what = ORDER_TAPS.say(i18n, differing(order, chosen));
  return what && i18n._('office.order.did', { orderId: order.orderId, what });
}
