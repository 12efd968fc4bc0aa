import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';

// The lines of an order: what was ordered, and what is packed of it.

/** What a shopper may want where something is missing: to be called, something similar, or that it is left out. */
export const IF_MISSING = ['call', 'similar', 'leaveOut'] as const;
/** What a shopper wants where something is missing. */
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
  /** What was ordered, where it was packed otherwise; 0 of what came in later. */
  ordered: v.optional(v.number()),
  /** What the shop gives: the line comes to so many rupees less than its price says. */
  given: v.optional(v.number()),
  reason: v.optional(v.picklist(LINE_REASONS)),
  /** What was credited of it since it left, in rupees, and for how much of it; the line stays as it was charged. */
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

/** Whether a line is packed otherwise than it was ordered, came in later, or is given at less than its price. */
export const isChanged = ({ ordered, given }: Pick<OrderItem, 'ordered' | 'given'>): boolean =>
  ordered !== undefined || given !== undefined;

/** The lines that go out: all but those left out. */
export const goingOut = <Line extends { quantity: number }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ quantity }) => quantity > 0);
