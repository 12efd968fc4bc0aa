import * as v from 'valibot';
import { wholeNumber } from '#base/fields.ts';
import { LabelsAndTexts } from './product-details.ts';
import { CategorySchema, keepable, Product } from './product.ts';

/** A product for staff: also its creation date, the quantity sold, and whether it is live. */
export const StaffProduct = v.object({
  ...Product.entries,
  /** Rises with each edit and is sent back with the next one, so that no other edit is overwritten. */
  revision: v.number(),
  active: v.boolean(),
  /** Stock is counted; where it is not, `stock` is a figure that nothing changes. */
  counted: v.boolean(),
  sold: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Not in the shop yet, because its name or its price is missing. */
  draft: v.boolean(),
  /** At how much the stock is low; null for the shop's own limit. */
  lowStock: v.nullable(v.number()),
  /** Other words that people know it by, separated by commas. */
  alsoCalled: v.string(),
  /** Fields edited by hand; imports leave them alone. */
  edited: v.array(v.string()),
  /** Titles in other languages; empty where there are none. */
  title_hi: v.string(),
  title_bn: v.string(),
});
export type StaffProduct = v.InferOutput<typeof StaffProduct>;

/** A product with its label and its words in other languages: what the form of one product shows. */
export const WholeProduct = v.object({ ...StaffProduct.entries, ...LabelsAndTexts.entries });
export type WholeProduct = v.InferOutput<typeof WholeProduct>;

/** Which product has a barcode. */
export const BarcodeHolder = v.object({ product: v.nullable(StaffProduct) });
export type BarcodeHolder = v.InferOutput<typeof BarcodeHolder>;

/** The filters of the back office's list. `low` are live products that are running out, the scarcest first. */
export const STATES = ['active', 'low', 'drafts', 'deactivated', 'all'] as const;

/** Products on a page of the back office. */
const PRODUCTS_PER_PAGE = 25;

/** Query of the back office's list. */
export const StaffQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), keepable, v.maxLength(100))),
  category: v.optional(v.union([v.literal('All'), CategorySchema])),
  state: v.optional(v.picklist(STATES), 'active'),
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  limit: v.optional(wholeNumber(1, 200), String(PRODUCTS_PER_PAGE)),
});
export type StaffQuery = v.InferOutput<typeof StaffQuery>;

/** A page of the back office's list. */
export const StaffListing = v.object({
  products: v.array(StaffProduct),
  total: v.number(),
  page: v.number(),
  totalPages: v.number(),
});
export type StaffListing = v.InferOutput<typeof StaffListing>;

/** The answer to a deactivation. */
export const Deactivated = v.object({ message: v.string(), product: StaffProduct });
