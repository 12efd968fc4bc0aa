import { type Paise, paise } from './money.ts';

/** The steps that prices are rounded to, by their name; in paise. */
const STEPS = { rupee: 100, 'half rupee': 50, paise: 1 } as const;

/** Ways to round a changed price. */
export type Rounding = keyof typeof STEPS;
export const ROUNDING_NAMES = Object.keys(STEPS) as Rounding[];

/** A share of an amount, in whole figures. */
export type Share = { of: number; in: number };

/** All of an amount. */
export const WHOLE: Share = { of: 1, in: 1 };

/** A change by a percentage of at most two decimals. */
export type PercentChange = { percent: number; round: Rounding };

const ALL_HUNDREDTHS = 10_000;

/**
 * A share of an amount, changed by a percentage: reckoned exactly and rounded once, half up to whole steps. It never goes
 * below zero. The products are too large for numbers.
 */
export function changedShare(amount: Paise, share: Share, { percent, round }: PercentChange): Paise {
  const step = STEPS[round];
  const hundredths = Math.max(0, ALL_HUNDREDTHS + Math.round(percent * 100));
  const whole = BigInt(ALL_HUNDREDTHS) * BigInt(share.in) * BigInt(step);
  const changed = BigInt(amount) * BigInt(share.of) * BigInt(hundredths);
  return paise(Number((2n * changed + whole) / (2n * whole)) * step);
}
