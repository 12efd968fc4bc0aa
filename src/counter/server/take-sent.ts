import { Failure } from '#base/failure.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Actor } from '#identity/identity.ts';
import { KEPT_ORDER, originOf, type FullOrder } from '#orders/server/public.ts';
import { isTaken } from '#platform/db/errors.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { takeOrder } from './take-order.ts';

/** Takes an order that staff sent, and returns it. */
export async function takeSent(
  platform: Platform,
  { actor, request }: { actor: Actor; request: TakenOrder },
): Promise<FullOrder> {
  const taking = { actor, request, origin: originOf(platform.config) };
  const now = platform.clock.now();
  try {
    return await write(platform, (tx) => takeOrder(tx, taking, now), { id: request.id, kept: KEPT_ORDER });
  } catch (error) {
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', /*office*/ 'This UTR was just used for another order.');
  }
}
