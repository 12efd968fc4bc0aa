import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { CreditMistake } from '#orders/credits/credits.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { notifyCredited } from '#orders/server/commands/notify-shopper.ts';
import { roomFor } from '#orders/server/khata/on-account.ts';
import { openMoneyOf, standing } from '#orders/server/payments/money-of.ts';
import { takenBack } from '#orders/server/payments/set-payment.ts';
import { writePayments } from '#orders/server/payments/write-payments.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { expectLeft } from './give-credit.ts';
import type { CreditRow } from './queries.ts';
import { type CreditContext, newCreditId, writeCredit } from './write-credit.ts';

/**
 * Takes a credit back by a further row, once. What came back to the shelf leaves it again, or is refused. What came off the
 * customer's account goes on it again where there is room; otherwise it is due.
 */
export async function undoCredit(
  tx: Tx,
  { order: id, credit }: { order: string; credit: string },
  { note }: CreditMistake,
  context: CreditContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const given = order.credits.find((one) => one.id === credit && one.kind === 'credit');
  if (!given) throw new Failure('not_found', 'There is no such credit.');
  if (order.credits.some(({ undoes }) => undoes === given.id)) return;
  expectLeft(order);
  const lines = given.lines.map(({ position, quantity, amount_paise, restocked }) => ({
    position,
    quantity: 0 - quantity,
    amount_paise: 0 - amount_paise,
    restocked,
  }));
  const row = {
    id: newCreditId(context.now),
    kind: 'undone',
    undoes: given.id,
    note,
    lines,
    shipping_paise: 0 - given.shipping_paise,
  } as const;
  const written = await writeCredit(tx, order, { ...row, reason: given.reason }, context);
  const then = await backOnAccount(tx, written, given, context);
  await notifyCredited(tx, then, given.id, context);
}

async function backOnAccount(
  tx: Tx,
  order: FullOrder,
  { payment_id }: CreditRow,
  context: CreditContext,
): Promise<FullOrder> {
  const off = standing(order.payments).find(({ id }) => id === payment_id);
  if (!off) return order;
  const amount = 0 - off.amount_paise;
  if (amount > openMoneyOf(order).due || amount > (await roomFor(tx, order))) return order;
  return writePayments(tx, order, takenBack([off], 'status'), context);
}
