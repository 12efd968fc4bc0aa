import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { BoardOrder, CameBack } from '#dispatch/dispatch.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import { cashToGiveBack } from '#money/web/admin/public.ts';
import { isOpen, type Order, tabOf } from '#orders/orders.ts';
import { customerName, takenFor, type OrderChange } from '#orders/web/admin/public.ts';

/** Steps of an order, and for each: the change, the label on its page, the shorter one in a list, and the undo bar's sentence. */
const STEPS = {
  confirm: {
    change: { confirmed: true },
    label: /*i18n*/ { id: 'office.order.confirmed' },
    short: /*i18n*/ { id: 'office.queue.confirm' },
    said: /*i18n*/ { id: 'office.queue.saidConfirmed' },
  },
  pack: {
    change: { packed: true },
    label: /*i18n*/ { id: 'office.board.pack' },
    said: /*i18n*/ { id: 'office.queue.saidPacked' },
  },
  dispatch: {
    change: { status: 'dispatched' },
    label: /*i18n*/ { id: 'office.order.dispatch' },
    said: /*i18n*/ { id: 'office.queue.saidDispatched' },
  },
  deliverPaid: {
    change: { status: 'delivered', paymentStatus: 'received' },
    label: /*i18n*/ { id: 'office.order.deliveredReceived' },
    short: /*i18n*/ { id: 'office.order.delivered' },
    more: /*i18n*/ { id: 'office.order.received' },
    said: /*i18n*/ { id: 'office.queue.saidDelivered' },
  },
  deliver: {
    change: { status: 'delivered' },
    label: /*i18n*/ { id: 'office.order.delivered' },
    said: /*i18n*/ { id: 'office.queue.saidDelivered' },
  },
  receive: {
    change: { paymentStatus: 'received' },
    label: /*i18n*/ { id: 'office.order.received' },
    short: /*i18n*/ { id: 'office.queue.gotIt' },
    said: /*i18n*/ { id: 'office.queue.saidMoney' },
  },
  giveBack: {
    change: { givesBack: true },
    label: /*i18n*/ { id: 'office.order.gaveBack' },
    short: /*i18n*/ { id: 'office.queue.gaveBack' },
    said: /*i18n*/ { id: 'office.queue.saidMoney' },
  },
  cancel: {
    change: { status: 'cancelled' },
    label: /*i18n*/ { id: 'office.order.goodsBack' },
    said: /*i18n*/ { id: 'office.change.didCancel' },
  },
} as const satisfies Record<string, StepWords>;

type Words = { id: string };
type StepWords = { change: OrderChange; label: Words; short?: Words; more?: Words; said: Words };
/** The name of a step. */
export type StepKind = keyof typeof STEPS;
/** A next step of an order: its change, and the rupees that change hands with it. */
export type Step = { kind: StepKind; change: OrderChange; rupees: number };

/** The usual next steps of an order, the likeliest first; any other change is behind the pencil. */
export const nextSteps = ({ order, back }: BoardOrder): Step[] =>
  kindsOf(order, back)
    .filter(isMine)
    .map((kind) => ({
      kind,
      change: { ...STEPS[kind].change, ...(kind === 'cancel' && back && { reason: reasonOf(back) }) },
      rupees: kind === 'giveBack' ? cashToGiveBack(order.giveBack) : takenFor(order),
    }));

/** True if the person who is logged in may take a step: who may not take money delivers without noting any. */
function isMine(kind: StepKind): boolean {
  const { user } = useSession.getState();
  const { change } = STEPS[kind];
  const isMoney = 'paymentStatus' in change || 'givesBack' in change;
  const isMove = !isMoney || 'status' in change;
  if (!user) return false;
  return (!isMoney || isAllowed(user, 'payments')) && (!isMove || isAllowed(user, 'orders'));
}

function kindsOf(order: Order, back: CameBack | null): StepKind[] {
  const { status, phoneToConfirm, packedAt, delivery, giveBack } = order;
  // Its goods are in the shop again, or those that were not taken are: they are off the bill.
  if (back && isOpen(order)) return order.credited ? [...handOver(order), 'cancel'] : ['cancel'];
  switch (status) {
    case 'pending': {
      if (packedAt === undefined) return phoneToConfirm ? ['confirm', 'pack'] : ['pack', 'dispatch'];
      // Collected goods go over the counter: they are not dispatched.
      const leave = delivery?.collected ? handOver(order) : (['dispatch'] as const);
      return phoneToConfirm ? ['confirm', ...leave] : [...leave];
    }
    case 'dispatched':
      return handOver(order);
    case 'delivered':
      if (isDue(order)) return ['receive'];
      return giveBack > 0 && isPaidInCash(order) ? ['giveBack'] : [];
    case 'cancelled':
      return giveBack > 0 && isPaidInCash(order) ? ['giveBack'] : [];
  }
}

const handOver = (order: Order): StepKind[] => (isDue(order) ? ['deliverPaid', 'deliver'] : ['deliver']);

/** Money that was said to be paid by UPI is looked for in the bank. */
const isDue = ({ due, saidUpi }: Order): boolean => due > 0 && saidUpi === undefined;

/** True if cash is what came: then it goes back as cash. Other money goes back in a way that is asked beside the payments. */
const isPaidInCash = ({ money }: Order): boolean =>
  money?.payments.every(({ method, isUndone }) => isUndone || method === 'cash' || method === 'account') ??
  false;

/** The reason that the customer reads, by the one given at the door. */
const reasonOf = ({ kind, reason }: CameBack): OrderChange['reason'] & string =>
  kind === 'away' ? 'unreachable' : reason === 'late' ? 'late' : 'unwanted';

/** The one next step of a row in a list. None where staff has to choose or to look: then the order's page is opened. */
export function rowStep(one: BoardOrder): Step | undefined {
  const { order, back } = one;
  const isToSettle =
    tabOf(order) === 'toCollect' && (isSaleDue(order) || isToLookFor(order) || order.neverCame);
  return back || isToSettle ? undefined : nextSteps(one)[0];
}

/** An unpaid sale over the counter waits to be seen in the bank, or for its account: it is not simply cash. */
export const isSaleDue = ({ taken, due }: Pick<Order, 'taken' | 'due'>): boolean =>
  taken?.channel === 'counter' && due > 0;

/** True if the customer said at the door to have paid by UPI: that is looked for in the bank, and is no cash. */
export const isToLookFor = ({ due, saidUpi }: Pick<Order, 'due' | 'saidUpi'>): boolean =>
  due > 0 && saidUpi !== undefined;

/** The label of a step on the order's page and on the board. */
export const stepLabel = (i18n: I18n, { kind, rupees }: Step): string =>
  i18n._(STEPS[kind].label.id, { amount: formatRupees(rupees) });

/** The short label of a step in the queue, and what stands smaller beside it. */
export function shortLabel(i18n: I18n, { kind, rupees }: Step): { label: string; more: string } {
  const words: StepWords = STEPS[kind];
  return {
    label: i18n._((words.short ?? words.label).id),
    more: words.more ? i18n._(words.more.id, { amount: formatRupees(rupees) }) : '',
  };
}

/** The sentence of the undo bar after a step; it names the customer. */
export const stepSaid = (i18n: I18n, order: Order, { kind, rupees }: Pick<Step, 'kind' | 'rupees'>): string =>
  i18n._(STEPS[kind].said.id, {
    name: customerName(i18n, order),
    amount: formatRupees(rupees),
    orderId: order.orderId,
  });
