import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import type { Actor } from '#identity/identity.ts';
import { originOf } from '#orders/server/origin.ts';
import type { Placed } from '#orders/server/place-once.ts';
import { orderByTakenKey } from '#orders/server/queries.ts';
import type { TakenOrder } from '#orders/taken-orders.ts';
import { isTaken } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { takeOrder } from './take-order.ts';

/** Takes an order once, however often it is sent with the same id; the same id with another order is refused. */
export async function takeOnce(
  platform: Platform,
  { actor, request }: { actor: Actor; request: TakenOrder },
): Promise<Placed> {
  const taking = { actor, request, requestHash: hashOf(request), origin: originOf(platform.config) };
  const now = platform.clock.now();
  try {
    return { order: await write(platform, (tx) => takeOrder(tx, taking, now)), isReplay: false };
  } catch (error) {
    // Whatever it failed of: perhaps an earlier try took these goods, this UTR or this id.
    const earlier = await inTransaction(platform.db, (tx) => orderByTakenKey(tx, request.id));
    if (earlier && earlier.requestHash !== taking.requestHash)
      throw new Failure('key_reused', 'This order was taken already, and is another one now.', {
        detail: { order: earlier.order.id },
      });
    if (earlier) return { order: earlier.order, isReplay: true };
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', 'Somebody else took this UTR just now, for another order.');
  }
}

/** What makes two requests the same: all of it but how long it waited. */
function hashOf({ waited: _, ...request }: TakenOrder): string {
  const items = request.items.toSorted((one, other) => (one.product < other.product ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify({ ...request, items }))
    .digest('base64url');
}
