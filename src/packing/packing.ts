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
 * What is said when it would come to more than the shopper agreed to: that the shopper agreed to the new total, as whoever
 * asked saw it; that the shop gives what is too much; or that the shopper is to be asked on the order, and nothing changes until
 * then.
 */
const settled = {
  agreedTo: v.optional(Total),
  give: v.optional(v.boolean(), false),
  ask: v.optional(Total),
};
/** How what is too much is settled, read. */
export type Settled = { agreedTo?: number | undefined; give: boolean; ask?: number | undefined };

const reason = blankable(v.picklist(LINE_REASONS));

/** What was put into the bag of a line; 0 leaves it out. `revision` says how old the sender's copy of the line is. */
export const PackedLine = v.strictObject({
  quantity: v.union([v.literal(0), Quantity], /*office*/ 'Write how much'),
  reason,
  revision,
  ...settled,
});
export type PackedLine = v.InferOutput<typeof PackedLine>;

/** What goes in instead of a line, which is left out. */
export const SwappedLine = v.strictObject({
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: Quantity,
  reason,
  revision,
  ...settled,
});
export type SwappedLine = v.InferOutput<typeof SwappedLine>;

/** What goes in besides what was ordered. */
export const AddedLine = v.strictObject({
  /** Made by the sender, once for each addition; sent again, it is the same. */
  id: v.pipe(v.string(), v.uuid()),
  product: v.pipe(v.string(), v.maxLength(64)),
  quantity: Quantity,
  ...settled,
});
export type AddedLine = v.InferOutput<typeof AddedLine>;

/** How old the sender's copy is of a line that is to be as it was ordered. */
export const SeenLine = v.strictObject({
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number)),
});

/**
 * The order after a change, and the id under which the change can be taken back while nobody changed its lines since; null
 * where nothing changed, or the shopper is asked first.
 */
export const ChangedOrder = v.object({ order: Order, change: v.nullable(v.string()) });
export type ChangedOrder = v.InferOutput<typeof ChangedOrder>;

/** With `above_agreed`: what the order would come to, what was agreed, and how much of it the shopper would not owe. */
export const AboveAgreed = v.object({ total: v.number(), agreed: v.number(), above: v.number() });
export type AboveAgreed = v.InferOutput<typeof AboveAgreed>;

/** Whether the goods of an order are packed; `updatedAt` says how old the sender's copy is. */
export const Packing = v.strictObject({
  packed: v.boolean(),
  updatedAt: v.string(),
  /** For how many milliseconds the tap waited on the sender's device, where there was no network. */
  waited: v.optional(v.number()),
});

export type Packing = v.InferOutput<typeof Packing>;
