/**
 * What somebody does that the shop is told of: one call, in however many tries. A form holds one as long as it is open, so that a
 * second tap after a lost answer is the same act, whatever was typed meanwhile. `id` is there from the first try to the answer.
 */
export type Act = { id?: string | undefined };
