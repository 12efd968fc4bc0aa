import { fromRupees, toRupees } from '#base/figures/money.ts';
import { knownMoney, reckoned } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';

/** The money of an order without one of its payments: as it will be when the taking back of it has arrived. */
export function withoutPayment(
  { money, totalAmount, status }: Order,
  payment: string,
): Partial<Pick<Order, 'paymentStatus' | 'due' | 'giveBack' | 'money'>> {
  const row = money?.payments.find(({ _id, isUndone }) => _id === payment && !isUndone);
  if (!money || !row) return {};
  const total = fromRupees(totalAmount);
  const payments = money.payments.map((one) => (one === row ? { ...one, isUndone: true } : one));
  const left = { ...money, paid: money.paid - row.amount, payments };
  const { paid, rounded, due, giveBack } = reckoned(knownMoney({ money: left }), {
    total,
    isCancelled: status === 'cancelled',
  });
  return {
    paymentStatus: paid + rounded < total ? 'pending' : 'received',
    due: toRupees(due),
    giveBack: toRupees(giveBack),
    money: { paid: toRupees(paid), rounding: toRupees(rounded), payments },
  };
}
