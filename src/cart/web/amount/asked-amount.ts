import type { SteppedGoods } from '#catalogue/catalogue.ts';

/** Of what an amount is chosen, how much there is of it now, and what is done with the one that is chosen. */
export type AskedAmount = { goods: SteppedGoods; quantity: number; take: (quantity: number) => void };
