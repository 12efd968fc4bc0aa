import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { MoneyOfOrder } from '#money/payments.ts';

type Money = Pick<MoneyOfOrder, 'due' | 'giveBack'> & { status: string };
type Collectable = { delivery?: { collected: boolean } | undefined };

/** Sentence about payment on a bill. */
export function billWords(i18n: I18n, { status, due, giveBack, delivery }: Money & Collectable): string {
  if (giveBack > 0) return i18n._('account.bill.giveBack', { amount: formatRupees(giveBack) });
  if (status === 'cancelled') return i18n._('account.bill.nothing');
  if (due === 0) return i18n._('account.bill.received');
  if (status === 'delivered') return i18n._('account.bill.stillToPay');
  return delivery?.collected ? i18n._('account.bill.atTheShop') : i18n._('account.bill.atTheDoor');
}

/** Sentence about payment on a packing slip, for the rider. */
export function slipWords(
  i18n: I18n,
  { status, due, giveBack, paymentMethod }: Money & Pick<MoneyOfOrder, 'paymentMethod'>,
): string {
  if (giveBack > 0) return i18n._('office.slip.giveBack');
  if (status === 'cancelled') return i18n._('office.slip.cancelled');
  if (due === 0) return i18n._('office.slip.paid');
  return paymentMethod === 'cash' ? i18n._('office.slip.inCash') : i18n._('office.slip.byCard');
}

/** Sentence about payment beside an order's figures, for staff. */
export function deskWords(i18n: I18n, { status, due, giveBack }: Money): string {
  if (giveBack > 0) return i18n._('office.desk.giveBack', { amount: formatRupees(giveBack) });
  if (status === 'cancelled') return i18n._('office.desk.cancelled');
  return due === 0 ? i18n._('office.desk.received') : i18n._('office.desk.toCollect');
}
