import * as v from 'valibot';
import { labelFacts, Product } from './product.ts';

/** A pack of a family, as a choice shows it. */
export const Pack = v.pick(Product, [
  '_id',
  'title',
  'thumbnail',
  'pack',
  'color',
  'price',
  'cuttedprice',
  'unit',
  'soldBy',
  'least',
  'step',
  'stock',
  'each',
  'few',
  'mostPerOrder',
  'soldOut',
  'backOn',
]);
export type Pack = v.InferOutput<typeof Pack>;

/**
 * A product in a list that shows each family once. Where the family has several packs, they come with it, and the
 * product is the first of them that can be bought.
 */
export const ListedProduct = v.object({ ...Product.entries, packs: v.optional(v.array(Pack)) });
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

/** Sent to get a list that shows each family once; without it every product is listed. */
export const OnePerFamily = v.optional(v.literal('one'));

/** The most packs of one family. */
export const PACKS_AT_MOST = 30;

/** The packs of a family as the screen showed them, in their order; a product without a family is its only pack. */
export const SeenPacks = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64))),
  v.minLength(1),
  v.maxLength(PACKS_AT_MOST),
);

/**
 * Groups products as packs of one thing, in this order. One product alone has no family; an empty list is refused. If
 * `seen` is sent and the family changed meanwhile, the answer is a conflict.
 */
export const Family = v.strictObject({
  seen: v.optional(SeenPacks),
  packs: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64))),
    v.minLength(2, /*office*/ 'Choose at least two packs'),
    v.maxLength(PACKS_AT_MOST, /*office*/ `At most ${PACKS_AT_MOST} packs`),
    v.check((ids) => new Set(ids).size === ids.length, /*office*/ 'Name each pack once'),
  ),
});
export type Family = v.InferOutput<typeof Family>;

/** Facts on a product's page besides price and description; empty where the shop does not know them. */
export const ProductFacts = v.object({
  ...labelFacts,
  /** The name of the country of origin. */
  country: v.string(),
});
export type ProductFacts = v.InferOutput<typeof ProductFacts>;

const ProductText = v.object({ title: v.string(), description: v.string() });

/**
 * Extras of a product's page: the packs of its family in their order, its label, and its words in Hindi and Bengali,
 * empty where there are none.
 */
export const ProductExtras = v.object({
  packs: v.array(Pack),
  facts: ProductFacts,
  texts: v.object({ hi: ProductText, bn: ProductText }),
});
export type ProductExtras = v.InferOutput<typeof ProductExtras>;
/** The extras that a page in one language shows. */
export type ShownExtras = Pick<ProductExtras, 'packs' | 'facts'>;
