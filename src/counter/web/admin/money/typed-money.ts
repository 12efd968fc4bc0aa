import { type Paise, toRupees } from '#base/figures/money.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import { inCash } from '#money/money.ts';

/** What was typed of the money: the bank's number, the cash that was given, and what goes on the account. */
export type TypedMoney = {
  reference: string;
  given: string;
  /** Whether what is missing of the cash goes on the customer's account. */
  isRestOnAccount: boolean;
  /** Why the owner lets the account go above its limit. */
  beyond: string;
};

/** Nothing is typed yet. */
export const NO_MONEY: TypedMoney = { reference: '', given: '', isRestOnAccount: false, beyond: '' };

/** An amount of rupees that somebody typed; nothing is 0. */
export const rupeesIn = (typed: string): number => Number(typed.replaceAll(/[^\d.]/g, '')) || 0;

/**
 * How many rupees go back of the cash that was given for a total, which is asked for to the rupee; below zero, how many
 * are missing.
 */
export const changeOf = ({ given }: TypedMoney, total: Paise): number =>
  rupeesIn(given) - toRupees(inCash.taken(total));

/** How many rupees go on the customer's account. */
export function onAccount(
  { method, channel }: Pick<Draft, 'method' | 'channel'>,
  money: TypedMoney,
  total: number,
): number {
  if (method === 'account') return total;
  const given = Math.floor(rupeesIn(money.given));
  const isSplit = channel === 'counter' && method === 'cash' && money.isRestOnAccount && given > 0;
  // What is left of the last rupee nobody asks for.
  return isSplit && given < Math.floor(total) ? total - given : 0;
}

/** How an order is paid as it is taken, as it is sent; `showsCode` says that the shop has a UPI address to draw a code for. */
export function paymentOf(
  draft: Pick<Draft, 'method' | 'channel'>,
  money: TypedMoney,
  { total, showsCode }: { total: number; showsCode: boolean },
): TakenOrder['payment'] {
  const { method, channel } = draft;
  const beyond = money.beyond.trim();
  const account = { reference: '', ...(beyond && { beyond }) };
  if (method === 'account') return { method, ...account };
  if (channel === 'phone') return undefined;
  const reference = money.reference.replaceAll(/\s/g, '');
  if (method === 'upi') return { method, reference, ...(reference === '' && showsCode && { awaited: true }) };
  const isSplit = onAccount(draft, money, total) > 0;
  return isSplit
    ? { method, ...account, amount: Math.floor(rupeesIn(money.given)) }
    : { method, reference: '' };
}
