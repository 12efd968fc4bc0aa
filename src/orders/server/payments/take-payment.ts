import { Failure, invalidField } from '#base/failure.ts';
import { formatPaise, type Paise, paise } from '#base/figures/money.ts';
import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { inCash, leftOver, type NewPayment, type PaymentMistake } from '#orders/payments.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { changedMeanwhile } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import { settleAccount } from '#orders/server/khata/settle-account.ts';
import { rupees } from '#orders/server/present.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import { openMoneyOf, settledBy, standing } from './money-of.ts';
import { inPaise } from './present.ts';
import { bagOf, takenBack } from './set-payment.ts';
import { isWritten } from './taken-once.ts';
import { type PaymentToWrite, writePayments } from './write-payments.ts';

/**
 * Writes down money that somebody took for an order, or gave back: once for each id, and only while the order's money is
 * as the sender saw it. The number of a UPI payment is taken once.
 */
export async function takePayment(
  tx: Tx,
  id: string,
  payment: NewPayment,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (await isWritten(tx, order, payment.id)) return;
  const made = madeAt(payment.waited, order.placed_at, context.now);
  await payOrder(tx, order, payment, { ...context, madeAt: made });
}

/** Writes money of an order down that is locked, or was just made. Returns the order as it is then. */
export async function payOrder(
  tx: Tx,
  order: FullOrder,
  payment: NewPayment,
  context: MoveContext,
): Promise<FullOrder> {
  const sent = inPaise(payment);
  const money = openMoneyOf(order);
  if (sent.seen.due !== money.due || sent.seen.giveBack !== money.giveBack) throw moneyChanged(money);
  const row = sent.kind === 'paid' ? paidRow(order, sent) : returnedRow(order, sent);
  const turn = sent.kind === 'paid' ? await turnOf(tx, sent.reference) : 0;
  const bag = sent.inBag ? await bagOf(tx, order, sent.method) : null;
  const written = { ...row, reference_turn: turn, round_id: bag };
  if (!sent.restOnAccount) return writePayments(tx, order, [written], context, sent);
  const rest = restOf(order, sent);
  const then = await writePayments(tx, order, [{ ...written, rounded_paise: 0 }], context);
  return writePayments(tx, then, [rest], context, sent);
}

/** What is due beyond the amount, on the customer's account. */
function restOf(order: FullOrder, { kind, method, amount }: Sent): PaymentToWrite {
  const rest = openMoneyOf(order).due - amount;
  if (kind !== 'paid' || method === 'account' || rest <= 0)
    throw invalidField('restOnAccount', 'Nothing is left for the account');
  return { kind: 'paid', method: 'account', source: 'desk', round_id: null, amount_paise: rest };
}

/** Takes a payment back that was written down by mistake: by a further row, once. */
export async function undoPayment(
  tx: Tx,
  { order: id, payment }: { order: string; payment: string },
  { note }: PaymentMistake,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const row = order.payments.find((one) => one.id === payment && one.kind !== 'undone');
  if (!row) throw new Failure('not_found', 'There is no such payment.');
  if (!standing(order.payments).includes(row)) return;
  await takeBack(tx, order, takenBack([row, ...whatCameOff(order, row)], 'desk', note), context);
}

/**
 * Takes back the payment that a tap noted, with the tap: only it, and once. Refused where that payment is not there, or more was
 * written down since: then nobody can tell what the money should be.
 */
export async function undoNoted(
  tx: Tx,
  order: FullOrder,
  payment: string,
  context: MoveContext,
): Promise<FullOrder> {
  const row = order.payments.find((one) => one.id === payment && one.kind !== 'undone');
  if (!row) throw changedMeanwhile(order);
  if (!standing(order.payments).includes(row)) return order;
  if (order.payments.at(-1) !== row) throw changedMeanwhile(order);
  return takeBack(tx, order, takenBack([row], 'status'), context);
}

async function takeBack(
  tx: Tx,
  order: FullOrder,
  rows: readonly PaymentToWrite[],
  context: MoveContext,
): Promise<FullOrder> {
  const written = await writePayments(tx, order, rows, context);
  const isPaid = order.payments.some(({ id, kind }) => kind === 'paid' && id === rows[0]?.undoes);
  // Whoever undoes what came off an account means it to be on it again.
  return isPaid ? settleAccount(tx, written, context) : written;
}

/** What came off the account, and went on again, by itself of what is no longer on it: otherwise the shop would owe that. */
function whatCameOff({ payments }: FullOrder, row: PaymentRow): PaymentRow[] {
  const onAccount = payments.filter(({ method }) => method === 'account');
  const left = settledBy(onAccount) - row.amount_paise;
  if (row.kind !== 'paid' || row.method !== 'account' || left >= 0) return [];
  return standing(onAccount).filter((one) => one !== row && one.source === 'status');
}

type Sent = ReturnType<typeof inPaise>;

const rowOf = ({ id, method, reference, note }: Sent) =>
  ({ id, method, reference, note, source: 'desk', round_id: null }) as const;

function paidRow(order: FullOrder, sent: Sent): PaymentToWrite {
  const { amount, method } = sent;
  const { due } = openMoneyOf(order);
  if (method === 'account' && amount > due) throw moreThanDue(due);
  const left = method === 'cash' ? leftOver(due - amount) : 0;
  return { ...rowOf(sent), kind: 'paid', amount_paise: amount, rounded_paise: left };
}

function returnedRow(order: FullOrder, sent: Sent): PaymentToWrite {
  const { amount, method } = sent;
  const { giveBack } = openMoneyOf(order);
  const most = method === 'cash' ? inCash.givenBack(giveBack) : giveBack;
  if (amount > most) {
    const figures = { amount: formatPaise(most) };
    throw invalidField('amount', `At most ${figures.amount} is to be given back`, {
      id: 'At most {amount} is to be given back',
      figures,
    });
  }
  const over = Math.max(0, amount - giveBack);
  return { ...rowOf(sent), kind: 'returned', amount_paise: paise(0 - amount), rounded_paise: over };
}

function moreThanDue(due: Paise): Failure {
  const figures = { amount: formatPaise(due) };
  return invalidField('amount', `At most ${figures.amount} is due`, {
    id: 'At most {amount} is due',
    figures,
  });
}

/** How many payments with this reference were taken back; refused while one of them stands. */
export async function turnOf(tx: Tx, reference: string): Promise<number> {
  if (reference === '') return 0;
  const used = await tx
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('payments as mistake', 'mistake.undoes', 'payments.id')
    .select(['orders.number', 'mistake.id as mistake'])
    .where('payments.reference', '=', reference)
    .where('payments.kind', '=', 'paid')
    .execute();
  const standingOne = used.find(({ mistake }) => mistake === null);
  if (standingOne) throw takenUtr(standingOne.number);
  return used.length;
}

const takenUtr = (number: number | null): Failure =>
  number === null
    ? invalidField('reference', 'This UTR was taken against an account already')
    : invalidField('reference', `This UTR was taken for order ${number} already`, {
        id: 'This UTR was taken for order {number} already',
        figures: { number },
      });

const moneyChanged = ({ due, giveBack }: { due: Paise; giveBack: Paise }): Failure =>
  new Failure('conflict', 'The money of this order changed meanwhile. Please look at it again.', {
    detail: { due: rupees(due), giveBack: rupees(giveBack) },
  });
