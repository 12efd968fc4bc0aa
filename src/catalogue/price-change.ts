import * as v from 'valibot';
import { divideRound, type Paise, paise } from '#base/money.ts';
import { CATEGORIES } from './catalogue.ts';

/** What changed amounts are rounded to, by the name that the screen knows it under; in paise. */
export const ROUNDINGS = { rupee: 100, 'half rupee': 50, paise: 1 } as const;
export type Rounding = keyof typeof ROUNDINGS;

/** Which of the two prices a change is for. */
export const PRICE_KINDS = ['price', 'cuttedprice', 'both'] as const;

const MOST_CHOSEN = 1000;

/** Which products a change is for: those chosen by hand, or all in the shop that a search finds. */
const Chosen = v.union([
  v.strictObject({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(64))),
      v.minLength(1, 'Choose at least one product'),
      v.maxLength(MOST_CHOSEN, `At most ${MOST_CHOSEN} products by hand`),
    ),
  }),
  v.strictObject({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    category: v.optional(v.picklist(['All', ...CATEGORIES]), 'All'),
  }),
]);

/** Raises or lowers many prices by so many percent. Without `preview` nothing is changed: it says what would be. */
export const PriceChange = v.strictObject({
  chosen: Chosen,
  percent: v.pipe(
    v.number('How many percent?'),
    v.minValue(-90, 'At most 90 % off'),
    v.maxValue(500, 'At most 500 % more'),
    v.check((percent) => percent !== 0, 'How many percent?'),
    v.check((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'At most two decimals'),
  ),
  of: v.picklist(PRICE_KINDS),
  round: v.picklist(Object.keys(ROUNDINGS) as Rounding[]),
  /** The preview that somebody saw and agreed to; if the products changed since, nothing happens. */
  preview: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;

const Amounts = v.object({ price: v.number(), cuttedprice: v.number() });

/** What a change does, or would do. Of a long list the first lines are shown. Money is rupees. */
export const PriceChangeReport = v.object({
  /** Names exactly this change of exactly these products. */
  preview: v.string(),
  /** Whether it was done; then `change` names it for taking it back. */
  done: v.boolean(),
  change: v.optional(v.string()),
  chosen: v.number(),
  changed: v.number(),
  /** How many stay as they are because rounding leaves nothing. */
  same: v.number(),
  lines: v.array(v.object({ _id: v.string(), title: v.string(), from: Amounts, to: Amounts })),
  /** Products that stay as they are because the price would be above the cut price. */
  above: v.array(v.object({ _id: v.string(), title: v.string(), from: Amounts, to: Amounts })),
});
export type PriceChangeReport = v.InferOutput<typeof PriceChangeReport>;

/** What became of taking a change back: products that somebody changed since are left as they are. */
export const PriceChangeUndone = v.object({ undone: v.number(), left: v.number() });
export type PriceChangeUndone = v.InferOutput<typeof PriceChangeUndone>;

// What the product form takes, in paise; beyond it, raised often enough, amounts could no longer be reckoned exactly.
const HIGHEST = 10_000_000 * 100;

/**
 * An amount so many percent up or down, rounded half up to whole steps; it never becomes less than nothing, nor more
 * than a price may be.
 */
export function changedBy(amount: Paise, percent: number, round: Rounding): Paise {
  const hundredths = 10_000 + Math.round(percent * 100);
  const step = ROUNDINGS[round];
  const rounded = divideRound(amount * hundredths, 10_000 * step) * step;
  return paise(Math.min(HIGHEST, Math.max(0, rounded)));
}
