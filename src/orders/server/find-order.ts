import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import type { Order } from '#orders/order.ts';
import type { Platform } from '#platform/platform.ts';
import { newsOf } from './handover/own-news.ts';
import { presentOrder } from './present.ts';
import { type FullOrder, orderById } from './queries.ts';

/** The id whose orders the actor may read: their own; undefined for staff who see orders, who may read any. */
export const ownerFor = (actor: Actor): string | undefined =>
  isAllowed(actor, 'readOrders') ? undefined : actor.userId;

/** Reads an order that the actor may see; fails with `not_found`. */
export async function findOrder(db: Db, id: string, actor: Actor): Promise<FullOrder> {
  const order = await orderById(db, id, ownerFor(actor));
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return order;
}

/** Presents an order to the actor; its shopper is also told the door code and the stops before it. */
export async function ownOrder(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  order: FullOrder,
  actor: Actor,
  language: Language | undefined,
): Promise<Order> {
  return { ...presentOrder(order, actor, language), ...(await newsOf(db, order, actor, clock.now())) };
}

/** An order as staff see it. */
export async function orderFor(db: Db, actor: Actor, id: string): Promise<Order> {
  const order = await orderById(db, id);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return presentOrder(order, actor);
}
