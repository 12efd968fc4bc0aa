import { Failure } from '#base/failure.ts';
import { formatPaise, paise } from '#base/figures/money.ts';
import { after, type Instant } from '#base/time.ts';
import { returnStock, type StockLine, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { retakeSeat, returnSeat } from '#delivery/server/public.ts';
import { mayMove, type OrderStatus, type PaymentStatus } from '#orders/orders.ts';
import { openMoneyOf } from '#orders/server/present.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { COUNTED, countSales } from './count-sales.ts';
import { notifyMoved } from './notify-shopper.ts';
import { recordEvent } from './record-event.ts';

/** Who changes an order, as staff or as its shopper, when, and the address that links in mails begin with. */
export type MoveContext = {
  actor: { userId: string; name: string };
  side: 'shop' | 'shopper';
  now: Instant;
  origin: string;
  /** When the change was made, if it waited for the network until now. */
  madeAt?: Instant | undefined;
};

/**
 * Moves an order to a status. Of two who move it at the same time, one succeeds and the other is refused. Cancelling
 * returns the goods to stock and the seat to its round; leaving `cancelled` takes them again, or is refused with what is
 * missing. Returns the order as it is afterwards. `payment` is the payment status that the same change sets.
 */
export async function moveOrder(
  tx: Tx,
  order: FullOrder,
  to: OrderStatus,
  { actor, side, now, origin, madeAt, payment }: MoveContext & { payment?: PaymentStatus | undefined },
): Promise<FullOrder> {
  const from = order.status;
  if (from === to) return order;
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
  const goods = order.lines.map(goodsOf);
  if (to === 'cancelled') await returnStock(tx, goods);
  if (from === 'cancelled') await takeStock(tx, goods);
  await moveItsSeat(tx, order, { from, to, now });
  await countSales(tx, moved, { status: from });
  await recordEvent(tx, { order: order.id, kind: 'status', from, to, actor, madeAt }, at);
  if (side === 'shop') {
    const change = { before: { status: from }, after: { status: to } };
    await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action: 'moved', ...change }, now);
  }
  const movedOrder = { ...order, ...set };
  await notifyMoved(tx, { ...movedOrder, payment_status: payment ?? order.payment_status }, origin, now);
  return movedOrder;
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

const goodsOf = ({ product_id, quantity, sold_by, unit }: LineRow): StockLine => ({
  product: product_id,
  quantity,
  soldThen: { sold_by, unit },
});

/**
 * Notes that the money was received, or that it was not. For a cancelled order, the latter means that it was given
 * back.
 */
export async function setPayment(
  tx: Tx,
  order: FullOrder,
  to: PaymentStatus,
  { actor, now, madeAt }: MoveContext,
): Promise<void> {
  const from = order.payment_status;
  if (from === to) return;
  const at = momentAfter(order, now);
  const noted = await tx
    .updateTable('orders')
    .set((row) => ({ payment_status: to, revision: row('revision', '+', 1), updated_at: at }))
    .where('id', '=', order.id)
    .where('payment_status', '=', from)
    .returning(COUNTED)
    .executeTakeFirst();
  if (!noted) throw changedMeanwhile(order);
  await countSales(tx, noted, { payment_status: from });
  const isGivenBack = openMoneyOf(order) === 'giveBack';
  const note = isGivenBack ? `${formatPaise(paise(order.total_paise))} given back` : '';
  await recordEvent(tx, { order: order.id, kind: 'payment', from, to, actor, note, madeAt }, at);
  const change = { before: { paymentStatus: from }, after: { paymentStatus: to } };
  const action = isGivenBack ? 'money given back' : 'payment noted';
  await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action, ...change }, now);
}

/** The refusal when somebody else was quicker; it carries the order as it is now. */
export const changedMeanwhile = ({ status, payment_status, updated_at }: FullOrder): Failure =>
  new Failure('conflict', 'Somebody else changed this order just now. Please look at it again.', {
    detail: { status, paymentStatus: payment_status, updatedAt: updated_at },
  });

/**
 * Each change of an order has a later moment than the one before, so that the moment identifies the version of a copy.
 */
export const momentAfter = ({ updated_at }: FullOrder, now: Instant): Instant =>
  now > updated_at ? now : after(updated_at, 1);

const mayNot = (from: OrderStatus): Failure =>
  new Failure(
    'conflict',
    from === 'delivered'
      ? 'This order was delivered already and can no longer be cancelled.'
      : 'This order is on its way already and can no longer be cancelled.',
    { detail: { status: from } },
  );
