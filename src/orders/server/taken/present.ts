import { fromRupees, type Paise, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { NewPayment } from '#orders/payments.ts';
import type { TakenOrder } from '#orders/taken-orders.ts';

/** What the screen said that the order comes to. */
export const saidTotal = ({ seen }: TakenOrder): Paise => fromRupees(seen.total);

/** What the audit log keeps of an order that was taken for somebody. */
export const auditOfTaken = (channel: TakenOrder['channel'], total: Paise) => ({
  channel,
  total: toRupees(total),
});

/** The payment of a sale at the counter, as whoever takes money sends it. */
export const paymentOfSale = (
  { method, reference }: NonNullable<TakenOrder['payment']>,
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
  beyond: '',
  seen: { due: toRupees(due), giveBack: 0 },
});
