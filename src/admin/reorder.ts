import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';
import { SHELF_ART, UNITS } from '#catalogue/catalogue.ts';

/** Number of days whose sales decide the amount to order. */
export const REORDER_DAYS = 30;

/** Something that runs out; quantities in its unit. */
export const ReorderLine = v.object({
  _id: v.string(),
  title: v.string(),
  pack: v.string(),
  unit: v.picklist(UNITS),
  soldBy: v.picklist(SOLD_BY),
  thumbnail: v.string(),
  /** The drawing of its shelf, where it has no picture. */
  art: v.picklist(SHELF_ART),
  stock: v.number(),
  soldOut: v.boolean(),
  /** Amount sold in the last `REORDER_DAYS` days. */
  sold: v.number(),
  /** Proposed amount to order. */
  proposed: v.number(),
});
export type ReorderLine = v.InferOutput<typeof ReorderLine>;

/** Products that run out, by shelf. */
export const ReorderList = v.object({
  shop: v.string(),
  asOf: v.string(),
  days: v.number(),
  shelves: v.array(v.object({ category: v.string(), title: v.string(), lines: v.array(ReorderLine) })),
  /** Number of products that run out beyond those listed. */
  more: v.number(),
});
export type ReorderList = v.InferOutput<typeof ReorderList>;

/**
 * Proposed amount in whole units, at least 1: the recent sales or twice the low-stock limit, whichever is more, less
 * the stock.
 */
export const proposedAmount = ({
  sold,
  stock,
  limit,
}: {
  sold: number;
  stock: number;
  limit: number;
}): number => Math.max(1, Math.ceil(Math.max(sold, limit * 2) - stock));
