import { Failure } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { FullOrder } from '#orders/server/queries.ts';

/** Conflict after another person's change; carries the current state of the order. */
export const changedMeanwhile = (order: FullOrder): Failure =>
  new Failure('conflict', /*i18n*/ 'This order was just changed by another person. Please check it again.', {
    detail: asItIs(order),
  });

/** Current state of the order, sent with a conflict. */
export const asItIs = (order: FullOrder) => ({
  status: order.status,
  paymentStatus: order.payment_status,
  packed: order.packed_at !== null,
  phoneToConfirm: order.phone_to_confirm === 1,
  updatedAt: order.updated_at,
});

/**
 * Each change of an order has a later moment than the one before, so that the moment identifies the version of a copy.
 */
export const momentAfter = ({ updated_at }: FullOrder, now: Instant): Instant =>
  now > updated_at ? now : after(updated_at, 1);
