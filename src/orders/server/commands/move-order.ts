import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { returnStock, type StockLine, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { retakeSeat, returnSeat } from '#delivery/server/public.ts';
import { mayMove, type OrderStatus } from '#orders/orders.ts';
import { endQuestion } from '#orders/server/commands/end-question.ts';
import { settle } from '#orders/server/payments/settle.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { COUNTED, countSales } from './count-sales.ts';
import { changedMeanwhile, momentAfter } from './moments.ts';
import type { MoveContext } from './move-context.ts';
import { notifyMoved } from './notify-shopper.ts';
import { recordEvent } from './record-event.ts';

export type { MoveContext } from './move-context.ts';

/** How many mails a day an account gets of what it did itself: it may have named the address of somebody else. */
const OWN_MOVES: RateLimit = { name: 'mails-of-own-moves', most: 5, minutes: 24 * 60 };

/**
 * Moves an order to a status. Of two who move it at the same time, one succeeds and the other is refused. Cancelling
 * returns the goods to stock and the seat to its round, and takes the order off its customer's account; leaving
 * `cancelled` takes goods and seat again, or is refused with what is missing, and puts it on the account again.
 * `besides` is what the same change does of the money, before the shopper is told. Returns the order as it is
 * afterwards.
 */
export async function moveOrder(
  tx: Tx,
  order: FullOrder,
  to: OrderStatus,
  context: MoveContext,
  besides: (moved: FullOrder) => Promise<FullOrder> = (moved) => Promise.resolve(moved),
): Promise<FullOrder> {
  const { actor, side, now, origin, madeAt, note = '' } = context;
  const from = order.status;
  if (from === to) return besides(order);
  if (!mayMove(side, from, to)) throw mayNot(from);
  const at = momentAfter(order, now);
  // Leaving `delivered` keeps the time of delivery.
  const set = {
    status: to,
    updated_at: at,
    ...(to === 'delivered' && { delivered_at: madeAt ?? at }),
    // Its goods go back to the shelves.
    ...(to === 'cancelled' && { packed_at: null }),
  };
  const moved = await tx
    .updateTable('orders')
    .set((row) => ({ ...set, revision: row('revision', '+', 1) }))
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning(COUNTED)
    .executeTakeFirst();
  if (!moved) throw changedMeanwhile(order);
  const goods = order.lines.map(goodsOf).filter(({ quantity }) => quantity > 0);
  if (to === 'cancelled') await returnStock(tx, goods);
  if (from === 'cancelled') await takeStock(tx, goods);
  if (from === 'pending') await endPacking(tx, order, { to, now });
  await moveItsSeat(tx, order, { from, to, now });
  await countSales(tx, moved, { status: from });
  await recordEvent(tx, { order: order.id, kind: 'status', from, to, actor, madeAt, note }, at);
  if (side === 'shop') {
    const after = { status: to, ...(note && { reason: note }) };
    const change = { before: { status: from }, after, madeAt };
    await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action: 'moved', ...change }, now);
  }
  const then = { ...order, ...set };
  const costs = to === 'cancelled' || from === 'cancelled';
  const settled = await besides(costs ? await settle(tx, then, context) : then);
  if (side === 'shop' || (await takeOne(tx, OWN_MOVES, order.user_id, now)))
    await notifyMoved(tx, settled, { origin, now, why: note });
  return settled;
}

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
      ? 'This order was delivered already and can no longer be cancelled.'
      : 'This order is on its way already and can no longer be cancelled.',
    { detail: { status: from } },
  );
