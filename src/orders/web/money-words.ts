import { formatRupees } from '#base/money.ts';
import type { Order } from '#orders/orders.ts';

type Money = Pick<Order, 'status' | 'due' | 'giveBack'>;

/** What a bill tells the shopper about the money. */
export function billWords({ status, due, giveBack }: Money): string {
  if (giveBack > 0) return `You paid ${formatRupees(giveBack)}. The shop gives it back to you.`;
  if (status === 'cancelled') return 'Nothing to pay.';
  if (due === 0) return 'Payment received, thank you.';
  return status === 'delivered' ? 'Still to be paid.' : 'To be paid at the door.';
}

/** What a packing slip tells the carrier about the money. */
export function slipWords({
  status,
  due,
  giveBack,
  paymentMethod,
}: Money & Pick<Order, 'paymentMethod'>): string {
  if (giveBack > 0) return 'Cancelled, give back';
  if (status === 'cancelled') return 'Cancelled, nothing to collect';
  if (due === 0) return 'Paid, nothing to collect';
  return paymentMethod === 'cash' ? 'Collect in cash' : 'Collect by card';
}

/** What staff read beside an order's figures. */
export function deskWords({ status, due, giveBack }: Money): string {
  if (giveBack > 0) return `cancelled: give back ${formatRupees(giveBack)}`;
  if (status === 'cancelled') return 'cancelled: nothing to collect';
  return due === 0 ? 'received' : 'still to collect';
}
