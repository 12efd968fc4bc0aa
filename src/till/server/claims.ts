import { least, type Paise, sum, ZERO } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { openMoneyOf } from '#money/server/public.ts';
import { type FullOrder, ordersByIds } from '#orders/server/public.ts';

/** An order that is said to be paid by UPI, and is not as far as the bank was looked into. */
export type ClaimRow = { order: FullOrder; amount: Paise; by: string; at: string };

const LISTED = 100;

/**
 * Orders that a rider reported as paid by UPI at the door and that are still due, oldest first. Derived from the
 * rider's last valid tap: the order disappears from here when the payment is entered or the tap is undone.
 */
export async function upiClaims(db: Db): Promise<ClaimRow[]> {
  const taps = await db
    .selectFrom('stop_taps')
    .innerJoin('orders', 'orders.id', 'stop_taps.order_id')
    .select(['stop_taps.order_id', 'stop_taps.upi_paise', 'stop_taps.by_name', 'stop_taps.made_at'])
    .where('stop_taps.upi_paise', '>', ZERO)
    .where('stop_taps.counts', '=', 1)
    .where('orders.status', '!=', 'cancelled')
    .where('orders.payment_status', '=', 'pending')
    .where((tap) =>
      tap.not(
        tap.exists(
          tap
            .selectFrom('stop_taps as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'stop_taps.order_id')
            .where('later.counts', '=', 1)
            .whereRef('later.position', '>', 'stop_taps.position'),
        ),
      ),
    )
    .orderBy('stop_taps.made_at')
    .orderBy('orders.number')
    .limit(LISTED)
    .execute();
  const orders = new Map(
    (
      await ordersByIds(
        db,
        taps.map(({ order_id }) => order_id),
      )
    ).map((order) => [order.id, order]),
  );
  return taps.flatMap(({ order_id, upi_paise, by_name, made_at }) => {
    const order = orders.get(order_id);
    if (!order) return [];
    const amount = least(upi_paise, openMoneyOf(order).due);
    return amount > 0 ? [{ order, amount, by: by_name, at: made_at }] : [];
  });
}

/** Sum of the UPI payments to look for in the bank. */
export const claimedInAll = (claims: readonly ClaimRow[]): Paise => sum(claims.map(({ amount }) => amount));
