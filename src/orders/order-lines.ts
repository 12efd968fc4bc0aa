import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';

// The lines of an order: what was ordered, and what is packed of it.

/** A shopper's wishes for missing goods: a call, something similar, or to leave them out. */
export const IF_MISSING = ['call', 'similar', 'leaveOut'] as const;
/** A shopper's wish for missing goods. */
export type IfMissing = (typeof IF_MISSING)[number];

/** Why less is packed than was ordered: there is none, it is not good enough, or the shopper does not want it. */
export const LINE_REASONS = ['none', 'poor', 'unwanted'] as const;
/** Why less is packed than was ordered. */
export type LineReason = (typeof LINE_REASONS)[number];

/**
 * A line of an order: names and prices as they were when it was placed; they never follow the catalogue. `quantity` is
 * what is packed, which until then is what was ordered; 0 when it is left out.
 */
export const OrderItem = v.object({
  /** Its place in the order. */
  line: v.number(),
  product: v.object({
    _id: v.string(),
    title: v.string(),
    thumbnail: v.string(),
    description: v.string(),
    price: v.number(),
    unit: v.string(),
    /** Of what was sold loose, the quantity may be a part of the unit. */
    soldBy: v.picklist(SOLD_BY),
    pack: v.string(),
    color: v.string(),
  }),
  quantity: v.number(),
  /** Ordered quantity, if it was changed; 0 for a line that was added later. */
  ordered: v.optional(v.number()),
  /** Discount of the shop: rupees off the price of this line. */
  given: v.optional(v.number()),
  reason: v.optional(v.picklist(LINE_REASONS)),
  /** Rupees and quantity credited since the order left; the line itself stays as it was charged. */
  credited: v.optional(v.object({ amount: v.number(), quantity: v.number() })),
  /** The line that it stands in for. */
  insteadOf: v.optional(v.number()),
  /** When it was put into the bag, and for staff by whom. */
  packed: v.optional(v.object({ at: v.string(), by: v.string() })),
  /** Grows with each change of the line. */
  revision: v.number(),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** The most that an order may come to, in rupees; who noted that the shopper agreed to more than was ordered, and when. */
export const Agreed = v.object({ total: v.number(), by: v.optional(v.string()), at: v.optional(v.string()) });
export type Agreed = v.InferOutput<typeof Agreed>;

/** True if the line has another quantity than ordered, was added later, or is given at less than its price. */
export const isChanged = ({ ordered, given }: Pick<OrderItem, 'ordered' | 'given'>): boolean =>
  ordered !== undefined || given !== undefined;

/** The lines that go out: all but those left out. */
export const goingOut = <Line extends { quantity: number }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ quantity }) => quantity > 0);
