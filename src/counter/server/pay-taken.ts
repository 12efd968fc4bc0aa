import { least, type Paise, plus } from '#base/figures/money.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Tx } from '#db/schema.ts';
import { inCash } from '#money/money.ts';
import { roomFor, openMoneyOf } from '#money/server/public.ts';
import { type MoveContext, settle, payOrder, type FullOrder } from '#orders/server/public.ts';
import { saidAmount, paymentOfTaken } from './present.ts';

/**
 * Pays an order as it is taken: with money, on the account, or with both, in the transaction that writes it down. What is to be
 * seen in the bank first stays due. So does what has no room on the account of a sale that waited for the network: the goods are
 * gone, and its timeline says so.
 */
export async function payTaken(
  tx: Tx,
  order: FullOrder,
  { payment, waited }: Pick<TakenOrder, 'payment' | 'waited'>,
  context: MoveContext,
): Promise<FullOrder> {
  if (!payment || payment.awaited) return order;
  const { method, amount } = payment;
  const isMoney = method !== 'account';
  const paid = isMoney ? await pay(tx, order, payment, context) : order;
  const rest = openMoneyOf(paid).due;
  if (rest === 0 || (isMoney && amount === undefined)) return paid;
  const isTooLate = waited !== undefined && !payment.beyond && rest > (await roomFor(tx, paid));
  if (isTooLate) return settle(tx, paid, context, { share: plus(paid.account_paise, rest) });
  return pay(tx, paid, { method: 'account', reference: '', beyond: payment.beyond }, context);
}

type Part = NonNullable<TakenOrder['payment']>;

function pay(tx: Tx, order: FullOrder, part: Part, context: MoveContext): Promise<FullOrder> {
  const { due } = openMoneyOf(order);
  const sent = paymentOfTaken(part, { amount: amountOf(part, due), due }, context.now);
  return payOrder(tx, order, sent, context);
}

/** So much of what is due: what was said, or all of it, in cash to the rupee. */
function amountOf(part: Part, due: Paise): Paise {
  const said = saidAmount(part);
  if (said !== undefined) return least(said, due);
  return part.method === 'cash' ? inCash.taken(due) : due;
}
