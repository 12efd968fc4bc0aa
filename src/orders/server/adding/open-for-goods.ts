import { type Paise, ZERO } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { deliveryTo } from '#delivery/delivery.ts';
import { changesUntil, deliveryPlaces } from '#delivery/server/public.ts';
import type { ClosedBy } from '#orders/adding/adding.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { shippingRuleOf } from '#settings/settings.ts';

/** True once packing of an order began: something is in the bag or was changed, the shopper is asked, or a credit stands. */
export const isPackingBegun = ({ packed_at, lines, questions, credited_paise }: FullOrder): boolean =>
  packed_at !== null ||
  credited_paise > 0 ||
  questions.some(({ state }) => state === 'open') ||
  lines.some((line) => line.packed_at !== null || line.ordered_quantity !== null);

/** Why an order takes no goods now, or null while it does, and until when its round lets it; without a round there is no such time. */
export async function openForGoods(
  db: Db | Tx,
  order: FullOrder,
  now: Instant,
): Promise<{ closed: ClosedBy | null; until: Instant | null }> {
  if (order.status === 'cancelled') return { closed: 'cancelled', until: null };
  if (order.status !== 'pending' || order.channel === 'counter') return { closed: 'left', until: null };
  if (isPackingBegun(order)) return { closed: 'packing', until: null };
  if (order.round_id === null) return { closed: null, until: null };
  const until = await changesUntil(db, order.round_id, now);
  return until === undefined ? { closed: 'late', until: null } : { closed: null, until };
}

/**
 * By what adding to an order is reckoned: from where on its delivery is free, as it was agreed; and the least order of its place, as
 * it is now. Where the shop no longer goes there is no least order: what was promised still goes.
 */
export async function termsOfAdding(
  db: Db | Tx,
  { pincode, village, collected, area_fee_paise, area_free_above_paise }: FullOrder,
): Promise<{ freeAbove: Paise | null; minimum: Paise }> {
  const settings = await readSettings(db);
  const places = await deliveryPlaces(db, pincode, settings);
  const delivery = deliveryTo({ pincode, village, collected: collected === 1 }, places);
  return {
    freeAbove: area_fee_paise === null ? shippingRuleOf(settings).freeAbove : area_free_above_paise,
    minimum: delivery.kind === 'goes' ? delivery.rule.minimum : ZERO,
  };
}
