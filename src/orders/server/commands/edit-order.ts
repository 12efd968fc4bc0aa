import { madeAt } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { expectAllowed } from '#identity/server/public.ts';
import { isAsSeen } from '#money/server/public.ts';
import type { OrderStatus } from '#orders/order.ts';
import { giveBackAll, setPayment } from '#orders/server/payments/set-payment.ts';
import { undoNoted } from '#orders/server/payments/undo-payment.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import type { EditedOrder } from '#orders/staff-orders.ts';
import { lockOrder, changedMeanwhile, type MoveContext } from './lock-order.ts';
import { moveOrder, type Why } from './move-order.ts';
import { notify } from './notify-shopper.ts';

/**
 * Applies the changes of staff to an order. Staff send the whole order: a field that differs from the copy they saw is their
 * change; a field that only another person changed stays as it is. Two different changes of the same field are a conflict.
 */
export async function editOrder(
  tx: Tx,
  id: string,
  edited: EditedOrder,
  sent: MoveContext & { actor: Actor },
): Promise<void> {
  const order = await lockOrder(tx, id);
  const context = {
    ...sent,
    madeAt: madeAt(edited.waited, order.placed_at, sent.now),
    why: edited.status === 'cancelled' ? whyCancelled(edited) : {},
  };
  const isTouched = edited.untouched && order.updated_at !== edited.updatedAt;
  // A change that arrives twice is done, and refused to nobody.
  if (isTouched && order.status !== edited.status) throw changedMeanwhile(order);
  const seen = asSeen(order, edited);
  const status = edited.status === seen.status ? undefined : edited.status;
  // Two changes of a field to the same value agree.
  const payment = edited.paymentStatus === seen.payment ? undefined : edited.paymentStatus;
  if (edited.givesBack && !edited.payment) throw invalidField('payment', /*office*/ 'Choose a payment');
  const isPaid = payment !== undefined || edited.givesBack || edited.takesBack !== undefined;
  if (isPaid) expectAllowed(sent.actor, 'payments');
  const tap = edited.payment && { id: edited.payment.id, isAsSeen: isAsSeen(order, edited.payment.seen) };
  const pay = (now: FullOrder): Promise<FullOrder> => {
    if (edited.takesBack !== undefined) return undoNoted(tx, now, edited.takesBack, context);
    if (tap && givesBack(edited)) return giveBackAll(tx, now, tap, context);
    return payment === undefined ? Promise.resolve(now) : setPayment(tx, now, { to: payment, tap }, context);
  };
  const isMoved = status !== undefined && status !== order.status;
  if (isMoved && seen.status !== order.status) throw changedMeanwhile(order);
  if (isMoved && edited.ofMany) refuseCancelled(order);
  // The round, then the day's sales, as those who order lock them.
  if (isMoved && isPaid && order.round_id !== null) await lockRound(tx, order.round_id);
  const moved = isMoved ? await moveOrder(tx, order, status, context) : order;
  await notify(tx, await pay(moved), { kind: 'moved', from: order.status }, context);
}

/** Taps that wait since before there was `givesBack` say pending, and name the payment. */
const givesBack = ({ givesBack: said, paymentStatus, payment }: EditedOrder): boolean =>
  said || (paymentStatus === 'pending' && payment !== undefined);

/** Reason of a cancellation; empty if staff gave none. `invalid` if 'other' comes without a text. */
function whyCancelled({ reason, reasonText: text }: EditedOrder): Why {
  if (reason !== 'other') return reason === undefined ? {} : { reason };
  if (text === '') throw invalidField('reasonText', /*office*/ 'Choose why it is cancelled');
  return { reason, text };
}

/** Moves this order; with `ownedBy`, only if it belongs to that shopper. */
export async function moveOrderById(
  tx: Tx,
  id: string,
  to: OrderStatus,
  context: MoveContext,
  ownedBy?: string,
): Promise<void> {
  const order = await lockOrder(tx, id, ownedBy);
  const moved = await moveOrder(tx, order, to, context);
  await notify(tx, moved, { kind: 'moved', from: order.status }, context);
}

/**
 * Moves one of several orders: only from the status that the sender saw, and never out of `cancelled`, because the
 * shopper may have cancelled it. Such an order must be moved by itself.
 */
export async function moveSeenOrder(
  tx: Tx,
  seen: { _id: string; status: OrderStatus },
  to: OrderStatus,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, seen._id);
  if (order.status === to) return;
  if (order.status !== seen.status) throw changedMeanwhile(order);
  refuseCancelled(order);
  const moved = await moveOrder(tx, order, to, context);
  await notify(tx, moved, { kind: 'moved', from: order.status }, context);
}

function refuseCancelled({ status }: FullOrder): void {
  if (status !== 'cancelled') return;
  throw new Failure('conflict', /*office*/ 'This order is cancelled. Open it to bring it back.', {
    detail: { status },
  });
}

/**
 * Status and payment at the moment of the sender's copy, or now if no moment was sent. A conflict if the order has no event at that
 * moment, because the sender's changes are unknown then.
 */
function asSeen(order: FullOrder, { updatedAt }: EditedOrder): { status: string; payment: string } {
  if (updatedAt === undefined) return { status: order.status, payment: order.payment_status };
  // By its position, not by its time, because a clock may have been set back.
  const place = order.events.findLastIndex(({ at }) => at === updatedAt);
  if (place < 0) throw changedMeanwhile(order);
  const past = order.events.slice(0, place + 1);
  return {
    status: past.findLast((event) => event.kind === 'status')?.to ?? 'pending',
    payment: past.findLast((event) => event.kind === 'payment')?.to ?? 'pending',
  };
}
