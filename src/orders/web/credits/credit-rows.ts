import type { I18n } from '@lingui/core';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { creditReason } from '#orders/credits/credit-text.ts';
import type { Credit } from '#orders/credits/credits.ts';
import type { Order } from '#orders/order.ts';

type Charged = Pick<Order, 'subtotal' | 'credited' | 'creditedDelivery'>;

/** Charge of the goods before credits, in rupees. */
export const chargedSubtotal = ({ subtotal, credited = 0, creditedDelivery = 0 }: Charged): number =>
  minusRupees(plusRupees(subtotal, credited), creditedDelivery);

/** Charge of the delivery before credits, in rupees. */
export const chargedShipping = ({
  shipping,
  creditedDelivery = 0,
}: Pick<Order, 'shipping' | 'creditedDelivery'>): number => plusRupees(shipping, creditedDelivery);

/** True if the bill has a row for the delivery: collected goods have none, unless a fee was charged. */
export const hasDelivery = (order: Pick<Order, 'shipping' | 'creditedDelivery' | 'delivery'>): boolean =>
  !order.delivery?.collected || chargedShipping(order) > 0;

/** The credits of an order that stand. */
export const standingCredits = ({ credits = [] }: Pick<Order, 'credits'>): Credit[] =>
  credits.filter(({ isUndone }) => !isUndone);

/** Bill rows between the goods and the total: each credit with its number and its reason. */
export const creditRows = (i18n: I18n, order: Pick<Order, 'credits'>) =>
  standingCredits(order).map((credit) => ({
    key: credit._id,
    label: `${i18n._('account.credit.note', { number: credit.number })} · ${creditReason(i18n, credit)}`,
    rupees: 0 - credit.amount,
  }));
