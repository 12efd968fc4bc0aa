import * as v from 'valibot';
import { fromRupees, type Paise, paise } from '#base/figures/money.ts';
import { changedShare, ROUNDING_NAMES, WHOLE, type Rounding } from '#base/figures/percent.ts';
import { CategorySchema, GOODS_CEILING } from '#catalogue/catalogue.ts';

/** Which of the two prices a change is for. */
export const PRICE_KINDS = ['price', 'cuttedprice', 'both'] as const;

const MOST_CHOSEN = 1000;

/** The products to change: a selection, or all live products that a search finds. */
const Chosen = v.union([
  v.strictObject({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(64))),
      v.minLength(1, /*office*/ 'Choose at least one product'),
      v.maxLength(MOST_CHOSEN, /*office*/ `At most ${MOST_CHOSEN} products by hand`),
    ),
  }),
  v.strictObject({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    category: v.optional(v.union([v.literal('All'), CategorySchema]), 'All'),
  }),
]);

/** Changes many prices by a percentage. With `preview` nothing is changed, and the answer says what would be. */
export const PriceChange = v.strictObject({
  chosen: Chosen,
  percent: v.pipe(
    v.number(/*office*/ 'Write how many percent'),
    v.minValue(-90, /*office*/ 'At most 90 % off'),
    v.maxValue(500, /*office*/ 'At most 500 % more'),
    v.check((percent) => percent !== 0, /*office*/ 'Write how many percent'),
    v.check(
      (percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4),
      /*office*/ 'At most two decimals',
    ),
  ),
  of: v.picklist(PRICE_KINDS),
  round: v.picklist(ROUNDING_NAMES),
  /** Id of the preview that staff confirmed. If the products changed since, nothing happens. */
  preview: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;

const Amounts = v.object({ price: v.number(), cuttedprice: v.number() });

/** The result, or the preview, of a change. Of a long list only the first lines are included. Money is rupees. */
export const PriceChangeReport = v.object({
  /** A fingerprint of exactly this change of exactly these products. */
  preview: v.string(),
  /** The id of the change once it is confirmed, for asking about progress and for undo. */
  change: v.optional(v.string()),
  /** The change is complete. A change of very many prices is done in parts, after the answer. */
  done: v.boolean(),
  chosen: v.number(),
  changed: v.number(),
  /** Number of prices that rounding leaves unchanged. */
  same: v.number(),
  lines: v.array(v.object({ _id: v.string(), title: v.string(), from: Amounts, to: Amounts })),
  /** Products that stay as they are because the price would be above the cut price. */
  above: v.array(v.object({ _id: v.string(), title: v.string(), from: Amounts, to: Amounts })),
});
export type PriceChangeReport = v.InferOutput<typeof PriceChangeReport>;

/** The progress of a change of prices, or of its undo. Each price is changed at most once in each direction. */
export const PriceChangeProgress = v.object({
  change: v.string(),
  state: v.picklist(['changing', 'changed', 'taking back', 'taken back']),
  percent: v.number(),
  of: v.picklist(PRICE_KINDS),
  /** Who does it. */
  by: v.string(),
  at: v.string(),
  total: v.number(),
  /** Prices changed so far, and prices skipped because staff changed them after the preview. */
  written: v.number(),
  skipped: v.number(),
  /** Prices restored so far, and prices left because staff changed them since. */
  undone: v.number(),
  left: v.number(),
});
export type PriceChangeProgress = v.InferOutput<typeof PriceChangeProgress>;

/** The change of prices that is running, if there is one, and the last one of the day that can be undone. */
export const PriceChanges = v.object({
  underWay: v.nullable(PriceChangeProgress),
  last: v.nullable(PriceChangeProgress),
});
export type PriceChanges = v.InferOutput<typeof PriceChanges>;

/** Formats a percentage: `+5 %`, `−10 %`. */
export const formatPercent = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;

// Beyond the highest price of the product form, amounts raised often enough would no longer be exact.
const HIGHEST = fromRupees(GOODS_CEILING);

/**
 * An amount changed by a percentage, rounded half up to whole steps. It never goes below zero or above the highest
 * price.
 */
export const changedBy = (amount: Paise, percent: number, round: Rounding): Paise =>
  paise(Math.min(HIGHEST, changedShare(amount, WHOLE, { percent, round })));

/** True for a price that moved by more than a factor of three, up or down. A price that was zero has no factor. */
export const isLeap = (before: number, after: number): boolean =>
  before > 0 && (after > 3 * before || 3 * after < before);
