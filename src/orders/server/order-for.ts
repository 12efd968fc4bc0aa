import { Failure } from '#base/failure.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import type { Order } from '#orders/order.ts';
import { presentOrder } from './present.ts';
import { orderById } from './queries.ts';

/** An order as staff see it. */
export async function orderFor(db: Db, actor: Actor, id: string): Promise<Order> {
  const order = await orderById(db, id);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return presentOrder(order, actor);
}
