import type { SteppedGoods } from '#catalogue/catalogue.ts';

/** The product whose amount is chosen, the current amount, and what to do with the chosen one. */
export type AskedAmount = { goods: SteppedGoods; quantity: number; take: (quantity: number) => void };
