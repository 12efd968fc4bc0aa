import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';

// What the shop asks before it packs what comes to more than was agreed. Money is rupees outside.

/**
 * States of a question. `void`: the shopper said yes, but the change was not possible any more. `over`: the question
 * needs no answer, because the shop changed something else, packed the order or sent it.
 */
export const QUESTION_STATES = ['open', 'yes', 'no', 'void', 'over'] as const;

/** A question about a change of a line, as it is handed out. */
export const OrderQuestion = v.object({
  _id: v.string(),
  /** More of a line, other goods instead of it, or something besides. */
  kind: v.picklist(['pack', 'swap', 'add']),
  /** The line that it is about; left out where something comes in besides. */
  line: v.optional(v.number()),
  /** Goods that a yes adds to the order. */
  goods: v.object({
    title: v.string(),
    unit: v.string(),
    soldBy: v.picklist(SOLD_BY),
    pack: v.string(),
    quantity: v.number(),
  }),
  /** Total of the order after a yes, and the part of it above the agreed total. */
  total: v.number(),
  above: v.number(),
  by: v.string(),
  at: v.string(),
  state: v.picklist(QUESTION_STATES),
  answeredAt: v.optional(v.string()),
});
export type OrderQuestion = v.InferOutput<typeof OrderQuestion>;

/** The shopper's answer: yes or no. */
export const Answer = v.strictObject({ yes: v.boolean() });
export type Answer = v.InferOutput<typeof Answer>;
