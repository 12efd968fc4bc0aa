import { Failure, invalidField } from '#base/failure.ts';
import { formatPaise, minus, type Paise, ZERO } from '#base/figures/money.ts';
import { wholeAmount } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { creditFor, type CreditMistake } from '#orders/orders.ts';
import {
  lockOrder,
  changedMeanwhile,
  notify,
  settle,
  type FullOrder,
  type LineRow,
} from '#orders/server/public.ts';
import type { CreditInPaise } from './present.ts';
import { type CreditContext, type CreditToWrite, writeCredit, newCreditId } from './write-credit.ts';

/**
 * Gives credit for lines of an order that has left, or for its delivery: once for each id, and only while its credit is as
 * the sender saw it. What is due falls; what was put on account comes off it by itself; what was paid is to be given back.
 * The shopper is told.
 */
export async function giveCredit(
  tx: Tx,
  id: string,
  sent: CreditInPaise,
  context: CreditContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (await isGiven(tx, order, sent.id)) return;
  expectLeft(order);
  if (sent.seen.credited !== order.credited_paise) throw changedMeanwhile(order);
  const { reason, note, delivery } = sent;
  const left = order.shipping_paise;
  if (delivery > left) throw tooMuch('delivery', left);
  const lines = sent.lines
    .toSorted((one, other) => one.line - other.line)
    .map((line) => lineToWrite(order, line));
  const credit = {
    id: sent.id,
    kind: 'credit',
    undoes: null,
    reason,
    note,
    lines,
    shipping_paise: delivery,
  } as const;
  const credited = await writeCredit(tx, order, credit, context);
  const settled = await settle(tx, credited, context);
  await notify(tx, settled, { kind: 'credited', credit: sent.id }, context);
}

/**
 * Refuses what is no credit: of an order that has not left, its goods are changed instead; one that is cancelled costs
 * nothing.
 */
export function expectLeft({ status }: Pick<FullOrder, 'status'>): void {
  if (status === 'pending')
    throw new Failure('conflict', /*office*/ 'This order has not left yet. Change its goods instead.');
  if (status === 'cancelled')
    throw new Failure('conflict', /*office*/ 'This order is cancelled and costs nothing.');
}

/** True if the credit exists already (a retry); a conflict if its id belongs to another order. */
async function isGiven(tx: Tx, order: FullOrder, id: string): Promise<boolean> {
  const known = await tx.selectFrom('credits').select('order_id').where('id', '=', id).executeTakeFirst();
  if (known && known.order_id !== order.id)
    throw new Failure('conflict', /*office*/ 'This credit was given for another order.');
  return known !== undefined;
}

function lineToWrite(
  order: FullOrder,
  { line: position, quantity, amount, backInStock }: CreditInPaise['lines'][number],
): CreditToWrite['lines'][number] {
  const line = order.lines.find((one) => one.position === position);
  if (!line) throw new Failure('not_found', /*office*/ 'There is no such line.');
  const goods = quantity === undefined ? 0 : wholeAmount(quantity, line.sold_by);
  if (goods > line.quantity - line.credited_quantity)
    throw invalidField('quantity', /*office*/ 'This is more than the shop sent');
  const comesTo = amount === undefined ? creditFor(chargedLine(line), goods) : amount;
  const most = minus(line.total_paise, line.credited_paise);
  if (comesTo > most || comesTo <= 0) throw tooMuch('amount', most);
  return { position, quantity: goods, amount_paise: comesTo, restocked: backInStock ? 1 : 0 };
}

function tooMuch(field: 'amount' | 'delivery', most: Paise): Failure {
  const figures = { amount: formatPaise(most) };
  return invalidField(field, `At most ${figures.amount} can be credited`, {
    id: /*office*/ 'At most {amount} can be credited',
    figures,
  });
}

const chargedLine = (line: LineRow) => ({
  total: line.total_paise,
  credited: line.credited_paise,
  quantity: line.quantity,
  creditedQuantity: line.credited_quantity,
});

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
  const settled = await takeCreditBack(tx, order, given, note, context);
  await notify(tx, settled, { kind: 'credited', credit: given.id }, context);
}

/** Writes the row that takes a credit of a locked order back, and settles its money. Returns the order as it is then. */
export async function takeCreditBack(
  tx: Tx,
  order: FullOrder,
  given: FullOrder['credits'][number],
  note: string,
  context: CreditContext,
): Promise<FullOrder> {
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
  return settle(tx, written, context);
}
