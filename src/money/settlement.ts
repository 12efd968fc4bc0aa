import { type Paise, paise } from '#base/figures/money.ts';

/** What the money of an order is reckoned from, in paise. */
export type MoneyFacts = {
  /** What the order costs; nothing once it is cancelled. */
  cost: number;
  /** The money that came, less what was given back. */
  money: number;
  /** What was agreed to go on the customer's account. */
  share: number;
  /** What is on the account now. */
  onAccount: number;
  /** What may still go on the account: it limits only what goes on. */
  room: number;
  /** Whether any of the money came or went in cash. */
  hasCash: boolean;
};

const RUPEE = 100;

/**
 * What the account carries of an order, and what is rounded off, from its facts alone. The account carries the agreed share of what
 * money does not cover; less than a rupee that is left is rounded off where cash stands.
 */
export function settlementOf({ cost, money, share, onAccount, room, hasCash }: MoneyFacts): {
  onAccount: Paise;
  rounded: Paise;
} {
  const wanted = Math.max(0, Math.min(share, cost - Math.max(0, money)));
  const carried = wanted <= onAccount ? wanted : Math.min(wanted, Math.max(0, onAccount + room));
  const open = cost - money - carried;
  return { onAccount: paise(carried), rounded: paise(hasCash && open > 0 && open < RUPEE ? open : 0) };
}
