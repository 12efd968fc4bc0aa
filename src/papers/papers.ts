import * as v from 'valibot';
import { LINES_AT_MOST } from '#cart/cart.ts';
import { CANCEL_REASONS } from '#orders/orders.ts';

const line = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.uuid());

/**
 * The goods of an order that was refused at its door are in the shop again, so it is cancelled. All goods of it go back into stock but
 * the spoiled ones. The order is as the sender saw it, or nothing is done.
 */
export const GoodsBack = v.strictObject({
  /** Made by the sender, once for each return; also the id of the credit for what is spoiled. */
  id,
  updatedAt: v.string(),
  reason: v.optional(v.picklist(CANCEL_REASONS.filter((reason) => reason !== 'other'))),
  /** The lines whose goods are spoiled. */
  spoiled: v.pipe(v.array(line), v.maxLength(LINES_AT_MOST)),
  /** Goods that a credit took off the bill before, and that came back now. */
  restocked: v.pipe(v.array(v.strictObject({ credit: id, line })), v.maxLength(LINES_AT_MOST)),
  /** Takes the return with this id back: the goods are on their way again. */
  isUndone: v.optional(v.boolean(), false),
});
export type GoodsBack = v.InferOutput<typeof GoodsBack>;
