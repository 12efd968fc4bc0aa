import * as v from 'valibot';
import { fromRupees, type Paise, sum, times } from '#base/money.ts';
import { QUANTITY_CEILING } from '#base/quantity.ts';
import { Product } from '#catalogue/catalogue.ts';

/** How many of a product: a whole number from 1; stock is checked when the order is placed. */
export const Quantity = v.pipe(
  v.number('Quantity must be a number'),
  v.integer('Quantity must be a whole number'),
  v.minValue(1, 'Quantity must be at least 1'),
  v.maxValue(QUANTITY_CEILING, 'Quantity is too large'),
);

/** A line of the cart as handed out: the product as it is now, at its price of now. */
export const CartItem = v.object({ _id: v.string(), quantity: v.number(), product: Product });
export type CartItem = v.InferOutput<typeof CartItem>;

/** What adding sends. `user` may be sent as the storefront knows it; the token says whose cart it is. */
export const NewCartItem = v.strictObject({
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: v.optional(Quantity, 1),
  user: v.optional(v.nullable(v.string())),
});
export type NewCartItem = v.InferOutput<typeof NewCartItem>;

/** What changing a line sends: the whole item as it was handed out; only the quantity is read. */
export const EditedCartItem = v.strictObject({
  quantity: Quantity,
  _id: v.optional(v.string()),
  product: v.optional(v.union([v.string(), v.strictObject(v.partial(Product).entries)])),
  user: v.optional(v.nullable(v.string())),
});
export type EditedCartItem = v.InferOutput<typeof EditedCartItem>;

/** What a line costs. */
export const lineTotal = (item: Pick<CartItem, 'quantity'> & { product: { price: number } }): Paise =>
  times(fromRupees(item.product.price), item.quantity);

/** The subtotal of a cart: the sum of price times quantity. */
export const subtotalOf = (items: readonly CartItem[]): Paise => sum(items.map(lineTotal));

/** How many things are in a cart: the sum of quantities. */
export const countOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((total, item) => total + item.quantity, 0);
