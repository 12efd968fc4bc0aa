import { fromRupees, type Paise, paise, ZERO } from '#base/figures/money.ts';
import type { Settings } from './shop-settings.ts';

// The contract of the settings. The schemas stand in a file of their own, because a shopper's first page needs the shipping
// rule and none of them.
export * from './hours/hours.ts';
export * from './hours/standing.ts';
export * from './rules/shop-rules.ts';
export * from './shop-settings.ts';

/**
 * Limits of a new customer's open orders and orders in a day, and of all new customers in one network in a day, until a
 * first order was delivered or paid; null sets no limit.
 */
type NewcomerLimits = {
  orders: number | null;
  aDay: number | null;
  ofANetwork: number | null;
  value: Paise | null;
};

/** The owner's limits for new customers. */
export const newcomerLimits = ({
  newcomerOrders,
  newcomerOrdersADay,
  newcomersOfANetwork,
  newcomerValue,
}: Pick<
  Settings,
  'newcomerOrders' | 'newcomerOrdersADay' | 'newcomersOfANetwork' | 'newcomerValue'
>): NewcomerLimits => ({
  orders: newcomerOrders,
  aDay: newcomerOrdersADay,
  ofANetwork: newcomersOfANetwork,
  value: newcomerValue === null ? null : fromRupees(newcomerValue),
});

/** Limit of the unpaid orders for one phone number; null sets none. */
export const unpaidMost = ({ unpaidMost: most }: Pick<Settings, 'unpaidMost'>): Paise | null =>
  most === null ? null : fromRupees(most);

/** From which total on shoppers say a code at the door; null where the owner wants none. */
export const doorCodeFrom = ({ doorCodeFrom: from }: Pick<Settings, 'doorCodeFrom'>): Paise | null =>
  from === null ? null : fromRupees(from);

/** Shipping fee, and the subtotal above which it is free; null: it is never free. */
export type ShippingRule = { fee: Paise; freeAbove: Paise | null };

/** The rule that the owner set, in paise; the settings themselves are kept as the owner typed them, in rupees. */
export const shippingRuleOf = (settings: {
  shippingFee: number;
  freeShippingAbove: number;
}): { fee: Paise; freeAbove: Paise } => ({
  fee: fromRupees(settings.shippingFee),
  freeAbove: fromRupees(settings.freeShippingAbove),
});

/** Shipping fees to name before the village is known, in rupees. */
export type FeesAhead = {
  from: number;
  to: number;
  /** Above which subtotal it is free, wherever it goes. */
  freeAbove: number | null;
  /** It is the same everywhere. */
  isOne: boolean;
};

/** Range of shipping fees while any of these rules may hold, in rupees. */
export function feesAhead(rules: readonly { fee: number; freeAbove: number | null }[]): FeesAhead {
  const fees = rules.map(({ fee }) => fee);
  const [from, to] = [Math.min(...fees), Math.max(...fees)];
  const [first] = rules;
  const isOne = rules.every(({ fee, freeAbove }) => fee === first?.fee && freeAbove === first.freeAbove);
  return { from, to, freeAbove: isOne ? (first?.freeAbove ?? null) : null, isOne };
}

/** Shipping fee of a basket: none for an empty one or above the limit. */
export const shippingFor = (subtotal: Paise, { fee, freeAbove }: ShippingRule): Paise =>
  subtotal === 0 || (freeAbove !== null && subtotal > freeAbove) ? ZERO : fee;

/** Amount missing to free shipping; 0 once reached, or where shipping is never free. */
export const missingToFreeShipping = (subtotal: Paise, { fee, freeAbove }: ShippingRule): Paise =>
  fee === 0 || freeAbove === null || subtotal > freeAbove ? ZERO : paise(freeAbove - subtotal + 1);
