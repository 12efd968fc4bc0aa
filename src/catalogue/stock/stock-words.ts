import { formatQuantity } from '#base/amount.ts';
import { formatDay, shopDay } from '#base/time.ts';
import type { Pack } from '#catalogue/products/packs.ts';
import type { Product } from '#catalogue/products/product.ts';

// What shoppers read about stock and limits. It has no schemas, because a shopper's first page needs it.

const DAY_MS = 86_400_000;

/**
 * The text for a product that is sold out. `today` is the shop's date; it is left out on the server, because a
 * finished page may be kept beyond that day.
 */
export function soldOutText(
  { soldOut, backOn }: Partial<Pick<Product, 'soldOut' | 'backOn'>>,
  today = '',
): string {
  if (!soldOut) return 'Out of stock';
  return backOn ? `Sold out, back ${dayInWords(backOn, today)}` : 'Sold out';
}

/** A day in words: today, tomorrow, on 23 Nov 2026. */
export function dayInWords(day: string, today: string): string {
  if (day === today) return 'today';
  if (today && day === shopDay(new Date(Date.parse(today) + DAY_MS).toISOString())) return 'tomorrow';
  return `on ${formatDay(day)}`;
}

/** Goods of which one order may hold only so much. */
export type Limited = Pick<Product, 'unit'> & Partial<Pick<Product, 'mostPerOrder'>>;

/** How much of it one order may hold, in words; empty for any. */
export const mostText = ({ mostPerOrder, unit }: Limited): string =>
  mostPerOrder ? `At most ${formatQuantity(mostPerOrder, unit)} in one order` : '';

/** What a pack is called among the others of its family. */
export const packName = ({ pack, color, title }: Pick<Pack, 'pack' | 'title'> & { color?: string }): string =>
  [pack, color].filter(Boolean).join(' · ') || title;
