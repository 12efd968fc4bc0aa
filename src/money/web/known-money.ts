import { fromRupees, paise } from '#base/figures/money.ts';
import { openMoney, type Payment, type MoneyOfOrder } from '#money/payments.ts';
import { settlementOf } from '#money/settlement.ts';

/** The money of an order as its page knows it, in paise. */
export function knownMoney({ money }: Pick<MoneyOfOrder, 'money'>): {
  money: number;
  onAccount: number;
  hasCash: boolean;
} {
  const stand = (money?.payments ?? []).filter(({ isUndone }) => !isUndone);
  const onAccount = sumOf(stand.filter(({ method }) => method === 'account'));
  return {
    money: fromRupees(money?.paid ?? 0) - onAccount,
    onAccount,
    hasCash: stand.some(({ method }) => method === 'cash'),
  };
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + fromRupees(amount), 0);

/** The money as the shop will reckon it for such a cost; nothing more goes on the account than is there. */
export function reckoned(
  { money, onAccount: share, hasCash }: ReturnType<typeof knownMoney>,
  { total, isCancelled }: { total: number; isCancelled: boolean },
) {
  const cost = isCancelled ? 0 : total;
  const { onAccount, rounded } = settlementOf({ cost, money, share, onAccount: share, room: 0, hasCash });
  const paid = paise(money + onAccount);
  return { paid, rounded, onAccount, ...openMoney({ total, paid, onAccount, rounded, isCancelled }) };
}
