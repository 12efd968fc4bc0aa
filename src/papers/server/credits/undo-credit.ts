import { Failure } from '#base/failure.ts';
import { minus, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import type { CreditMistake } from '#orders/orders.ts';
import {
  lockOrder,
  notifyCredited,
  type CreditContext,
  newCreditId,
  writeCredit,
  settle,
} from '#orders/server/public.ts';
import { expectLeft } from './give-credit.ts';

/**
 * Takes a credit back by a further row, once. What came back to the shelf leaves it again, or is refused. The share that was agreed
 * to go on the customer's account goes on it again where there is room; otherwise it is due.
 */
export async function undoCredit(
  tx: Tx,
  { order: id, credit }: { order: string; credit: string },
  { note }: CreditMistake,
  context: CreditContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const given = order.credits.find((one) => one.id === credit && one.kind === 'credit');
  if (!given) throw new Failure('not_found', /*office*/ 'There is no such credit.');
  if (order.credits.some(({ undoes }) => undoes === given.id)) return;
  expectLeft(order);
  const lines = given.lines.map(({ position, quantity, amount_paise, restocked }) => ({
    position,
    quantity: 0 - quantity,
    amount_paise: minus(ZERO, amount_paise),
    restocked,
  }));
  const row = {
    id: newCreditId(context.now),
    kind: 'undone',
    undoes: given.id,
    note,
    lines,
    shipping_paise: minus(ZERO, given.shipping_paise),
  } as const;
  const written = await writeCredit(tx, order, { ...row, reason: given.reason }, context);
  await notifyCredited(tx, await settle(tx, written, context), given.id, context);
}
