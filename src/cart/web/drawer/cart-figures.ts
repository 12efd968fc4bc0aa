import { fromRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import type { PricedLine } from '#cart/figures.ts';
import { problemOfItem } from '#cart/web/problem/problem-of-item.ts';

type Line = Pick<CartItem, 'quantity' | 'product'>;

/** True for a line without any stock. It stays in the cart, and counts in no sum. */
export function isSoldOutLine(item: Line): boolean {
  const problem = problemOfItem(item);
  return problem?.kind === 'short' && problem.left === 0;
}

/** The lines of a cart as the shop sent them, in paise, without lines of no product or of sold-out goods. */
export const pricedLinesOf = (items: readonly Line[]): PricedLine[] =>
  items.flatMap((item) => {
    const { product, quantity } = item;
    if (!product._id || isSoldOutLine(item)) return [];
    return [{ price: fromRupees(product.price), quantity, soldBy: product.soldBy }];
  });
