import { type Paise, plus } from '#base/figures/money.ts';
import { type CartFigures, shippingOf } from '#cart/cart.ts';

// What an order comes to with more goods: the same on both sides. It stands in a file of its own, because checkout needs it and none
// of the schemas.

/** Figures of an order that go on from what it costs. */
type OrderSums = { subtotal: Paise; shipping: Paise };

/** Figures of an order with the goods of a cart: its one delivery never costs more, and nothing once it is free from there on. */
export function withGoods(
  { subtotal, shipping }: OrderSums,
  goods: Paise,
  freeAbove: Paise | null,
): Omit<CartFigures, 'totalItems'> {
  const joint = plus(subtotal, goods);
  return { subtotal: joint, ...shippingOf(joint, { fee: shipping, freeAbove }) };
}
