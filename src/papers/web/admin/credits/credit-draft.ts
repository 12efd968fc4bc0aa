import { amountOf, isLoose, quantityOf } from '#base/figures/amount.ts';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { reckoned } from '#money/web/public.ts';
import type { Order, OrderItem, CreditReason, NewCredit } from '#orders/orders.ts';
import { lineCredit, rupeesOf } from '#orders/web/public.ts';
import { typedAmount } from '#ui/form/form.tsx';

/** Typed values of a line; an undefined amount follows the quantity. */
export type DraftLine = { quantity: string; amount: string | undefined; backInStock: boolean };
/** Draft of a credit: the ticked lines by their position. */
export type Draft = Readonly<Record<number, DraftLine>>;

/** Rest of a line that can still be credited: quantity in its unit, and rupees. */
export function leftOf(item: OrderItem): { quantity: number; rupees: number } {
  const { quantity, credited, product } = item;
  const goods = inLeast(quantity, product.soldBy) - inLeast(credited?.quantity ?? 0, product.soldBy);
  const rupees = minusRupees(rupeesOf(item), credited?.amount ?? 0);
  return { quantity: quantityOf(goods, product.soldBy), rupees };
}

const inLeast = (quantity: number, soldBy: OrderItem['product']['soldBy']): number =>
  amountOf(quantity, soldBy) ?? 0;

/** A line as it stands when it is ticked: all that is left of it. */
export const newLine = (item: OrderItem, backInStock = false): DraftLine => ({
  quantity: String(leftOf(item).quantity),
  amount: undefined,
  backInStock,
});

/** Typed rupees, to the paisa; undefined while that is no amount. */
export function typedRupees(typed: string | undefined): number | undefined {
  const rupees = typedAmount(typed ?? null);
  return rupees !== undefined && Number.isFinite(rupees) ? plusRupees(rupees) : undefined;
}

/** Credit for a line in rupees; undefined if its amount or quantity is not valid. */
export function comesTo(item: OrderItem, line: DraftLine, reason: CreditReason): number | undefined {
  if (line.amount !== undefined) return typedRupees(line.amount);
  if (reason === 'price') return undefined;
  return lineCredit(item, typedAmount(line.quantity) ?? Number.NaN, item.credited ?? NOTHING);
}

const NOTHING = { quantity: 0, amount: 0 };

/** The lines of a draft as they are sent. Where only the price was wrong, no goods are named. */
export const linesToSend = (draft: Draft, reason: CreditReason): NewCredit['lines'] =>
  Object.entries(draft).map(([line, { quantity, amount, backInStock }]) => {
    const typed = amount === undefined ? undefined : typedAmount(amount);
    return {
      line: Number(line),
      ...(reason !== 'price' && { quantity: typedAmount(quantity) ?? Number.NaN }),
      ...(typed !== undefined && { amount: typed }),
      backInStock: reason !== 'price' && backInStock,
    };
  });

/** Result of a credit in rupees: amount still due, refund, and reduction of the account. */
export function whatFollows(
  order: Order,
  credit: number,
): { due: number; giveBack: number; offAccount: number } {
  const totalAmount = Math.max(0, minusRupees(order.totalAmount, credit));
  const { due, giveBack, offAccount } = reckoned({ ...order, totalAmount });
  return { due, giveBack, offAccount };
}

/** True if the goods are loose, so that a part of a unit can be typed. */
export const isByPart = ({ product }: OrderItem): boolean => isLoose(product.soldBy);
