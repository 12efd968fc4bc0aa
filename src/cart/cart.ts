import * as v from 'valibot';
import { blankOr, NamedIn } from '#base/fields.ts';
import { amountOf } from '#base/figures/amount.ts';
import { QUANTITY_CEILING } from '#base/figures/quantity.ts';
import { Product } from '#catalogue/catalogue.ts';
import { User } from '#identity/identity.ts';

export { type CartFigures, countOf, figuresOf, lineTotal, shippingOf } from './figures.ts';

/** The most different products in one cart, and so in one order. */
export const LINES_AT_MOST = 500;

/**
 * Quantity in the product's unit: a whole number from 1 or, for loose goods, parts of a kilo or litre. The product's
 * own steps are checked with the product, the stock when the order is placed.
 */
export const Quantity = v.pipe(
  v.number(/*i18n*/ 'Quantity must be a number'),
  v.check(
    (quantity) => amountOf(quantity, 'weight') !== undefined,
    /*i18n*/ 'Quantity has at most three decimals',
  ),
  v.gtValue(0, /*i18n*/ 'Quantity must be at least 1'),
  v.maxValue(QUANTITY_CEILING, /*i18n*/ 'Quantity is too large'),
);

/** A line of the cart as handed out: the product as it is now, at its current price. */
export const CartItem = v.object({ _id: v.string(), quantity: v.number(), product: Product });
export type CartItem = v.InferOutput<typeof CartItem>;

/**
 * Body of an add. `user` is accepted because the specification's storefront sends it; the token decides whose cart it
 * is.
 */
export const NewCartItem = v.strictObject({
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: blankOr(Quantity, 1),
  user: v.optional(v.nullable(v.string())),
});
export type NewCartItem = v.InferOutput<typeof NewCartItem>;

/** Body of a change of a line: the whole item as it was handed out, of which only the quantity is read. */
export const EditedCartItem = v.strictObject({
  quantity: Quantity,
  _id: v.optional(v.string()),
  product: v.optional(v.union([v.string(), v.strictObject(v.partial(Product).entries)])),
  user: v.optional(v.nullable(v.string())),
});
export type EditedCartItem = v.InferOutput<typeof EditedCartItem>;

/** The answer to adding. */
export const AddedItem = v.object({ data: CartItem });

/** A page of a signed-in shopper asks for the cart and, with `user=1`, in the same call for the account. */
export const CartQuestion = v.object({ ...NamedIn.entries, user: v.optional(v.literal('1')) });

/** The cart, and the products that were removed from it because the shop no longer sells them. */
export const Cart = v.object({
  data: v.array(CartItem),
  removed: v.array(v.object({ product: v.string(), title: v.string() })),
  user: v.optional(User),
});
export type Cart = v.InferOutput<typeof Cart>;

/** The answer to removing a line. */
export const RemovedItem = v.object({ _id: v.string() });

/**
 * Why a line cannot be ordered as it is: the shop has less of it, or no longer sells it, or now sells it in other
 * amounts, of which `take` is the nearest. Where one order may hold only a certain amount, that is `most`.
 */
export const LineProblem = v.variant('kind', [
  v.object({ kind: v.literal('short'), left: v.number(), most: v.optional(v.number()) }),
  v.object({ kind: v.literal('gone') }),
  v.object({ kind: v.literal('step'), take: v.number() }),
]);
export type LineProblem = v.InferOutput<typeof LineProblem>;

/** The figures of a cart, in rupees: the same on every screen, because only the server calculates them. */
export const Figures = v.object({
  subtotal: v.number(),
  shipping: v.number(),
  total: v.number(),
  totalItems: v.number(),
  /** Null where shipping always costs the fee. */
  freeShippingAbove: v.nullable(v.number()),
  /** Amount missing to free shipping; 0 once reached, or where shipping is never free. */
  missingToFreeShipping: v.number(),
});
export type Figures = v.InferOutput<typeof Figures>;

/** The cart's cost now, line by line. Lines that are gone or sold out are named and not counted. */
export const Quote = v.object({
  ...Figures.entries,
  lines: v.array(
    v.object({
      _id: v.string(),
      product: v.string(),
      title: v.string(),
      quantity: v.number(),
      price: v.number(),
      total: v.number(),
      problem: v.nullable(LineProblem),
    }),
  ),
});
export type Quote = v.InferOutput<typeof Quote>;
