import * as v from 'valibot';
import { CartItem } from '#cart/cart.ts';
import { OverAccountLimit } from '#money/money.ts';

// What the refusal of an order tells besides its sentence.

/** With `cart_changed`: the cart as the server holds it. */
export const CartChanged = v.object({ cart: v.array(CartItem) });
export type CartChanged = v.InferOutput<typeof CartChanged>;

/**
 * A line that cannot be delivered in full: what was wanted and what can be had, in its unit; `most` is the most per
 * order, if there is one.
 */
export const ShortLine = v.object({
  product: v.string(),
  title: v.string(),
  unit: v.string(),
  wanted: v.number(),
  left: v.number(),
  most: v.optional(v.number()),
});

/** With `out_of_stock`: each line that cannot be delivered in full. */
export const OutOfStock = v.object({ lines: v.array(ShortLine) });
export type OutOfStock = v.InferOutput<typeof OutOfStock>;
/** With `price_changed`: the cart at its current prices, and which of them changed. Nothing was placed. */
export const PriceChanged = v.object({
  items: v.array(CartItem),
  subtotal: v.number(),
  shipping: v.number(),
  totalAmount: v.number(),
  totalItems: v.number(),
  changed: v.array(v.object({ product: v.string(), title: v.string(), was: v.number(), now: v.number() })),
});
export type PriceChanged = v.InferOutput<typeof PriceChanged>;

/**
 * With `over_limit`: which limit an order goes beyond. `orders` and `value` hold until an account's first order was
 * delivered or paid, as do `day` (orders of a day) and `network` (of all such accounts of one network in a day); `value` is rupees, `open` what its open orders come to. `product` is the most of a product in a day; its
 * lines say what is left of it. `phone` is what orders for one
 * number may come to that are not paid. `account` is what a customer may owe.
 */
export const OverLimit = v.variant('limit', [
  v.object({ limit: v.literal('orders'), most: v.number() }),
  v.object({ limit: v.literal('day'), most: v.number() }),
  v.object({ limit: v.literal('network'), most: v.number() }),
  v.object({ limit: v.literal('value'), most: v.number(), open: v.number() }),
  v.object({ limit: v.literal('product'), lines: v.array(ShortLine) }),
  v.object({ limit: v.literal('phone'), most: v.number(), open: v.number() }),
  OverAccountLimit,
]);

export type OverLimit = v.InferOutput<typeof OverLimit>;
