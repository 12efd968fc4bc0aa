import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { deliveryTo } from '#delivery/delivery.ts';
import { deliveryPlaces, type RoundRow, roundsWithRoom, presentTimes } from '#delivery/server/public.ts';
import { kindOf } from '#orders/server/kind-of.ts';
import type { OrderRow } from '#orders/server/queries.ts';
import type { OtherRounds } from '#orders/staff-orders.ts';

/** So many other rounds are offered to an order. */
export const OTHERS_OFFERED = 12;

/**
 * The rounds that an order can be promised instead of its own, or where it goes with none: those that go to its area as
 * the areas are now, or to collect from, that are not over, go, and have a free seat. Staff may move an order after the
 * cut-off.
 */
export async function otherRoundsFor(db: Db, order: OrderRow, now: Instant): Promise<RoundRow[]> {
  const kind = kindOf(order);
  const { pincode, village } = order;
  const delivery = deliveryTo({ pincode, village }, await deliveryPlaces(db, pincode));
  // Where the shop no longer goes, rounds to everywhere are left.
  const area = kind === 'ride' && delivery.kind === 'goes' ? (delivery.area?.id ?? null) : null;
  const rounds = await roundsWithRoom(db, kind === 'collect' ? { kind } : { kind, area }, now);
  return rounds.filter(({ id }) => id !== order.round_id).slice(0, OTHERS_OFFERED);
}

/** A round that an order can be promised instead of its own, as it is handed out to staff. */
export const presentOtherRound = (round: RoundRow): OtherRounds['rounds'][number] => ({
  ...presentTimes(round),
  free: round.capacity - round.booked,
});
