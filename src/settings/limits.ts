import { fromRupees, type Paise } from '#base/figures/money.ts';
import type { Settings } from './shop-settings.ts';

/**
 * Limits of a new customer's open orders and orders in a day, and of all new customers in one network in a day, until a
 * first order was delivered or paid; null sets no limit.
 */
export type NewcomerLimits = {
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
