import type { I18n } from '@lingui/core';
import { stepsFor } from '#admin/web/order/next-step.tsx';
import { formatRupees, fromRupees, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { BoardOrder } from '#dispatch/round-board.ts';
import { inCash, type NewPayment } from '#money/money.ts';
import { tabOf } from '#orders/order-tabs.ts';
import type { Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/customer-name.ts';
import { takenFor } from '#orders/web/admin/order-text.ts';
import { changeWithUndo, type Undo } from '#orders/web/admin/taps/take-back.ts';

/** The next step of an order in one tap: what its button says, what the bar says afterwards, and how it is taken back. */
export type QueueStep = { label: string; more?: string; said: string; take: () => Promise<Undo> };

/** A sale over the counter that is not paid waits to be seen in the bank, or for its account: it is not simply cash. */
export const isSaleDue = ({ taken, due }: Pick<Order, 'taken' | 'due'>): boolean =>
  taken?.channel === 'counter' && due > 0;

/** Whether an order was said at its door to be paid by UPI: that is looked for in the bank, and is no cash. */
export const isToLookFor = ({ due, saidUpi }: Pick<Order, 'due' | 'saidUpi'>): boolean =>
  due > 0 && saidUpi !== undefined;

/**
 * The one next step of an order. None, where there is a choice (it came back, money other than cash is to be given
 * back, a sale is still to be seen in the bank): then its page is opened; and none where all is done.
 */
export function stepOf(i18n: I18n, { order, back }: BoardOrder): QueueStep | undefined {
  const name = customerName(i18n, order);
  switch (tabOf(order)) {
    case 'toConfirm':
      return {
        label: i18n._('office.queue.confirm'),
        said: i18n._('office.queue.saidConfirmed', { name }),
        take: () => changeWithUndo(order, { confirmed: true }),
      };
    case 'toPack':
      return {
        label: i18n._('office.board.pack'),
        said: i18n._('office.queue.saidPacked', { name }),
        take: () => changeWithUndo(order, { packed: true }),
      };
    case 'onTheWay': {
      if (back) return undefined;
      const isHandedOver = order.status === 'dispatched' || order.delivery?.collected;
      // What is collected goes over the counter: it is not dispatched.
      const [step] = stepsFor(i18n, isHandedOver ? { ...order, status: 'dispatched' } : order);
      if (!step) return undefined;
      if (!isHandedOver)
        return {
          label: step.label,
          said: i18n._('office.queue.saidDispatched', { name }),
          take: () => changeWithUndo(order, step.change),
        };
      const money =
        step.change.paymentStatus &&
        i18n._('office.order.received', { amount: formatRupees(takenFor(order)) });
      return {
        label: i18n._('office.order.delivered'),
        ...(money && { more: money }),
        said: i18n._('office.queue.saidDelivered', { name }),
        take: () => changeWithUndo(order, step.change),
      };
    }
    case 'toCollect': {
      // Somebody has to look at what was given back and never came.
      if (isSaleDue(order) || isToLookFor(order) || order.neverCame) return undefined;
      if (order.giveBack > 0 && order.status !== 'cancelled')
        return isPaidInCash(order)
          ? {
              label: i18n._('office.queue.gaveBack'),
              said: i18n._('office.queue.saidMoney', { name, amount: formatRupees(cashBack(order)) }),
              take: () => givingBack(order),
            }
          : undefined;
      const [step] = stepsFor(i18n, order);
      return (
        step && {
          label: order.giveBack > 0 ? i18n._('office.queue.gaveBack') : i18n._('office.queue.gotIt'),
          said: i18n._('office.queue.saidMoney', {
            name,
            amount: formatRupees(order.giveBack || takenFor(order)),
          }),
          take: () => changeWithUndo(order, step.change),
        }
      );
    }
    case 'done':
      return undefined;
  }
}

/** Whether all that came for an order was cash: then it goes back as cash. */
const isPaidInCash = ({ money }: Order): boolean =>
  (money?.payments ?? []).every(({ method, isUndone }) => isUndone || method === 'cash');

/** What is given back in cash, in whole rupees. */
const cashBack = ({ giveBack }: Order): number => toRupees(inCash.givenBack(fromRupees(giveBack)));

/** Notes that what an order was paid too much went back in cash. */
async function givingBack(order: Order): Promise<Undo> {
  const { _id, due, giveBack } = order;
  const id = newId();
  const amount = cashBack(order);
  const body = { id, kind: 'returned', method: 'cash', amount, note: '', seen: { due, giveBack } };
  await callApi(`/orders/${_id}/payments`, { method: 'POST', body });
  return takingBack(order, id);
}

const takingBack =
  ({ _id }: Order, payment: string): Undo =>
  () =>
    callApi(`/orders/${_id}/payments/${payment}/correction`, { method: 'POST', body: {} });

/** Money that was written down already: what the bar says of it, and how it is taken back. */
export const saidMoney = (i18n: I18n, order: Order, { id, amount }: NewPayment): QueueStep => ({
  label: i18n._('office.queue.look'),
  said: i18n._('office.queue.saidMoney', {
    name: customerName(i18n, order),
    amount: formatRupees(amount),
  }),
  take: () => Promise.resolve(takingBack(order, id)),
});
