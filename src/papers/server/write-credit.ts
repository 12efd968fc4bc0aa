import { Failure } from '#base/failure.ts';
import { absolute, minus, type Paise, plus, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { followOrder } from '#bills/server/public.ts';
import { returnStock, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { paymentStatusOf } from '#money/server/public.ts';
import {
  changeOrder,
  countGoods,
  type FullOrder,
  type MoveContext,
  orderById,
} from '#orders/server/public.ts';

type CreditRow = FullOrder['credits'][number];
/** A credit to be written down, or the row that takes one back; then its amounts are below zero. */
export type CreditToWrite = Pick<
  CreditRow,
  'id' | 'kind' | 'undoes' | 'reason' | 'note' | 'shipping_paise'
> & {
  lines: readonly Pick<CreditRow['lines'][number], 'position' | 'quantity' | 'amount_paise' | 'restocked'>[];
};
/** Who gives credit, and when. `isPart`: the same change goes on, and brings the bills in line at its end. */
export type CreditContext = Pick<MoveContext, 'actor' | 'now' | 'origin'> & { isPart?: boolean };

/**
 * Writes credit of a locked order down: the row and its lines, what the lines, the delivery and the order come to with it,
 * the shelf, the daily sales, the timeline, the bills and the log. The guard is in the write: no line gets more credit than it was
 * charged. What is credited is kept with the lines and totals, not summed when it is asked for: the tabs are read by an index on
 * the totals. Returns the order as it is then.
 */
export async function writeCredit(
  tx: Tx,
  order: FullOrder,
  credit: CreditToWrite,
  context: CreditContext,
): Promise<FullOrder> {
  const positions = credit.lines.map(({ position }) => position);
  const amount = plus(credit.shipping_paise, ...credit.lines.map(({ amount_paise }) => amount_paise));
  if (positions.length > 0) {
    await moveStock(tx, order, credit);
    await countGoods(tx, order, -1, positions);
    for (const line of credit.lines) await creditLine(tx, order, line);
    await countGoods(tx, order, 1, positions);
  }
  await insertRows(tx, order, { ...credit, amount }, context);
  return writeOrder(tx, order, { credit, amount }, context);
}

/** Returns the restocked goods of a credit to the shelf, and takes them again when the credit is taken back. */
async function moveStock(tx: Tx, order: FullOrder, { kind, lines }: CreditToWrite): Promise<void> {
  const goods = lines
    .filter(({ restocked }) => restocked === 1)
    .flatMap(({ position, quantity }) => {
      const line = order.lines.find((one) => one.position === position);
      const soldThen = line && { sold_by: line.sold_by, unit: line.unit };
      return line && soldThen ? [{ product: line.product_id, quantity: Math.abs(quantity), soldThen }] : [];
    });
  if (kind === 'credit') await returnStock(tx, goods);
  else await takeStock(tx, goods, { inHand: true });
}

async function creditLine(
  tx: Tx,
  order: FullOrder,
  { position, quantity, amount_paise }: CreditToWrite['lines'][number],
): Promise<void> {
  const credited = await tx
    .updateTable('order_lines')
    .set((line) => ({
      credited_paise: line('credited_paise', '+', amount_paise),
      credited_quantity: line('credited_quantity', '+', quantity),
    }))
    .where('order_id', '=', order.id)
    .where('position', '=', position)
    .where((line) => line(line('credited_paise', '+', amount_paise), '<=', line.ref('total_paise')))
    .where((line) => line(line('credited_quantity', '+', quantity), '<=', line.ref('quantity')))
    .returning('position')
    .executeTakeFirst();
  if (!credited) throw new Failure('conflict', /*office*/ 'Less than this is left to credit on this line.');
}

async function insertRows(
  tx: Tx,
  order: FullOrder,
  { lines, amount, ...credit }: CreditToWrite & { amount: Paise },
  { actor, now }: CreditContext,
): Promise<void> {
  const { number } = await tx
    .insertInto('credit_numbers')
    .values({ credit_id: credit.id })
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('credits')
    .values({
      ...credit,
      number,
      order_id: order.id,
      position: order.credit_count,
      amount_paise: amount,
      by_id: actor.userId,
      by_name: actor.name,
      at: now,
    })
    .execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('credit_lines')
    .values(lines.map((line) => ({ ...line, credit_id: credit.id, order_id: order.id })))
    .execute();
}

async function writeOrder(
  tx: Tx,
  order: FullOrder,
  { credit, amount }: { credit: CreditToWrite; amount: Paise },
  { actor, now, isPart = false }: CreditContext,
): Promise<FullOrder> {
  const total = minus(order.total_paise, amount);
  const [from, to] = [order.payment_status, paymentStatusOf({ ...order, total_paise: total })];
  const isGiven = credit.kind === 'credit';
  await changeOrder(
    tx,
    order,
    {
      set: {
        subtotal_paise: plus(minus(order.subtotal_paise, amount), credit.shipping_paise),
        shipping_paise: minus(order.shipping_paise, credit.shipping_paise),
        total_paise: total,
        credited_paise: plus(order.credited_paise, amount),
        credited_shipping_paise: plus(order.credited_shipping_paise, credit.shipping_paise),
        credit_count: order.credit_count + 1,
        payment_status: to,
      },
      guard: ['credit_count'],
      events: [
        { kind: isGiven ? 'credited' : 'creditUndone', amount: absolute(amount) },
        ...(from === to ? [] : [{ kind: 'payment', from, to } as const]),
      ],
      audit: {
        action: isGiven ? 'credit given' : 'credit taken back',
        before: { total: toRupees(order.total_paise) },
        after: { total: toRupees(total), reason: credit.reason, ...(credit.note && { note: credit.note }) },
      },
    },
    { actor, now },
  );
  const then = await orderById(tx, order.id);
  if (!then) throw new Error('an order that was just credited is not there');
  if (!isPart) await followOrder(tx, then, { leaves: false, now });
  return then;
}

/** The id of a row that takes a credit back. */
export const newCreditId = (now: string): string => newId(Date.parse(now));
