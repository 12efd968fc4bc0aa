import * as v from 'valibot';
import { blankable } from '#base/fields.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { sentDetails } from '#catalogue/catalogue.ts';

const MOST_AT_ONCE = 100;
const DEAREST = 10_000_000;
const MOST_STOCK = 10_000_000;

/** One product to make of a staple: loose where the pack is empty. Without a price it waits as a draft. */
const StockedStaple = v.strictObject({
  staple: v.pipe(v.string(), v.trim(), v.nonEmpty('Choose a staple')),
  pack: v.pipe(v.string(), v.trim(), v.maxLength(30, 'At most 30 letters')),
  /** Rupees for the pack; loose, for one of the staple's unit. */
  price: v.pipe(
    blankable(
      rupeesUpTo(DEAREST, {
        missing: 'Price must be a number',
        tooLow: 'A price is above zero',
        tooHigh: 'Price is too large',
        parts: 'Price has at most two decimals',
      }),
    ),
    v.check((price) => price === undefined || price > 0, 'A price is above zero'),
  ),
  /** The stock, in packs or in the product's unit. */
  stock: v.pipe(
    v.number('Stock must be a number'),
    v.integer('Stock must be a whole number'),
    v.minValue(0, 'Stock cannot be below zero'),
    v.maxValue(MOST_STOCK, 'Stock is too large'),
  ),
  /** The barcode of a pack. */
  barcode: sentDetails.barcode,
});

/** The goods that the owner ticked in the starter catalogue. */
export const Stocking = v.strictObject({
  goods: v.pipe(
    v.array(StockedStaple),
    v.minLength(1, 'Tick something first'),
    v.maxLength(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
  ),
});
export type Stocking = v.InferOutput<typeof Stocking>;

/** The SKUs that came into the shop, that wait for a price as drafts, and that the shop had already. */
export const Stocked = v.object({
  added: v.array(v.string()),
  drafts: v.array(v.string()),
  known: v.array(v.string()),
});
export type Stocked = v.InferOutput<typeof Stocked>;
