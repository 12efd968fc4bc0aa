import { fromRupees, type Paise, paise, toRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/orders.ts';
import type { NewPayment, Payment, SeenMoney } from '#orders/payments.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import { type MoneyRow, openMoneyOf, saidUpiOf } from './money-of.ts';

const rupees = (amount: number): number => toRupees(paise(amount));

/** What is to pay and to give back for an order, and its payments, which are left out while there are none. */
export const presentMoney = (
  order: FullOrder,
  side: 'shopper' | 'shop',
): Pick<Order, 'due' | 'giveBack' | 'saidUpi' | 'money'> => {
  const { due, giveBack } = openMoneyOf(order);
  const saidUpi = side === 'shop' ? saidUpiOf(order) : 0;
  const open = {
    due: toRupees(due),
    giveBack: toRupees(giveBack),
    ...(saidUpi > 0 && { saidUpi: rupees(saidUpi) }),
  };
  if (order.payments.length === 0) return open;
  const shown = order.payments.filter(({ kind }) => kind !== 'undone');
  return {
    ...open,
    money: {
      paid: rupees(order.paid_paise),
      rounding: rupees(order.rounded_paise),
      payments: shown.map((payment) => presentPayment(payment, order.payments, side)),
    },
  };
};

/** Shoppers are not told who of the staff took their money, nor what was noted of it. */
const presentPayment = (
  { id, kind, method, amount_paise, rounded_paise, reference, note, by_name, at }: PaymentRow,
  all: readonly PaymentRow[],
  side: 'shopper' | 'shop',
): Payment => ({
  _id: id,
  kind: kind === 'returned' ? 'returned' : 'paid',
  method,
  amount: rupees(amount_paise),
  rounding: rupees(rounded_paise),
  reference,
  note: side === 'shop' ? note : '',
  by: side === 'shop' ? by_name : '',
  at,
  isUndone: all.some(({ undoes }) => undoes === id),
});

/** The amounts of a payment that somebody sends, in paise. */
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

/** Whether the money of an order is still as somebody saw it. */
export function isAsSeen(order: MoneyRow, seen: SeenMoney): boolean {
  const { due, giveBack } = openMoneyOf(order);
  return fromRupees(seen.due) === due && fromRupees(seen.giveBack) === giveBack;
}
