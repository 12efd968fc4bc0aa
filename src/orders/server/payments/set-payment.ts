import { Failure } from '#base/failure.ts';
import { minus, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { inCash, openMoney, type PaymentStatus } from '#money/money.ts';
import { bagOf, openMoneyOf, saidUpiOf, standing, type PaymentRow, isWritten } from '#money/server/public.ts';
import { asItIs, changedMeanwhile, type MoveContext } from '#orders/server/commands/lock-order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { settle } from './settle.ts';
import { undoAll } from './undo-payment.ts';
import type { PaymentToWrite } from './write-payments.ts';

/** The payment that a tap of the back office notes; whether the money was still as the tap saw it when it arrived. */
export type NotedByTap = { id: string; isAsSeen: boolean };

/**
 * Sets the payment status, as the specification has it: received writes down a payment of what is still due, in the way
 * that the order names; pending takes the payments back as a mistake. Returns the order as it is then.
 */
export async function setPayment(
  tx: Tx,
  order: FullOrder,
  { to, tap }: { to: PaymentStatus; tap: NotedByTap | undefined },
  context: MoveContext,
): Promise<FullOrder> {
  if (order.payment_status === to) return order;
  if (to === 'pending') return undoAll(tx, order, context);
  if (tap && (await isWritten(tx, order, tap.id))) return order;
  if (saidUpiOf(order) > 0) throw lookInBank(order);
  return note(tx, order, await restOf(tx, order), tap, context);
}

/** Notes that all that is to be given back was given back, in the way that it came. Returns the order as it is then. */
export async function giveBackAll(
  tx: Tx,
  order: FullOrder,
  tap: NotedByTap,
  context: MoveContext,
): Promise<FullOrder> {
  if (await isWritten(tx, order, tap.id)) return order;
  if (openMoneyOf(order).giveBack === 0) throw changedMeanwhile(order);
  return note(tx, order, allGivenBack(order), tap, context);
}

/** Writes one payment, under the id that a tap sends, and only while the money is as it was seen. */
async function note(
  tx: Tx,
  order: FullOrder,
  row: PaymentToWrite,
  tap: NotedByTap | undefined,
  context: MoveContext,
): Promise<FullOrder> {
  if (tap && !tap.isAsSeen) throw changedMeanwhile(order);
  return settle(tx, order, context, { rows: [{ ...row, ...(tap && { id: tap.id }) }] });
}

/**
 * Conflict for an order reported as paid by UPI at the door: the money is in no rider's bag, and counts as paid once staff see it
 * in the bank.
 */
const lookInBank = (order: FullOrder): Failure =>
  new Failure(
    'conflict',
    /*office*/ 'The customer said at the door that it was paid by UPI. Check the bank and write its UTR.',
    {
      detail: asItIs(order),
    },
  );

/** A payment of all that is due. Of a cancelled order, too: it says that the money had come. */
async function restOf(tx: Tx, order: FullOrder): Promise<PaymentToWrite> {
  const { payment_method: method } = order;
  const { due } = openMoney({
    total: order.total_paise,
    paid: order.paid_paise,
    onAccount: order.account_paise,
    rounded: order.rounded_paise,
    isCancelled: false,
  });
  return {
    kind: 'paid',
    method,
    source: 'status',
    amount_paise: method === 'cash' ? inCash.taken(due) : due,
    round_id: await bagOf(tx, order, method),
  };
}

function allGivenBack(order: FullOrder): PaymentToWrite {
  const { giveBack } = openMoneyOf(order);
  const method = wayItCame(order);
  const amount = method === 'cash' ? inCash.givenBack(giveBack) : giveBack;
  return { kind: 'returned', method, source: 'status', amount_paise: minus(ZERO, amount), round_id: null };
}

/** The way in which the money came, and so goes back; where it came in several ways, the one that the order names. */
function wayItCame({ payments, payment_method }: FullOrder): PaymentRow['method'] {
  const ways = new Set(
    standing(payments).flatMap(({ kind, method, amount_paise }) =>
      kind === 'paid' && method !== 'account' && amount_paise > 0 ? [method] : [],
    ),
  );
  const [only] = ways;
  return only && ways.size === 1 ? only : payment_method;
}
