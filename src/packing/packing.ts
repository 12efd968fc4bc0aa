import * as v from 'valibot';
import { blankable } from '#base/fields.ts';
import { fromRupees } from '#base/figures/money.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { Quantity } from '#cart/cart.ts';
import { Order, LINE_REASONS } from '#orders/orders.ts';

// The contract of packing an order line by line. Money is rupees outside.

const revision = v.pipe(v.number(), v.safeInteger());
const MOST_RUPEES = 100_000_000;

const Total = v.pipe(rupeesUpTo(MOST_RUPEES), v.transform(fromRupees));

/**
 * Answer to a total above the agreed one. `agreedTo`: the total that the shopper agreed to, as staff saw it;
 * `give`: the shop pays the excess; `ask`: the shopper is asked about this total on the order, and nothing changes
 * until the answer.
 */
const settled = {
  agreedTo: v.optional(Total),
  give: v.optional(v.boolean(), false),
  ask: v.optional(Total),
};
/** The answer after validation. */
export type Settled = { agreedTo?: number | undefined; give: boolean; ask?: number | undefined };

const reason = blankable(v.picklist(LINE_REASONS));

/**
 * Amount of a line in the bag; 0 leaves the line out. `revision`: that of the line on the sender's device; an
 * older one is a conflict.
 */
export const PackedLine = v.strictObject({
  quantity: v.union([v.literal(0), Quantity], /*office*/ 'Write how much'),
  reason,
  revision,
  ...settled,
});
export type PackedLine = v.InferOutput<typeof PackedLine>;

/** Product that replaces a line; the line itself is left out. */
export const SwappedLine = v.strictObject({
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: Quantity,
  reason,
  revision,
  ...settled,
});
export type SwappedLine = v.InferOutput<typeof SwappedLine>;

/** Product added to the order by staff. */
export const AddedLine = v.strictObject({
  /** Made by the sender, once for each addition; sent again, it is the same. */
  id: v.pipe(v.string(), v.uuid()),
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: Quantity,
  ...settled,
});
export type AddedLine = v.InferOutput<typeof AddedLine>;

/** Revision of the line on the sender's device, to reset the line to what was ordered; an older one is a conflict. */
export const SeenLine = v.strictObject({
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number)),
});

/**
 * The order after a change, and the id to undo the change, possible until one of its lines changes again. Null if
 * nothing changed, or if the shopper is asked first.
 */
export const ChangedOrder = v.object({ order: Order, change: v.nullable(v.string()) });
export type ChangedOrder = v.InferOutput<typeof ChangedOrder>;

/** With `above_agreed`: what the order would come to, what was agreed, and how much of it the shopper would not owe. */
export const AboveAgreed = v.object({ total: v.number(), agreed: v.number(), above: v.number() });
export type AboveAgreed = v.InferOutput<typeof AboveAgreed>;

/** Marks an order as packed or not packed; `updatedAt` is that of the order on the sender's device. */
export const Packing = v.strictObject({
  packed: v.boolean(),
  updatedAt: v.string(),
  /** For how many milliseconds the tap waited on the sender's device, where there was no network. */
  waited: v.optional(v.number()),
});

export type Packing = v.InferOutput<typeof Packing>;
