import { type Paise, paise } from '#base/figures/money.ts';
import { leftOver } from './payments.ts';

/** Amounts that an order is settled from, in paise. */
export type MoneyFacts = {
  /** Cost of the order; 0 once it is cancelled. */
  cost: number;
  /** The money that came, less what was given back. */
  money: number;
  /** Amount agreed to go on the customer's account. */
  share: number;
  /** Amount on the account now. */
  onAccount: number;
  /** Credit left on the account: limits additions only, never the amount on it already. */
  room: number;
  /** True if cash was taken or refunded. */
  hasCash: boolean;
};

/**
 * Amounts of an order to put on account and to round off. The account carries the agreed share of the amount that money
 * does not cover; a rest below one rupee is rounded off if cash was taken or refunded. Paise that a refund in whole rupees gave
 * beyond the money stay rounded off when the order costs something again.
 */
export function settlementOf({ cost, money, share, onAccount, room, hasCash }: MoneyFacts): {
  onAccount: Paise;
  rounded: Paise;
} {
  const wanted = Math.max(0, Math.min(share, cost - Math.max(0, money)));
  const carried = wanted <= onAccount ? wanted : Math.min(wanted, Math.max(0, onAccount + room));
  const rest = leftOver(cost - money - carried) || leftOver(0 - money);
  return { onAccount: paise(carried), rounded: paise(hasCash ? rest : 0) };
}
