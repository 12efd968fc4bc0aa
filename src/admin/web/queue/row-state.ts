import type { I18n } from '@lingui/core';
import { isMuchCashOf } from '#admin/web/order/order-contact.tsx';
import { isSaleDue, isToLookFor } from '#admin/web/steps/steps.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatTime, type Instant, shopDay } from '#base/time.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { type Order, type QueueTab, tabOf } from '#orders/orders.ts';

/** The colour of the dot beside the state of an order. */
export type Dot = 'bad' | 'soon' | 'good' | 'plain';
/** State of an order in a word or two. */
export type RowState = { text: string; dot: Dot };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For so many minutes an order is new. */
const NEW_MINUTES = 15;

/** State of an order for its row: an exception first, otherwise the payment. */
export function stateOf(i18n: I18n, { order, back }: BoardOrder, now: Instant): RowState {
  return STATES[tabOf(order)](i18n, { order, back }, now);
}

const STATES: Record<QueueTab, typeof stateOf> = {
  toConfirm: (i18n, { order }) => ({
    text: isMuchCashOf(order)
      ? i18n._('office.queue.muchCash', { most: formatRupees(order.delivery?.cashMost ?? 0) })
      : i18n._('office.order.phone'),
    dot: 'bad',
  }),
  toPack: (i18n, { order }, now) => {
    const packer = order.items.findLast(({ packed }) => packed)?.packed?.by;
    if (packer) return { text: i18n._('office.queue.packing', { name: packer }), dot: 'soon' };
    const minutes = Math.floor((Date.parse(now) - Date.parse(order.createdAt)) / MINUTE);
    if (minutes < NEW_MINUTES)
      return { text: i18n._('office.queue.new', { minutes: Math.max(0, minutes) }), dot: 'bad' };
    return lateOf(i18n, order) ?? paidHow(i18n, order);
  },
  onTheWay: (i18n, { order, back }) => {
    if (back) return { text: i18n._('office.queue.back'), dot: 'bad' };
    if (order.status === 'pending')
      return {
        text: order.delivery?.collected ? i18n._('office.queue.collects') : i18n._('office.queue.packed'),
        dot: 'soon',
      };
    return lateOf(i18n, order) ?? paidHow(i18n, order);
  },
  toCollect: (i18n, { order }, now) => {
    if (order.neverCame) return { text: i18n._('office.queue.neverCame'), dot: 'bad' };
    if (order.giveBack > 0) return { text: i18n._('office.queue.giveBack'), dot: 'bad' };
    if (isToLookFor(order)) return paidHow(i18n, order);
    const since = shopDay(order.deliveredAt ?? order.updatedAt);
    const days = Math.round((Date.parse(shopDay(now)) - Date.parse(since)) / DAY);
    return days > 0 ? { text: i18n._('office.queue.daysLate', { days }), dot: 'bad' } : paidHow(i18n, order);
  },
  done: (i18n, { order }) =>
    order.status === 'cancelled'
      ? { text: i18n._('office.status.cancelled'), dot: 'plain' }
      : { text: i18n._('office.status.delivered'), dot: 'good' },
};

const lateOf = (i18n: I18n, { lateTo }: Order): RowState | undefined =>
  lateTo === undefined
    ? undefined
    : { text: i18n._('office.queue.late', { time: formatTime(i18n, lateTo) }), dot: 'bad' };

function paidHow(i18n: I18n, order: Order): RowState {
  if (order.due === 0) return { text: i18n._('office.queue.paid'), dot: 'good' };
  if (isToLookFor(order)) return { text: i18n._('office.queue.saidUpi'), dot: 'soon' };
  if (isSaleDue(order)) return { text: i18n._('office.queue.saleDue'), dot: 'soon' };
  const isCash = order.paymentMethod === 'cash';
  return { text: isCash ? i18n._('office.queue.cash') : i18n._('office.queue.card'), dot: 'plain' };
}

/**
 * Amount shown in a row: the total, or in the tab where money is collected, the payment due, the refund due, or the
 * refunded money that never came.
 */
export function amountOf(order: Order): number {
  if (tabOf(order) !== 'toCollect') return order.totalAmount;
  return order.neverCame ?? (order.giveBack > 0 ? order.giveBack : order.due);
}
