import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';
import { SHELF_ART, UNITS } from '#catalogue/catalogue.ts';

/** How many days of sales tell how much to order. */
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
  /** What was sold in the last days. */
  sold: v.number(),
  /** How much of it to order. */
  proposed: v.number(),
});
export type ReorderLine = v.InferOutput<typeof ReorderLine>;

/** What runs out, by shelf. */
export const ReorderList = v.object({
  shop: v.string(),
  asOf: v.string(),
  days: v.number(),
  shelves: v.array(v.object({ category: v.string(), title: v.string(), lines: v.array(ReorderLine) })),
  /** How many more run out than are listed. */
  more: v.number(),
});
export type ReorderList = v.InferOutput<typeof ReorderList>;

/**
 * How much to order, in whole units: what was sold in the last days, and at least twice the low limit, less what is
 * there.
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
