import { toRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { Actor } from '#identity/identity.ts';
import type { RunningOrder } from '#orders/adding/adding.ts';
import { ownOrder } from '#orders/server/find-order.ts';
import { pendingOf } from '#orders/server/queries.ts';
import type { Platform } from '#platform/platform.ts';
import { openForGoods, termsOfAdding } from './open-for-goods.ts';

/** The shopper's order under way that a cart could go with. */
export async function runningOrder(
  platform: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  language: Language,
): Promise<RunningOrder> {
  const { db, clock } = platform;
  const now = clock.now();
  const orders = await pendingOf(db, actor.userId);
  const looked = await Promise.all(
    orders.map(async (order) => ({ order, ...(await openForGoods(db, order, now)) })),
  );
  const found = looked.find(({ closed }) => closed === null) ?? looked[0];
  if (!found) return { running: null };
  const { freeAbove, minimum } = await termsOfAdding(db, found.order);
  return {
    running: {
      order: await ownOrder(platform, found.order, actor, language),
      closed: found.closed,
      until: found.until,
      freeAbove: freeAbove === null ? null : toRupees(freeAbove),
      minimum: toRupees(minimum),
    },
  };
}
