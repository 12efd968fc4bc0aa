import { fromRupees, type Paise, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { NewPayment } from '#money/money.ts';

/** Total that the screen showed, in paise. */
export const saidTotal = ({ seen }: TakenOrder): Paise => fromRupees(seen.total);

/** Amount paid with the chosen method, in paise; undefined if it is all that is due. */
export const saidAmount = ({
  amount,
}: Pick<NonNullable<TakenOrder['payment']>, 'amount'>): Paise | undefined =>
  amount === undefined ? undefined : fromRupees(amount);

/** Details of a taken order for the audit log. */
export const auditOfTaken = (channel: TakenOrder['channel'], total: Paise) => ({
  channel,
  total: toRupees(total),
});

/** The payment of a taken order, in the form that the money commands expect. */
export const paymentOfTaken = (
  { method, reference, beyond }: Pick<NonNullable<TakenOrder['payment']>, 'method' | 'reference' | 'beyond'>,
  { amount, due }: { amount: Paise; due: Paise },
  now: Instant,
): NewPayment => ({
  id: newId(Date.parse(now)),
  kind: 'paid',
  method,
  amount: toRupees(amount),
  reference,
  note: '',
  inBag: false,
  beyond: beyond ?? '',
  restOnAccount: false,
  seen: { due: toRupees(due), giveBack: 0 },
});
