import { Failure, invalidField } from '#base/failure.ts';
import { amountOf, fits } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';
import type { CartFigures } from '#cart/cart.ts';
import {
  type CartLine,
  type FilledLine,
  fillLines,
  presentItem,
  takeCart,
  wrongAmount,
} from '#cart/server/public.ts';
import { wholeOf } from '#catalogue/catalogue.ts';
import { takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { type CartChanged, isSumOf, type NewOrder } from '#orders/order.ts';
import { presentPriceChanged } from '#orders/server/present.ts';

/**
 * Takes a shopper's cart and its goods from the shelf, if the cart is the one that was sent; refuses with the cart as it is. The
 * cart is the lock: a second request for it finds it empty. Stock is taken in the order of product ids, so that two orders never
 * wait for each other in a circle. A refusal brings both back.
 */
export async function takeSentCart(tx: Tx, userId: string, request: NewOrder): Promise<FilledLine[]> {
  const lines = await takeCart(tx, userId);
  if (!mayBeSameCart(lines, request)) throw notTheCart((await fillLines(tx, lines)).filled, request);
  const goods = await takeStock(
    tx,
    lines.map((line) => ({ product: line.product_id, quantity: line.quantity })),
  );
  const filled = lines.flatMap((line) => {
    const product = goods.get(line.product_id);
    return product ? [{ ...line, product }] : [];
  });
  if (!isSameCart(filled, request)) throw notTheCart(filled, request);
  expectToFit(filled, request);
  return filled;
}

type SentItem = NewOrder['items'][number];
const productOf = ({ product }: SentItem): string => (typeof product === 'string' ? product : product._id);
const priceOf = ({ product }: SentItem): Paise | undefined =>
  typeof product === 'string' ? undefined : product.price;

function quantitiesOf(request: NewOrder): Map<string, number> {
  const sent = new Map<string, number>();
  for (const item of request.items) {
    sent.set(productOf(item), (sent.get(productOf(item)) ?? 0) + item.quantity);
  }
  return sent;
}

/** Before the goods are taken it is unknown whether an amount is in grams or in pieces, so both are allowed. */
function mayBeSameCart(lines: readonly CartLine[], request: NewOrder): boolean {
  const sent = quantitiesOf(request);
  return (
    sent.size === lines.length &&
    lines.every(({ product_id, quantity }) => {
      const asked = sent.get(product_id);
      return asked !== undefined && [asked, amountOf(asked, 'weight')].includes(quantity);
    })
  );
}

function isSameCart(lines: readonly FilledLine[], request: NewOrder): boolean {
  const sent = quantitiesOf(request);
  return lines.every(
    ({ product, quantity }) => amountOf(sent.get(product.id) ?? 0, product.sold_by) === quantity,
  );
}

/** The owner may have changed the least amount of a product since it was put into the cart. */
function expectToFit(lines: readonly FilledLine[], request: NewOrder): void {
  const wrong = lines.find(({ product, quantity }) => !fits(quantity, product));
  if (!wrong) return;
  const at = request.items.findIndex((item) => productOf(item) === wrong.product.id);
  throw wrongAmount(wrong.product, `items.${at}.quantity`);
}

/** Half a piece is a mistake of the client; any other difference comes from another screen. */
function notTheCart(lines: readonly FilledLine[], request: NewOrder): Failure {
  for (const { product } of lines) {
    const at = request.items.findIndex((item) => productOf(item) === product.id);
    const sent = request.items[at];
    if (sent && amountOf(sent.quantity, product.sold_by) === undefined)
      return invalidField(`items.${at}.quantity`, wholeOf('Quantity', product.sold_by));
  }
  return cartChanged(lines);
}

function cartChanged(lines: readonly FilledLine[]): Failure {
  const message =
    lines.length === 0
      ? /*i18n*/ 'Your cart is empty: it was ordered or emptied on another screen.'
      : /*i18n*/ 'Your cart was changed on another screen. You see it as it is now.';
  return new Failure('cart_changed', message, {
    detail: { cart: lines.map(presentItem) } satisfies CartChanged,
  });
}

/** Clients that do not know of loose goods count the sum of the quantities. */
const isCountOf = ({ totalItems, items }: NewOrder, counted: number): boolean =>
  totalItems === counted || isSumOf(items, totalItems);

/** Refuses an order with `price_changed` if a price or the total differs from what the shopper saw. */
export function expectSameFigures(
  lines: readonly FilledLine[],
  figures: CartFigures,
  request: NewOrder,
): void {
  const products = new Map(lines.map(({ product }) => [product.id, product]));
  const changed = request.items.flatMap((item) => {
    const product = products.get(productOf(item));
    const was = priceOf(item);
    if (!product || was === undefined || was === product.price_paise) return [];
    return { product: product.id, title: product.title, was, now: product.price_paise };
  });
  const isTotalSame = request.totalAmount === figures.total && isCountOf(request, figures.totalItems);
  if (changed.length === 0 && isTotalSame) return;
  throw new Failure('price_changed', /*i18n*/ 'A price has changed. Please check the new total.', {
    detail: presentPriceChanged(lines, figures, changed),
  });
}
