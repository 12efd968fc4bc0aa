import type { I18n } from '@lingui/core';
import { formatRupees, fromRupees } from '#base/figures/money.ts';
import { minusRupees, allInRupees } from '#base/figures/rupee-sums.ts';
import { figuresOf } from '#cart/cart.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import { cashToTake, type KhataNow, roomOn } from '#money/web/admin/public.ts';
import type { ShippingRule } from '#settings/settings.ts';

/** Payment fields as typed: the bank's reference, the cash given, and the share for the account. */
export type TypedMoney = {
  reference: string;
  given: string;
  /** True if the missing part of the cash goes on the customer's account. */
  isRestOnAccount: boolean;
  /** Why the owner lets the account go above its limit. */
  beyond: string;
};

/** Nothing is typed yet. */
export const NO_MONEY: TypedMoney = { reference: '', given: '', isRestOnAccount: false, beyond: '' };

/** Typed text as rupees; empty is 0. */
export const rupeesIn = (typed: string): number => Number(typed.replaceAll(/[^\d.]/g, '')) || 0;

/** Change for the customer, in rupees, from a total rounded to whole rupees; below zero if cash is missing. */
export const changeOf = ({ given }: TypedMoney, total: number): number =>
  minusRupees(rupeesIn(given), cashToTake(total));

/** Rupees of an amount for the account that are above its limit; 0 within it. */
export const aboveLimit = (khata: KhataNow, more: number): number =>
  Math.max(0, minusRupees(more, roomOn(khata)));

/** Rupees that go on the customer's account. */
export function onAccount(
  { method, channel }: Pick<Draft, 'method' | 'channel'>,
  money: TypedMoney,
  total: number,
): number {
  if (method === 'account') return total;
  const given = Math.floor(rupeesIn(money.given));
  const isSplit = channel === 'counter' && method === 'cash' && money.isRestOnAccount && given > 0;
  // What is left of the last rupee nobody asks for.
  return isSplit && given < Math.floor(total) ? minusRupees(total, given) : 0;
}

/** The payment as it is sent with the order; `showsCode` is true if the shop has a UPI address to draw a code for. */
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

/** Label of the button that places the order: it names the payment. */
export function placeWords(
  i18n: I18n,
  draft: Pick<Draft, 'channel' | 'method'>,
  { money, total, showsCode }: { money: TypedMoney; total: number; showsCode: boolean },
): string {
  const amount = { total: formatRupees(total) };
  const more = onAccount(draft, money, total);
  if (draft.channel === 'phone')
    return more > 0 ? i18n._('office.take.placeOnAccount', amount) : i18n._('office.take.place', amount);
  if (more > 0 && more < total)
    return i18n._('office.take.sellInPart', {
      paid: formatRupees(minusRupees(total, more)),
      rest: formatRupees(more),
    });
  if (more > 0) return i18n._('office.take.sellOnAccount', amount);
  const isShown = draft.method === 'upi' && money.reference === '' && showsCode;
  return isShown ? i18n._('office.take.sellByCode', amount) : i18n._('office.take.sell', amount);
}

/** Figures of the order that is being taken, in rupees. The shop reckons them again when the order arrives. */
export type DraftFigures = { subtotal: number; shipping: number; total: number };

/** Figures of a draft under the shipping rule of its place. */
export function figuresOfDraft({ lines }: Pick<Draft, 'lines'>, rule: ShippingRule): DraftFigures {
  const priced = lines.map(({ product: { price, soldBy }, quantity }) => ({
    price: fromRupees(price),
    quantity,
    soldBy,
  }));
  const { subtotal, shipping, total } = figuresOf(priced, rule);
  return allInRupees({ subtotal, shipping, total });
}
