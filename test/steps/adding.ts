import type { Quote } from '#cart/cart.ts';
import type { Running } from '#orders/adding/adding.ts';
import type { Order } from '#orders/order.ts';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import type { Answer, Caller } from '#test/open-shop.ts';

/** The order under way that somebody's cart could go with, as checkout shows it. */
export const runningOf = async (person: Caller): Promise<Running | null> =>
  (await person.call('GET', '/api/orders/running')).body.running;

/** The request by which somebody's cart goes with an order that comes to so much then. */
export async function requestToAdd(person: Caller, to: Pick<Order, '_id'>, totalAmount: number) {
  return { ...(await checkoutRequest(person)), addTo: to._id, totalAmount };
}

/** Puts goods into the cart and adds them to an order, as its total and theirs are; without a second delivery. */
export async function addTo(
  person: Caller,
  to: Pick<Order, '_id'>,
  ...goods: Parameters<typeof fillCart>[1][]
): Promise<Answer> {
  await fillCart(person, ...goods);
  const order: Order = (await person.call('GET', `/api/orders/${to._id}`)).body;
  const { subtotal }: Quote = (await person.call('GET', '/api/cart/quote')).body;
  return send(person, await requestToAdd(person, to, order.totalAmount + subtotal));
}
