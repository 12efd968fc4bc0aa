import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import type { MoneyOfOrder, PaymentMethod, MoneyMethod, Payment } from '#money/payments.ts';

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

type Words = Record<PaymentMethod, { title: { id: string }; text: { id: string } }>;

/** Names of the ways to pay, each with its explanation for the door. */
export const PAYMENT_WORDS = {
  cash: {
    title: /*i18n*/ { id: 'account.pay.cash' },
    text: /*i18n*/ { id: 'account.pay.cashAtDoor' },
  },
  card: {
    title: /*i18n*/ { id: 'account.pay.card' },
    text: /*i18n*/ { id: 'account.pay.cardAtDoor' },
  },
} as const satisfies Words;

/** The same at the shop, where goods are collected. */
const AT_THE_SHOP = {
  cash: {
    title: /*i18n*/ { id: 'account.pay.cashAtShop' },
    text: /*i18n*/ { id: 'account.pay.cashAtShopText' },
  },
  card: {
    title: /*i18n*/ { id: 'account.pay.cardAtShop' },
    text: /*i18n*/ { id: 'account.pay.cardAtShopText' },
  },
} as const satisfies Words;

/** Names of the ways to pay, for delivery or for collection at the shop. */
export const paymentWords = (isCollected: boolean | undefined): Words =>
  isCollected ? AT_THE_SHOP : PAYMENT_WORDS;

/** Name of the way in which an order is paid, as a message id. */
export const paymentTitle = ({
  paymentMethod,
  delivery,
}: Pick<MoneyOfOrder, 'paymentMethod'> & { delivery?: { collected: boolean } | undefined }): string =>
  paymentWords(delivery?.collected)[paymentMethod].title.id;

/** Names of the ways in which money is taken or refunded. */
export const METHODS = {
  cash: /*i18n*/ { id: 'office.money.cash' },
  upi: /*i18n*/ { id: 'office.money.upi' },
  card: /*i18n*/ { id: 'office.money.card' },
} as const satisfies Record<MoneyMethod, object>;

const PAID: Record<Payment['method'], { id: string }> = {
  cash: /*i18n*/ { id: 'account.paid.cash' },
  card: /*i18n*/ { id: 'account.paid.card' },
  upi: /*i18n*/ { id: 'account.paid.upi' },
  account: /*i18n*/ { id: 'account.paid.account' },
};

/** A line for a payment or for the rest; refunds are below zero. */
type PaidLine = { key: string; label: string; rupees: number };

/** Label of a payment or a refund. */
export function paymentLabel(
  i18n: I18n,
  { kind, method, reference }: Pick<Payment, 'kind' | 'method' | 'reference'>,
): string {
  if (kind === 'paid') return [i18n._(PAID[method].id), reference].filter(Boolean).join(' · ');
  return method === 'account' ? i18n._('account.paid.offAccount') : i18n._('account.paid.returned');
}

/**
 * The lines below the total of a bill: how it was paid, what was rounded off, and what is left. Nothing while nothing was paid.
 * What went on the account and came off it again is one line: what it carries.
 */
export function paidLines(
  i18n: I18n,
  { money, due, giveBack }: Pick<MoneyOfOrder, 'money' | 'due' | 'giveBack'>,
): PaidLine[] {
  if (!money) return [];
  const stand = money.payments.filter(({ isUndone }) => !isUndone);
  const onAccount = plusRupees(...stand.filter(isOnAccount).map(({ amount }) => amount));
  const paid = stand
    .filter((payment) => !isOnAccount(payment))
    .map((payment) => ({
      key: payment._id,
      label: paymentLabel(i18n, payment),
      rupees: payment.amount,
    }));
  if (paid.length === 0 && onAccount === 0) return [];
  return [
    ...paid,
    ...(onAccount === 0 ? [] : [{ key: 'account', label: i18n._(PAID.account.id), rupees: onAccount }]),
    ...(money.rounding > 0
      ? [{ key: 'rounding', label: i18n._('account.paid.rounding'), rupees: money.rounding }]
      : []),
    ...(due > 0 ? [{ key: 'due', label: i18n._('account.paid.due'), rupees: due }] : []),
    ...(giveBack > 0 ? [{ key: 'giveBack', label: i18n._('account.paid.giveBack'), rupees: giveBack }] : []),
  ];
}

const isOnAccount = ({ method }: Payment): boolean => method === 'account';
