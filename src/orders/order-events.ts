import * as v from 'valibot';

// What happens to an order, as its timeline tells it.

/** The note in the timeline of an order that was promised another round. */
export const ROUND_CHANGED = 'Another time was promised';
/** The notes of what happened at the door. */
export const NOBODY_HOME = 'Nobody was at home';
export const REFUSED = 'Refused at the door';
/** The notes of packing it. */
export const PACKED = 'Packed';
export const UNPACKED = 'Not packed after all';

/** Something that happened to an order, for its timeline. */
export const OrderEvent = v.object({
  kind: v.picklist(['status', 'payment']),
  from: v.nullable(v.string()),
  to: v.string(),
  /** When it was done. */
  at: v.string(),
  /** When the shop heard of it, if that was later, because there was no network. */
  arrivedAt: v.optional(v.string()),
  by: v.string(),
  note: v.string(),
});
