import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';

// What the shop asks before it packs what comes to more than was agreed. Money is rupees outside.

/**
 * How a question stands. `void`: the shopper said yes, but it could not be done any more. `over`: it needs no answer any more,
 * because the shop changed something else, packed the order or sent it.
 */
export const QUESTION_STATES = ['open', 'yes', 'no', 'void', 'over'] as const;

/** A question about a change of a line, as it is handed out. */
export const OrderQuestion = v.object({
  _id: v.string(),
  /** More of a line, other goods instead of it, or something besides. */
  kind: v.picklist(['pack', 'swap', 'add']),
  /** The line that it is about; left out where something comes in besides. */
  line: v.optional(v.number()),
  /** What would come into the bag. */
  goods: v.object({
    title: v.string(),
    unit: v.string(),
    soldBy: v.picklist(SOLD_BY),
    pack: v.string(),
    quantity: v.number(),
  }),
  /** What the order would come to, and how much of it is above what was agreed. */
  total: v.number(),
  above: v.number(),
  by: v.string(),
  at: v.string(),
  state: v.picklist(QUESTION_STATES),
  answeredAt: v.optional(v.string()),
});
export type OrderQuestion = v.InferOutput<typeof OrderQuestion>;

/** What the shopper says: yes or no. */
export const Answer = v.strictObject({ yes: v.boolean() });
export type Answer = v.InferOutput<typeof Answer>;
