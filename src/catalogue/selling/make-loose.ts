import * as v from 'valibot';
import { UNITS } from './units.ts';

const MOST_AT_ONCE = 100;

const quantity = v.pipe(v.number(/*office*/ 'Write the amount as 0.25'), v.minValue(0), v.maxValue(1000));

/**
 * Makes goods that are sold by whole kilos, litres or grams loose goods. Without `confirmed` nothing is changed, and the
 * answer says what would be. A revision that is no longer the product's is a change in between, and leaves it as it is.
 */
export const MakeLoose = v.strictObject({
  products: v.pipe(
    v.array(
      v.strictObject({
        _id: v.pipe(v.string(), v.maxLength(64)),
        revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
    v.minLength(1, /*office*/ 'Choose at least one product'),
    v.maxLength(MOST_AT_ONCE, /*office*/ `At most ${MOST_AT_ONCE} products at once`),
  ),
  /** The least that is sold, and in which steps, in kilos or litres; the usual ones if left out. */
  least: v.optional(quantity),
  step: v.optional(quantity),
  confirmed: v.optional(v.boolean(), false),
});
export type MakeLoose = v.InferOutput<typeof MakeLoose>;

const Selling = v.object({
  unit: v.picklist(UNITS),
  price: v.number(),
  cuttedprice: v.number(),
  stock: v.number(),
  least: v.number(),
  step: v.number(),
});

/**
 * Result or preview of selling products loose: the changed ones, and those left as they are, with the reason. Money is
 * rupees.
 */
export const MadeLoose = v.object({
  lines: v.array(
    v.object({ _id: v.string(), title: v.string(), revision: v.number(), from: Selling, to: Selling }),
  ),
  left: v.array(v.object({ _id: v.string(), title: v.string(), why: v.string() })),
});
export type MadeLoose = v.InferOutput<typeof MadeLoose>;
