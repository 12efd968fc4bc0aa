import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { followOrder } from '#bills/server/public.ts';
import { returnStock, type StockLine, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { retakeSeat, returnSeat } from '#delivery/server/public.ts';
import { type CancelReason, mayMove, type OrderStatus } from '#orders/order.ts';
import { settle } from '#orders/server/payments/settle.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { changeOrder } from './change-order.ts';
import { momentAfter, type MoveContext } from './lock-order.ts';

/** Why staff cancel an order: a reason of the list, or in words. */
export type Why = { reason?: CancelReason; text?: string };

/**
 * Moves an order to a status. Of two who move it at the same time, one succeeds and the other is refused. Cancelling
 * returns the goods to stock and the seat to its round, and takes the order off its customer's account; leaving
 * `cancelled` takes goods and seat again, or is refused with what is missing, and puts it on the account again. Goods that leave
 * get their bill; a cancelled order's is noted. The caller tells the shopper, once the money of the same change is written. Returns the order as it is afterwards.
 */
export async function moveOrder(
  tx: Tx,
  order: FullOrder,
  to: OrderStatus,
  context: MoveContext & { why?: Why },
): Promise<FullOrder> {
  const { side, now, madeAt, why } = context;
  const from = order.status;
  if (from === to) return order;
  if (!mayMove(side, from, to)) throw mayNot(from);
  const goods = order.lines.map(goodsOf).filter(({ quantity }) => quantity > 0);
  if (to === 'cancelled') await returnStock(tx, goods);
  if (from === 'cancelled') await takeStock(tx, goods);
  if (from === 'pending') await endPacking(tx, order, { to, now });
  await moveItsSeat(tx, order, { from, to, now });
  const moved = await changeOrder(
    tx,
    order,
    {
      set: {
        status: to,
        // Leaving `delivered` keeps the time of delivery.
        ...(to === 'delivered' && { delivered_at: madeAt ?? momentAfter(order, now) }),
        // Its goods go back to the shelves.
        ...(to === 'cancelled' && { packed_at: null }),
      },
      guard: ['status'],
      events: [{ kind: 'status', from, to, ...why }],
      ...(side === 'shop' && { audit: auditOf(from, to, why) }),
    },
    context,
  );
  await followOrder(tx, moved, { leaves: isOut(to) && !isOut(from), now, madeAt });
  const costs = to === 'cancelled' || from === 'cancelled';
  return costs ? settle(tx, moved, context) : moved;
}

/** True while the goods are not in the shop. */
const isOut = (status: OrderStatus): boolean => status === 'dispatched' || status === 'delivered';

/** The line of the audit log; what a person typed is under another name than a reason of the list. */
const auditOf = (from: OrderStatus, to: OrderStatus, { reason, text }: Why = {}) => ({
  action: 'moved',
  before: { status: from },
  after: {
    status: to,
    ...(reason && reason !== 'other' && { cancelReason: reason }),
    ...(text && { reason: text }),
  },
});

/** Nothing of its packing can be taken back any more; of a cancelled one nothing is in the bag. */
async function endPacking(
  tx: Tx,
  { id: order, questions }: Pick<FullOrder, 'id' | 'questions'>,
  { to, now }: { to: OrderStatus; now: Instant },
): Promise<void> {
  if (questions.some(({ state }) => state === 'open')) await endQuestion(tx, order, now);
  await tx.deleteFrom('order_changes').where('order_id', '=', order).execute();
  if (to !== 'cancelled') return;
  await tx
    .updateTable('order_lines')
    .set((line) => ({ packed_at: null, packed_by: '', revision: line('revision', '+', 1) }))
    .where('order_id', '=', order)
    .where('packed_at', 'is not', null)
    .execute();
}

/** All orders hold a seat of their round but the cancelled ones. */
async function moveItsSeat(
  tx: Tx,
  { round_id: round, promised_kind: kind }: FullOrder,
  { from, to, now }: { from: OrderStatus; to: OrderStatus; now: Instant },
): Promise<void> {
  if (round === null) return;
  if (to === 'cancelled') await returnSeat(tx, round);
  if (from === 'cancelled') await retakeSeat(tx, { round, kind: kind ?? 'ride' }, now);
}

/** Goods that were credited came back by themselves, or are spoiled. */
const goodsOf = ({ product_id, quantity, credited_quantity, sold_by, unit }: LineRow): StockLine => ({
  product: product_id,
  quantity: quantity - credited_quantity,
  soldThen: { sold_by, unit },
});

const mayNot = (from: OrderStatus): Failure =>
  new Failure(
    'conflict',
    from === 'delivered'
      ? /*i18n*/ 'This order was already delivered and can no longer be cancelled.'
      : /*i18n*/ 'This order is already on its way and can no longer be cancelled.',
    { detail: { status: from } },
  );

/** Closes the open question of an order without an answer: the total that it named no longer comes about. */
export async function endQuestion(tx: Tx, order: string, now: Instant): Promise<void> {
  await tx
    .updateTable('order_questions')
    .set({ state: 'over', answered_at: now })
    .where('order_id', '=', order)
    .where('state', '=', 'open')
    .execute();
}
