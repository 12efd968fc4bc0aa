import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { reckoned } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';

/** The money of an order without one of its payments: as it will be when the taking back of it has arrived. */
export function withoutPayment(
  { money, totalAmount, status }: Order,
  payment: string,
): Partial<Pick<Order, 'paymentStatus' | 'due' | 'giveBack' | 'money'>> {
  const row = money?.payments.find(({ _id, isUndone }) => _id === payment && !isUndone);
  if (!money || !row) return {};
  const payments = money.payments.map((one) => (one === row ? { ...one, isUndone: true } : one));
  const left = { ...money, paid: minusRupees(money.paid, row.amount), payments };
  const { paid, rounded, due, giveBack } = reckoned({ money: left, totalAmount, status });
  return {
    paymentStatus: plusRupees(paid, rounded) < totalAmount ? 'pending' : 'received',
    due,
    giveBack,
    money: { paid, rounding: rounded, payments },
  };
}
