import * as v from 'valibot';
import { wholeNumber } from '#base/fields.ts';
import { CategorySchema } from '../product.ts';
import { WholeProduct } from '../staff-products.ts';

/**
 * What a product should say and may not say yet, in the order in which the back office counts it. `maker` is one of
 * maker, packer and importer.
 */
export const MISSING_FIELDS = [
  'maker',
  'origin',
  'pack',
  'mark',
  'bestBefore',
  'fssai',
  'hsn',
  'taxRate',
  'title_hi',
  'title_bn',
  'thumbnail',
] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];

/** What the starter catalogue knows about goods with this name. */
export const Suggestion = v.object({
  /** The staple that the title names. */
  name: v.string(),
  hsn: v.string(),
  taxRate: v.number(),
  mark: v.picklist(['veg', 'nonveg', '']),
  title_hi: v.string(),
  title_bn: v.string(),
});
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** A product that lacks something, with everything that it says. */
export const MissingProduct = v.object({
  ...WholeProduct.entries,
  missing: v.array(v.picklist(MISSING_FIELDS)),
  suggestion: v.nullable(Suggestion),
});
export type MissingProduct = v.InferOutput<typeof MissingProduct>;

/** How many products a page of the list has. */
export const MISSING_PER_PAGE = 50;

/** Which products: those that lack this field, or any, on a shelf and those inside it. */
export const MissingQuery = v.strictObject({
  field: v.optional(v.picklist(MISSING_FIELDS)),
  category: v.optional(v.union([v.literal('All'), CategorySchema])),
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  limit: v.optional(wholeNumber(1, 200), String(MISSING_PER_PAGE)),
});
export type MissingQuery = v.InferOutput<typeof MissingQuery>;

/** A page of products that lack something, the best-selling first, and how many lack what on the same shelf. */
export const MissingListing = v.object({
  products: v.array(MissingProduct),
  counts: v.object(v.entriesFromList(MISSING_FIELDS, v.number())),
  /** How many of the shelf's products lack anything, and how many there are. */
  incomplete: v.number(),
  all: v.number(),
  total: v.number(),
  page: v.number(),
  totalPages: v.number(),
});
export type MissingListing = v.InferOutput<typeof MissingListing>;
