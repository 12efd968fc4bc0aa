import { fromRupees, minus, type Paise, plus, sum } from '#base/figures/money.ts';
import { allInRupees } from '#base/figures/rupee-sums.ts';
import { openMoney, type Payment, type MoneyOfOrder } from '#money/payments.ts';
import { settlementOf } from '#money/settlement.ts';

/** The money of an order as its page knows it. */
function knownMoney({ money }: Pick<MoneyOfOrder, 'money'>): {
  money: Paise;
  onAccount: Paise;
  hasCash: boolean;
} {
  const stand = (money?.payments ?? []).filter(({ isUndone }) => !isUndone);
  const onAccount = sumOf(stand.filter(({ method }) => method === 'account'));
  return {
    money: minus(fromRupees(money?.paid ?? 0), onAccount),
    onAccount,
    hasCash: stand.some(({ method }) => method === 'cash'),
  };
}

const sumOf = (payments: readonly Payment[]): Paise => sum(payments.map(({ amount }) => fromRupees(amount)));

/**
 * The money as the shop will reckon it for such a total, in rupees; nothing more goes on the account than is there.
 * `offAccount` is the amount that comes off the account.
 */
export function reckoned({
  totalAmount,
  status,
  ...order
}: Pick<MoneyOfOrder, 'money'> & { totalAmount: number; status: string }) {
  const { money, onAccount: share, hasCash } = knownMoney(order);
  const [total, isCancelled] = [fromRupees(totalAmount), status === 'cancelled'];
  const cost = isCancelled ? 0 : total;
  const { onAccount, rounded } = settlementOf({ cost, money, share, onAccount: share, room: 0, hasCash });
  const paid = plus(money, onAccount);
  return allInRupees({
    paid,
    rounded,
    offAccount: minus(share, onAccount),
    ...openMoney({ total, paid, onAccount, rounded, isCancelled }),
  });
}
