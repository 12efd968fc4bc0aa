import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import type { Answer } from '#test/open-shop.ts';
import type { Person } from '#test/people.ts';

type Goods = Parameters<typeof fillCart>[1];

/** Puts something into the cart and tries to order it; a refusal leaves the cart as it is. */
export async function tryOrder(person: Person, ...goods: Goods[]): Promise<Answer> {
  await fillCart(person, ...goods);
  return send(person, await checkoutRequest(person));
}

/** The sentence of a refusal, and how far it would go. */
export const said = ({ status, body }: Answer) => [status, body.code, body.message, body.detail?.limit];
