import { fromRupees, paise, toRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/orders.ts';
import { openMoney } from '#orders/payments.ts';

/** The money of an order without one of its payments: what it will be when the taking back of it has arrived. */
export function withoutPayment(
  { money, totalAmount, status }: Order,
  payment: string,
): Partial<Pick<Order, 'paymentStatus' | 'due' | 'giveBack' | 'money'>> {
  const row = money?.payments.find(({ _id, isUndone }) => _id === payment && !isUndone);
  if (!money || !row) return {};
  const total = fromRupees(totalAmount);
  const paid = paise(fromRupees(money.paid) - fromRupees(row.amount));
  const rounded = paise(fromRupees(money.rounding) - fromRupees(row.rounding));
  const { due, giveBack } = openMoney({ total, paid, rounded, isCancelled: status === 'cancelled' });
  return {
    paymentStatus: paid + rounded < total ? 'pending' : 'received',
    due: toRupees(due),
    giveBack: toRupees(giveBack),
    money: {
      paid: toRupees(paid),
      rounding: toRupees(rounded),
      payments: money.payments.map((one) => (one === row ? { ...one, isUndone: true } : one)),
    },
  };
}
