import { formatQuantity } from '#base/figures/amount.ts';
import type { Words } from '#base/language/language.ts';
import { packText } from '#catalogue/products/label/label-words.ts';
import type { Pack } from '#catalogue/products/packs.ts';
import type { Product } from '#catalogue/products/product.ts';

// What a product's page, the cart and the choice of packs say; a first visit of goods needs none of it.

/** Stock in words; a number only where it is small, and true. */
export const stockText = (
  i18n: Words,
  { stock, few, unit }: Pick<Product, 'stock' | 'few' | 'unit'>,
): string =>
  few ? i18n._('shop.stock.few', { amount: formatQuantity(i18n, stock, unit) }) : i18n._('shop.stock.in');

/** Goods of which one order may hold only so much. */
export type Limited = Pick<Product, 'unit'> & Partial<Pick<Product, 'mostPerOrder'>>;

/** The most per order, in words; empty without a limit. */
export const mostText = (i18n: Words, { mostPerOrder, unit }: Limited): string =>
  mostPerOrder ? i18n._('shop.stock.most', { amount: formatQuantity(i18n, mostPerOrder, unit) }) : '';

/** Name of a pack among the others of its family. */
export const packName = (
  i18n: Words,
  { pack, color, title }: Pick<Pack, 'pack' | 'title'> & { color?: string },
): string => [packText(i18n, pack), color].filter(Boolean).join(' · ') || title;

/** The least amount and the steps of a product, in words. */
export function ruleText(
  i18n: Words,
  { unit, least, step: steps }: Pick<Product, 'unit' | 'least' | 'step'>,
): string {
  const step = formatQuantity(i18n, steps, unit);
  return least === steps
    ? i18n._('shop.loose.steps', { step })
    : i18n._('shop.loose.rule', { least: formatQuantity(i18n, least, unit), step });
}
