import { Failure } from '#base/failure.ts';
import { paise } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound, type RoundRow } from '#delivery/server/public.ts';
import type { PaymentStatus } from '#orders/orders.ts';
import { inCash, leftOver, openMoney } from '#orders/payments.ts';
import { asItIs, changedMeanwhile } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import { openMoneyOf, saidUpiOf, standing } from './money-of.ts';
import { isWritten } from './taken-once.ts';
import { type PaymentToWrite, writePayments } from './write-payments.ts';

/**
 * Sets the payment status, as the specification has it: received writes down a payment of what is still due, in the way
 * that the order names; pending takes the payments back as a mistake, or, of a cancelled order, gives the money back.
 * A tap writes one payment under the id that it sends, and only while the money is as it was seen. Returns the order as
 * it is then.
 */
export async function setPayment(
  tx: Tx,
  order: FullOrder,
  { to, tap }: { to: PaymentStatus; tap: NotedByTap | undefined },
  context: MoveContext,
): Promise<FullOrder> {
  if (order.payment_status === to) return order;
  if (tap && (await isWritten(tx, order, tap.id))) return order;
  if (to === 'received' && saidUpiOf(order) > 0) throw lookInBank(order);
  const one = await oneRow(tx, order, to);
  if (tap && !(one && tap.isAsSeen)) throw changedMeanwhile(order);
  const rows = one ? [{ ...one, ...(tap && { id: tap.id }) }] : takenBack(standing(order.payments), 'status');
  return writePayments(tx, order, rows, context);
}

/** What was said at the door to be paid by UPI is in nobody's bag: it is paid once somebody saw it in the bank. */
const lookInBank = (order: FullOrder): Failure =>
  new Failure('conflict', 'It was said at the door to be paid by UPI. Look into the bank and note its UTR.', {
    detail: asItIs(order),
  });

/** The payment that a tap notes; whether the money was still as the tap saw it when it arrived. */
type NotedByTap = { id: string; isAsSeen: boolean };

/** The one payment that a status stands for: what is due, or what is given back; nothing where payments are taken back. */
async function oneRow(tx: Tx, order: FullOrder, to: PaymentStatus): Promise<PaymentToWrite | undefined> {
  if (to === 'received') return restOf(tx, order);
  const isGivenBack = order.status === 'cancelled' && openMoneyOf(order).giveBack > 0;
  return isGivenBack ? allGivenBack(order) : undefined;
}

/** A payment of all that is due. Of a cancelled order, too: it says that the money had come. */
async function restOf(tx: Tx, order: FullOrder): Promise<PaymentToWrite> {
  const { payment_method: method } = order;
  const due = openMoney({
    total: order.total_paise,
    paid: order.paid_paise,
    rounded: order.rounded_paise,
    isCancelled: false,
  }).due;
  const amount = method === 'cash' ? inCash.taken(due) : due;
  return {
    kind: 'paid',
    method,
    source: 'status',
    amount_paise: amount,
    rounded_paise: due - amount,
    round_id: await bagOf(tx, order, method),
  };
}

function allGivenBack(order: FullOrder): PaymentToWrite {
  const { giveBack } = openMoneyOf(order);
  const method = wayItCame(order);
  const amount = method === 'cash' ? inCash.givenBack(giveBack) : giveBack;
  const given = { kind: 'returned', method, source: 'status' } as const;
  return {
    ...given,
    amount_paise: paise(0 - amount),
    rounded_paise: leftOver(amount - giveBack),
    round_id: null,
  };
}

/** How the money came, and so how it goes back; where it came in several ways, as the order names it. */
function wayItCame({ payments, payment_method }: FullOrder): PaymentRow['method'] {
  const ways = new Set(standing(payments).flatMap(({ kind, method }) => (kind === 'paid' ? [method] : [])));
  const [only] = ways;
  return only && ways.size === 1 ? only : payment_method;
}

/** The rows that take payments back. */
export const takenBack = (
  rows: readonly PaymentRow[],
  source: PaymentToWrite['source'],
  note = '',
): PaymentToWrite[] =>
  rows.map(({ id, method, amount_paise, rounded_paise, round_id }) => ({
    kind: 'undone',
    method,
    source,
    note,
    undoes: id,
    round_id,
    amount_paise: 0 - amount_paise,
    rounded_paise: 0 - rounded_paise,
  }));

/** The bag of a round; null of one to collect from, whose cash is at the counter. */
export const bagOfRound = ({ id, kind }: Pick<RoundRow, 'id' | 'kind'>): string | null =>
  kind === 'ride' ? id : null;

/**
 * The round in whose bag cash is: that of an order that has left with it, until the round is closed for good. Null: it is
 * at the counter.
 */
export async function bagOf(
  tx: Tx,
  { round_id, promised_kind, status }: FullOrder,
  method: PaymentRow['method'],
): Promise<string | null> {
  const hasLeft = status === 'dispatched' || status === 'delivered';
  if (method !== 'cash' || round_id === null || promised_kind !== 'ride' || !hasLeft) return null;
  const round = await lockRound(tx, round_id);
  return round.ended_at === null ? bagOfRound(round) : null;
}
