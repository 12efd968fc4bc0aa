import * as v from 'valibot';
import { sentDetails } from '#catalogue/products/product-details.ts';
import { PackText } from '#catalogue/products/product-form.ts';
import { PictureAddress } from '#media/media.ts';

const CEILING = 10_000_000;

/** Goods that came in, in the product's unit; `purchasePrice` is what one cost, in rupees. */
export const Receipt = v.strictObject({
  quantity: v.pipe(
    v.number(/*office*/ 'Write how many came in'),
    v.check((quantity) => quantity > 0, /*office*/ 'Write how many came in'),
    v.maxValue(CEILING, /*office*/ 'This number is too large'),
  ),
  purchasePrice: sentDetails.purchasePrice,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** The owner's mark that a product is sold out, and the day of its return. */
export const SoldOut = v.strictObject({
  soldOut: v.boolean(),
  backOn: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.isoDate(/*office*/ 'Write the day as 2026-11-23'))]),
    '',
  ),
});
export type SoldOut = v.InferOutput<typeof SoldOut>;

/** Some details of a product; with an outdated revision the answer is a conflict. */
export const EditedDetails = v.strictObject({
  ...sentDetails,
  pack: v.optional(PackText),
  thumbnail: v.optional(PictureAddress),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type EditedDetails = v.InferOutput<typeof EditedDetails>;
