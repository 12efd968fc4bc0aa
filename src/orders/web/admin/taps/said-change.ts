import type { I18n } from '@lingui/core';
import type { Order } from '#orders/order.ts';
import { differing, ORDER_TAPS, type OrderChange } from './taps.ts';

/** What a bar says that a tap changed of an order, also while it waits for the network; empty where it changed nothing. */
export function saidChange(i18n: I18n, order: Order, chosen: OrderChange): string {
  const what = ORDER_TAPS.say(i18n, differing(order, chosen));
  return what && i18n._('office.order.did', { orderId: order.orderId, what });
}
