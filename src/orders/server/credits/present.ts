import type { EveryKey } from '#base/fields.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { toRupees } from '#base/figures/money.ts';
import { standing } from '#money/server/public.ts';
import type { Credit } from '#orders/credits/credits.ts';
import type { Order } from '#orders/order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import type { CreditRow } from './queries.ts';

/** The credits of an order that stand. */
export const standingCredits = ({ credits }: Pick<FullOrder, 'credits'>): CreditRow[] => standing(credits);

/** The credits of an order with their sum; nothing while none was given. Shoppers are not told which of the staff gave them. */
export const presentCredits = (
  {
    credits,
    credited_paise,
    credited_shipping_paise,
    lines,
  }: Pick<FullOrder, 'credits' | 'credited_paise' | 'credited_shipping_paise' | 'lines'>,
  side: 'shopper' | 'shop',
): EveryKey<Pick<Order, 'credited' | 'creditedDelivery' | 'credits'>> => {
  if (credits.length === 0) return { credited: undefined, creditedDelivery: undefined, credits: undefined };
  const undone = new Set(credits.map(({ undoes }) => undoes));
  const soldBy = new Map(lines.map(({ position, sold_by }) => [position, sold_by]));
  return {
    credited: toRupees(credited_paise),
    creditedDelivery: credited_shipping_paise > 0 ? toRupees(credited_shipping_paise) : undefined,
    credits: credits
      .filter(({ kind }) => kind === 'credit')
      .map((credit): Credit => ({
        _id: credit.id,
        number: String(credit.number),
        reason: credit.reason,
        note: credit.note,
        amount: toRupees(credit.amount_paise),
        delivery: toRupees(credit.shipping_paise),
        by: side === 'shop' ? credit.by_name : '',
        at: credit.at,
        isUndone: undone.has(credit.id),
        lines: credit.lines.map(({ position, quantity, amount_paise, restocked }) => ({
          line: position,
          quantity: quantityOf(quantity, soldBy.get(position)),
          amount: toRupees(amount_paise),
          backInStock: restocked === 1,
        })),
      })),
  };
};
