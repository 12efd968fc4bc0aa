import { type Paise, paise } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { NOT_ON_ACCOUNT } from '#orders/orders.ts';
import { addNote } from '#orders/server/commands/add-note.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { openMoneyOf } from '#orders/server/payments/money-of.ts';
import { writePayments } from '#orders/server/payments/write-payments.ts';
import { type FullOrder, orderById } from '#orders/server/queries.ts';
import { roomFor } from './on-account.ts';

type Context = Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>;

/**
 * What an order costs no longer is taken off the account that it was put on: nobody has to think of it. Money that really came
 * is given back by somebody. Returns the order as it is then.
 */
export async function settleAccount(tx: Tx, order: FullOrder, context: Context): Promise<FullOrder> {
  const off = tooMuchOn(order);
  return off > 0 ? takeOff(tx, order, { off, cameOff: 0 }, context) : order;
}

/**
 * The account follows an order that was cancelled, brought back or packed otherwise. What it costs no longer comes off, and is
 * kept in mind; what it costs again goes on again, as far as it had come off by itself and has room there. Without room it is
 * due, and the timeline says so. Returns the order as it is then.
 */
export async function followOnAccount(
  tx: Tx,
  before: FullOrder,
  order: FullOrder,
  context: Context,
): Promise<FullOrder> {
  const off = tooMuchOn(order);
  const isCancelled = order.status === 'cancelled';
  const known = order.came_off_paise;
  if (off > 0) return takeOff(tx, order, { off, cameOff: isCancelled ? off : known + off }, context);
  const again = paise(Math.min(known, openMoneyOf(order).due - openMoneyOf(before).due));
  const isOver = isCancelled || before.status === 'cancelled';
  if (isCancelled || again <= 0) return isOver && known > 0 ? forget(tx, order) : order;
  if (again > (await roomFor(tx, order))) return leaveDue(tx, order, context);
  const row = { kind: 'paid', method: 'account', source: 'status', round_id: null } as const;
  return writePayments(tx, order, [{ ...row, amount_paise: again }], context, {
    cameOff: isOver ? 0 : known - again,
  });
}

/** What of an order is on its customer's account beyond what it costs. */
function tooMuchOn(order: FullOrder): Paise {
  const onAccount = order.payments
    .filter(({ method }) => method === 'account')
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  return paise(Math.min(onAccount, openMoneyOf(order).giveBack));
}

function takeOff(
  tx: Tx,
  order: FullOrder,
  { off, cameOff }: { off: Paise; cameOff: number },
  context: Context,
): Promise<FullOrder> {
  const row = { kind: 'returned', method: 'account', source: 'status', round_id: null } as const;
  return writePayments(tx, order, [{ ...row, amount_paise: paise(0 - off) }], context, { cameOff });
}

async function forget(tx: Tx, order: FullOrder): Promise<FullOrder> {
  await tx.updateTable('orders').set({ came_off_paise: 0 }).where('id', '=', order.id).execute();
  return { ...order, came_off_paise: 0 };
}

async function leaveDue(tx: Tx, order: FullOrder, context: Context): Promise<FullOrder> {
  await forget(tx, order);
  await addNote(tx, order.id, NOT_ON_ACCOUNT, context);
  return (await orderById(tx, order.id)) ?? order;
}
