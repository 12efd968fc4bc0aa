import { fromRupees, type Paise, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { NewPayment } from '#money/money.ts';

/** What the screen said that the order comes to. */
export const saidTotal = ({ seen }: TakenOrder): Paise => fromRupees(seen.total);

/** How much was said to be paid; undefined where it is all that is due. */
export const saidAmount = ({
  amount,
}: Pick<NonNullable<TakenOrder['payment']>, 'amount'>): Paise | undefined =>
  amount === undefined ? undefined : fromRupees(amount);

/** What the audit log keeps of an order that was taken for somebody. */
export const auditOfTaken = (channel: TakenOrder['channel'], total: Paise) => ({
  channel,
  total: toRupees(total),
});

/** A payment of an order as it is taken, as whoever takes money sends it. */
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
