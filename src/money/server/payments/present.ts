import type { EveryKey } from '#base/fields.ts';
import { fromRupees, type Paise, toRupees, ZERO } from '#base/figures/money.ts';
import type { NewPayment, Payment, SeenMoney, MoneyOfOrder } from '#money/payments.ts';
import type { OrderMoneyRow, PaymentRow } from '#money/server/payments/payment-rows.ts';
import { isFollowing, isOfDoor, type MoneyRow, openMoneyOf, saidUpiOf } from './money-of.ts';

/** The amounts to pay and to give back for an order, and its payments, which are left out while there are none. */
export const presentMoney = (
  order: OrderMoneyRow,
  side: 'shopper' | 'shop',
): EveryKey<Pick<MoneyOfOrder, 'due' | 'giveBack' | 'neverCame' | 'saidUpi' | 'money'>> => {
  const { due, giveBack, neverCame } = openMoneyOf(order);
  const saidUpi = side === 'shop' ? saidUpiOf(order) : ZERO;
  const open = {
    due: toRupees(due),
    giveBack: toRupees(giveBack),
    neverCame: side === 'shop' && neverCame > 0 ? toRupees(neverCame) : undefined,
    saidUpi: saidUpi > 0 ? toRupees(saidUpi) : undefined,
  };
  if (order.payments.length === 0) return { ...open, money: undefined };
  const shown = order.payments.filter(isShown);
  return {
    ...open,
    money: {
      paid: toRupees(order.paid_paise),
      rounding: toRupees(order.rounded_paise),
      payments: shown.map((payment) => presentPayment(payment, order.payments, side)),
    },
  };
};

/** Of what is rounded off by itself there is one sum, and of what takes a row back the row says so. */
const isShown = ({ kind, by_itself, amount_paise }: PaymentRow): boolean =>
  kind !== 'undone' && !(by_itself === 1 && amount_paise === 0);

/** Shoppers are not told who of the staff took their money, nor what was noted of it. */
const presentPayment = (row: PaymentRow, all: readonly PaymentRow[], side: 'shopper' | 'shop'): Payment => {
  const { id, kind, method, amount_paise, rounded_paise, reference, note, by_name, at } = row;
  return {
    _id: id,
    kind: kind === 'returned' ? 'returned' : 'paid',
    method,
    amount: toRupees(amount_paise),
    rounding: toRupees(rounded_paise),
    reference,
    note: side === 'shop' ? note : '',
    by: side === 'shop' ? by_name : '',
    at,
    isUndone: all.some(({ undoes }) => undoes === id),
    ...(side === 'shop' && isFollowing(row) && { byItself: true }),
    ...(side === 'shop' && isOfDoor(row) && { atDoor: true }),
  };
};

/** Converts the amounts of a sent payment to paise. */
export const inPaise = ({
  amount,
  seen,
  ...sent
}: NewPayment): Omit<NewPayment, 'amount' | 'seen'> & {
  amount: Paise;
  seen: { due: Paise; giveBack: Paise };
} => ({
  ...sent,
  amount: fromRupees(amount),
  seen: { due: fromRupees(seen.due), giveBack: fromRupees(seen.giveBack) },
});

/** True if the amounts due and to be refunded are still those that the sender saw. */
export function isAsSeen(order: MoneyRow, seen: SeenMoney): boolean {
  const { due, giveBack } = openMoneyOf(order);
  return fromRupees(seen.due) === due && fromRupees(seen.giveBack) === giveBack;
}
