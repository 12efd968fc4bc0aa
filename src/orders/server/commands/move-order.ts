import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { returnStock, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { mayMove, type OrderStatus, type PaymentStatus } from '#orders/orders.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { recordEvent } from './record-event.ts';
import { tellMoved } from './tell-shopper.ts';

/** Who does something to an order, from which side of the counter, when, and where the shop's links lead. */
export type Doing = {
  actor: { userId: string; name: string };
  side: 'shop' | 'shopper';
  now: Instant;
  origin: string;
};

/**
 * Moves an order to a status, once: of two who move it at the same time one succeeds and the other is told. Cancelling
 * puts the goods back on the shelf; leaving `cancelled` takes them again, or is refused with what is missing.
 */
export async function moveOrder(tx: Tx, order: FullOrder, to: OrderStatus, doing: Doing): Promise<void> {
  const { actor, side, now, origin } = doing;
  const from = order.status;
  if (from === to) return;
  if (!mayMove(side, from, to)) throw mayNot(from);
  const moved = await tx
    .updateTable('orders')
    .set((row) => ({
      status: to,
      delivered_at: to === 'delivered' ? now : null,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw changedMeanwhile();
  const goods = order.lines.map((line) => ({ product: line.product_id, quantity: line.quantity }));
  if (to === 'cancelled') await returnStock(tx, goods);
  if (from === 'cancelled') await takeStock(tx, goods);
  await recordEvent(tx, { order: order.id, kind: 'status', from, to, actor }, now);
  if (side === 'shop') {
    const change = { before: { status: from }, after: { status: to } };
    await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action: 'moved', ...change }, now);
  }
  await tellMoved(tx, { ...order, status: to }, origin, now);
}

/** Notes that the money is in, or that it is not after all. */
export async function setPayment(
  tx: Tx,
  order: FullOrder,
  to: PaymentStatus,
  { actor, now }: Doing,
): Promise<void> {
  const from = order.payment_status;
  if (from === to) return;
  const noted = await tx
    .updateTable('orders')
    .set((row) => ({ payment_status: to, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', order.id)
    .where('payment_status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw changedMeanwhile();
  await recordEvent(tx, { order: order.id, kind: 'payment', from, to, actor }, now);
  const change = { before: { paymentStatus: from }, after: { paymentStatus: to } };
  await recordAudit(
    tx,
    { actor, entity: 'order', entityId: order.id, action: 'payment noted', ...change },
    now,
  );
}

/** Says that somebody else was quicker. */
export const changedMeanwhile = (): Failure =>
  new Failure('conflict', 'Somebody else changed this order just now. Please look at it again.');

const mayNot = (from: OrderStatus): Failure =>
  new Failure(
    'conflict',
    from === 'delivered'
      ? 'This order was delivered already and can no longer be cancelled.'
      : 'This order is on its way already and can no longer be cancelled.',
    { detail: { status: from } },
  );
