import { fromRupees } from '#base/figures/money.ts';
import type { NewCredit } from '#orders/orders.ts';

/** Converts the amounts of a credit that staff send from rupees to paise. */
export const creditInPaise = ({ seen, lines, delivery = 0, ...sent }: NewCredit) => ({
  ...sent,
  delivery: fromRupees(delivery),
  seen: { credited: fromRupees(seen.credited) },
  lines: lines.map(({ amount, ...line }) => ({
    ...line,
    amount: amount === undefined ? undefined : fromRupees(amount),
  })),
});
/** A credit to be given, in paise. */
export type CreditInPaise = ReturnType<typeof creditInPaise>;
