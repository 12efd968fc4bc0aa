import type { I18n } from '@lingui/core';
import { isLoose } from '#base/figures/amount.ts';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import type { Order, OrderItem } from '#orders/orders.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { rupeesOf } from '#orders/web/public.ts';

/** Ordered amount of a line. */
export const orderedOf = ({ ordered, quantity }: Pick<OrderItem, 'ordered' | 'quantity'>): number =>
  ordered ?? quantity;

/** An amount of a line with its unit, as text. */
export const amountText = (i18n: I18n, { product }: Pick<OrderItem, 'product'>, quantity: number): string =>
  quantityText(i18n, quantity, product.unit);

/** The most that an order may come to without a further yes, in rupees. */
export const agreedOf = ({ agreed, totalAmount }: Pick<Order, 'agreed' | 'totalAmount'>): number =>
  agreed?.total ?? totalAmount;

/** Total of an order, in rupees, with another amount of a line. */
export const totalWith = (order: Order, item: OrderItem, quantity: number): number =>
  plusRupees(minusRupees(order.totalAmount, rupeesOf(item)), rupeesFor(item.product.price, quantity));

/**
 * A typed amount in the unit of the goods; grams or millilitres if the small unit is chosen. Undefined if it is
 * not a valid amount.
 */
export function typedAmount(typed: string, soldBy: OrderItem['product']['soldBy'], isSmall: boolean) {
  const number = Number(typed.replaceAll(/[\s,]/g, ''));
  if (typed.trim() === '' || !Number.isFinite(number) || number <= 0) return undefined;
  if (!isLoose(soldBy)) return Number.isInteger(number) ? number : undefined;
  const grams = Math.round(isSmall ? number : number * 1000);
  return grams > 0 ? grams / 1000 : undefined;
}
