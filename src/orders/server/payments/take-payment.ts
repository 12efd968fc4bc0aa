import { madeAt } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { formatPaise, minus, type Paise, plus, toRupees, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { inCash, type NewPayment } from '#money/money.ts';
import { openBag, openMoneyOf, inPaise, isWritten, turnOf } from '#money/server/public.ts';
import { lockOrder, type MoveContext } from '#orders/server/commands/lock-order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { settle } from './settle.ts';
import type { PaymentToWrite } from './write-payments.ts';

/**
 * Writes a payment or refund that staff noted for an order: once per id, and only while the order's money is as the sender saw it.
 * The number of a UPI payment is accepted once.
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
  const bag = sent.inBag ? await openBag(tx, order, sent.method) : null;
  const written = { ...row, reference_turn: turn, round_id: bag };
  const { beyond } = sent;
  if (sent.method === 'account') {
    const share = plus(order.account_paise, sent.amount);
    return settle(tx, order, context, { rows: [written], share, isAsked: true, beyond });
  }
  if (!sent.restOnAccount) return settle(tx, order, context, { rows: [written] });
  const rest = restOf(order, sent);
  const paid = await settle(tx, order, context, { rows: [written] });
  const share = plus(paid.account_paise, rest.amount_paise);
  return settle(tx, paid, context, { rows: [rest], share, isAsked: true, beyond });
}

/** The due money beyond the amount, on the customer's account. */
function restOf(order: FullOrder, { kind, method, amount }: Sent): PaymentToWrite {
  const rest = minus(openMoneyOf(order).due, amount);
  if (kind !== 'paid' || method === 'account' || rest <= 0)
    throw invalidField('restOnAccount', /*office*/ 'Nothing is left to put on khata');
  return { kind: 'paid', method: 'account', source: 'desk', round_id: null, amount_paise: rest };
}

type Sent = ReturnType<typeof inPaise>;

const rowOf = ({ id, method, reference, note }: Sent) =>
  ({ id, method, reference, note, source: 'desk', round_id: null }) as const;

function paidRow(order: FullOrder, sent: Sent): PaymentToWrite {
  const { amount, method } = sent;
  const { due } = openMoneyOf(order);
  if (method === 'account' && amount > due) throw moreThanDue(due);
  return { ...rowOf(sent), kind: 'paid', amount_paise: amount };
}

function returnedRow(order: FullOrder, sent: Sent): PaymentToWrite {
  const { amount, method } = sent;
  const { giveBack } = openMoneyOf(order);
  if (method === 'account')
    throw invalidField('method', /*office*/ 'Money is given back in cash, by UPI or by card');
  const most = method === 'cash' ? inCash.givenBack(giveBack) : giveBack;
  if (amount > most) {
    const figures = { amount: formatPaise(most) };
    throw invalidField('amount', `At most ${figures.amount} can be given back`, {
      id: /*office*/ 'At most {amount} can be given back',
      figures,
    });
  }
  return { ...rowOf(sent), kind: 'returned', amount_paise: minus(ZERO, amount) };
}

function moreThanDue(due: Paise): Failure {
  const figures = { amount: formatPaise(due) };
  return invalidField('amount', `The order needs at most ${figures.amount}`, {
    id: /*office*/ 'The order needs at most {amount}',
    figures,
  });
}

const moneyChanged = ({ due, giveBack }: { due: Paise; giveBack: Paise }): Failure =>
  new Failure('conflict', /*office*/ 'The payments of this order have changed. Please check them again.', {
    detail: { due: toRupees(due), giveBack: toRupees(giveBack) },
  });
