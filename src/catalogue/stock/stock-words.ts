import type { Words } from '#base/language/language.ts';
import { formatDay, shopDay } from '#base/time.ts';
import type { Product } from '#catalogue/products/product.ts';

// What shoppers read about stock and limits. It has no schemas, because a shopper's first page needs it.

const DAY_MS = 86_400_000;

/**
 * The text for a product that is sold out. `today` is the shop's date; it is left out on the server, because a
 * finished page may be kept beyond that day.
 */
export function soldOutText(
  i18n: Words,
  { soldOut, backOn }: Partial<Pick<Product, 'soldOut' | 'backOn'>>,
  today = '',
): string {
  if (!soldOut) return i18n._('shop.stock.out');
  return backOn
    ? i18n._('shop.stock.back', { day: dayInWords(i18n, backOn, today) })
    : i18n._('shop.stock.soldOut');
}

/** A day in words, as a sentence about what happens then has it: today, tomorrow, on 23 Nov 2026. */
export function dayInWords(i18n: Words, day: string, today: string): string {
  if (day === today) return i18n._('shop.date.today');
  const date = formatDay(i18n, day);
  if (today && day === shopDay(new Date(Date.parse(today) + DAY_MS).toISOString()))
    return i18n._('shop.date.tomorrow', { date });
  return i18n._('shop.date.on', { date });
}

/** Up to so many times the least amount, goods may be few; above, shoppers read only that they are in stock. */
const FEW = 5;

/** Goods and how much of them is sold at least; both in amounts, or both in the product's unit. */
export type Stocked = { stock: number; least: number };

/** True if less is left than the least amount. Goods that an old page kept have no least amount. */
export const isSoldOut = ({ stock, least }: Stocked): boolean => stock === 0 || stock < least;

/** True if at most a few orders can be filled. */
export const isFew = ({ stock, least }: Stocked): boolean => stock <= FEW * least;

/** The stock that a tile shows: available or not. */
export const stockOnTile = (goods: Stocked): number => (isSoldOut(goods) ? 0 : goods.least);

/** The stock that a product's page shows. A sale only ends the finished page when this changes. */
export const stockOnPage = ({ stock, least }: Stocked): number => Math.min(stock, (FEW + 1) * least);

/**
 * Stock handed out for uncounted goods, in the product's unit: a number for clients that know only numbers, and enough
 * for any household.
 */
export const STOCK_NOT_COUNTED = 1000;
