import { amountOf, quantityOf } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import type { CartItem, LineProblem } from '#cart/cart.ts';
import { type PricedLine, problemWith } from '#cart/figures.ts';
import { ruleOf, STOCK_NOT_COUNTED } from '#catalogue/catalogue.ts';

type CheckedLine = {
  quantity: number;
  product: Pick<CartItem['product'], 'soldBy' | 'least' | 'step'> &
    Partial<Pick<CartItem['product'], 'stock' | 'mostPerOrder'>>;
};

/** Reason why a line of the cart cannot be ordered as it is, the same as in the checkout. */
export function problemOfItem({ quantity, product }: CheckedLine): LineProblem | undefined {
  // Goods that an old page kept have no stock.
  const { soldBy, stock = STOCK_NOT_COUNTED, mostPerOrder } = product;
  const most = mostPerOrder ? amountOf(mostPerOrder, soldBy) : undefined;
  // Of what nobody counts there is any amount.
  const inShop = stock >= STOCK_NOT_COUNTED ? Infinity : (amountOf(stock, soldBy) ?? 0);
  const left = Math.min(inShop, most ?? Infinity);
  const problem = problemWith(amountOf(quantity, soldBy) ?? 0, { ...ruleOf(product), left, most });
  if (!problem) return undefined;
  const asQuantity = (amount: number): number => quantityOf(amount, soldBy);
  if (problem.kind === 'step') return { kind: 'step', take: asQuantity(problem.take) };
  const isLimit = problem.most !== undefined;
  return {
    kind: 'short',
    left: asQuantity(problem.left),
    ...(isLimit && { most: asQuantity(problem.most ?? 0) }),
  };
}

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
