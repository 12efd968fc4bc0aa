import * as v from 'valibot';
import { keepable } from '#catalogue/products/product.ts';

const rupees = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/, 'an amount'),
  v.transform(Number),
);

/** The questions of a listing that narrow it, as `GoodsFilter` has them. */
export const FILTER_QUESTIONS = {
  brand: v.optional(v.pipe(v.string(), v.trim(), keepable, v.nonEmpty(), v.maxLength(100))),
  from: v.optional(rupees),
  to: v.optional(rupees),
  origin: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'the two letters of a country'))),
};

/**
 * Filters that some goods offer: their brands and countries of origin, the commonest first, and their lowest and
 * highest price.
 */
export const Facets = v.object({
  brands: v.array(v.object({ brand: v.string(), count: v.number() })),
  countries: v.array(v.object({ origin: v.string(), country: v.string(), count: v.number() })),
  from: v.number(),
  to: v.number(),
});
export type Facets = v.InferOutput<typeof Facets>;
