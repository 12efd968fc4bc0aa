import { quantityOf } from '#base/figures/amount.ts';
import { toRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { CartItem, Figures, LineProblem, Quote } from '#cart/cart.ts';
import { type CartFigures, figuresOf, lineTotal, type PricedLine, problemWith } from '#cart/figures.ts';
import { inLanguage, mostToSell, presentProduct } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import type { ShippingRule } from '#settings/settings.ts';
import type { FilledLine, GoneLine } from './queries.ts';

/** A line as it is handed out. */
export const presentItem = ({ id, quantity, product }: FilledLine): CartItem => ({
  _id: id,
  quantity: quantityOf(quantity, product.sold_by),
  product: presentProduct(product),
});

/** The lines of a cart, with their goods as a language calls them. */
export const itemsIn = (
  platform: Platform,
  language: Language,
  lines: readonly FilledLine[],
): Promise<CartItem[]> => namedItems(platform, language, lines.map(presentItem));

/** The same for lines as they were handed out. */
export async function namedItems(
  platform: Platform,
  language: Language,
  items: readonly CartItem[],
): Promise<CartItem[]> {
  const products = await inLanguage(
    platform,
    language,
    items.map(({ product }) => product),
  );
  return items.map((item, index) => ({ ...item, product: products[index] ?? item.product }));
}

/** Makes a function that names goods by product and title, in a language. */
export async function titledIn<Line extends { product: string; title: string }>(
  platform: Platform,
  language: Language,
  lines: readonly Line[],
): Promise<Line[]> {
  const named = await inLanguage(
    platform,
    language,
    lines.map(({ product, title }) => ({ _id: product, title })),
  );
  return lines.map((line, index) => ({ ...line, title: named[index]?.title ?? line.title }));
}

/** The figures of a cart as they are handed out. */
export const presentFigures = (figures: CartFigures): Figures => ({
  subtotal: toRupees(figures.subtotal),
  shipping: toRupees(figures.shipping),
  total: toRupees(figures.total),
  totalItems: figures.totalItems,
  freeShippingAbove: figures.freeShippingAbove === null ? null : toRupees(figures.freeShippingAbove),
  missingToFreeShipping: toRupees(figures.missingToFreeShipping),
});

/** The cart's cost now. Lines that are gone or sold out count in no sum. */
export const presentQuote = (
  cart: { filled: readonly FilledLine[]; gone: readonly GoneLine[] },
  rule: ShippingRule,
): Quote => ({
  ...presentFigures(figuresOf(cart.filled.filter((line) => !isSoldOutLine(line)).map(pricedLine), rule)),
  lines: [...cart.filled.map(quoteLine), ...cart.gone.map(goneLine)],
});

/** A line with its current price. */
export const pricedLine = ({ product, quantity }: Pick<FilledLine, 'product' | 'quantity'>): PricedLine => ({
  price: product.price_paise,
  quantity: quantityOf(quantity, product.sold_by),
  soldBy: product.sold_by,
});

const quoteLine = (line: FilledLine): Quote['lines'][number] => ({
  _id: line.id,
  product: line.product.id,
  title: line.product.title,
  quantity: quantityOf(line.quantity, line.product.sold_by),
  price: toRupees(line.product.price_paise),
  total: toRupees(lineTotal(pricedLine(line))),
  problem: problemOf(line),
});

function problemOf({ quantity, product }: FilledLine): LineProblem | null {
  const asQuantity = (amount: number): number => quantityOf(amount, product.sold_by);
  const problem = problemWith(quantity, {
    least: product.least,
    step: product.step,
    left: mostToSell(product),
    most: product.most_per_order ?? undefined,
  });
  if (problem?.kind === 'step') return { kind: 'step', take: asQuantity(problem.take) };
  if (!problem) return null;
  const { left, most } = problem;
  return { kind: 'short', left: asQuantity(left), ...(most !== undefined && { most: asQuantity(most) }) };
}

const isSoldOutLine = (line: FilledLine): boolean => {
  const problem = problemOf(line);
  return problem?.kind === 'short' && problem.left === 0;
};

const goneLine = (line: GoneLine): Quote['lines'][number] => ({
  _id: line.id,
  product: line.product_id,
  title: line.title,
  quantity: line.quantity,
  price: 0,
  total: 0,
  problem: { kind: 'gone' },
});
