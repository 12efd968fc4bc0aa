import { paise } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { openMoneyOf } from '#orders/server/payments/money-of.ts';
import { writePayments } from '#orders/server/payments/write-payments.ts';
import type { FullOrder } from '#orders/server/queries.ts';

/**
 * What an order costs no longer, because it was cancelled or lessened, is taken off the account that it was put on: nobody has
 * to think of it. Money that really came is given back by somebody. Returns the order as it is then.
 */
export async function settleAccount(
  tx: Tx,
  order: FullOrder,
  context: Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>,
): Promise<FullOrder> {
  const onAccount = order.payments
    .filter(({ method }) => method === 'account')
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const back = Math.min(onAccount, openMoneyOf(order).giveBack);
  if (back <= 0) return order;
  const row = { kind: 'returned', method: 'account', source: 'status', round_id: null } as const;
  return writePayments(tx, order, [{ ...row, amount_paise: paise(0 - back) }], context);
}
