import * as v from 'valibot';
import { blankable, wholeNumber } from '#base/fields.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { CategorySchema, MISSING_FIELDS, sentDetails, WholeProduct } from '#catalogue/catalogue.ts';
import { TAKEN_AS, TaxGoods } from '#tax/tax.ts';

const MOST_AT_ONCE = 100;
const DEAREST = 10_000_000;
const MOST_STOCK = 10_000_000;

/** One product to make of a staple: loose where the pack is empty. Without a price it waits as a draft. */
const StockedStaple = v.strictObject({
  staple: v.pipe(v.string(), v.trim(), v.nonEmpty(/*office*/ 'Choose a staple')),
  pack: v.pipe(v.string(), v.trim(), v.maxLength(30, 'At most 30 letters')),
  /** Rupees for the pack; loose, for one of the staple's unit. */
  price: v.pipe(
    blankable(
      rupeesUpTo(DEAREST, {
        missing: /*office*/ 'Price must be a number',
        tooLow: /*office*/ 'The price must be above zero',
        tooHigh: /*office*/ 'Price is too large',
        parts: /*office*/ 'Price has at most two decimals',
      }),
    ),
    v.check((price) => price === undefined || price > 0, /*office*/ 'The price must be above zero'),
  ),
  /** The stock, in packs or in the product's unit; without one it is not counted. */
  stock: v.optional(
    v.pipe(
      v.number(/*office*/ 'Stock must be a number'),
      v.integer(/*office*/ 'Stock must be a whole number'),
      v.minValue(0, /*office*/ 'Stock cannot be below zero'),
      v.maxValue(MOST_STOCK, /*office*/ 'Stock is too large'),
    ),
  ),
  /** The barcode of a pack. */
  barcode: sentDetails.barcode,
});

/** The goods that the owner ticked in the starter catalogue. */
export const Stocking = v.strictObject({
  goods: v.pipe(
    v.array(StockedStaple),
    v.minLength(1, /*office*/ 'Tick something first'),
    v.maxLength(MOST_AT_ONCE, /*office*/ `At most ${MOST_AT_ONCE} at once`),
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

/** Details that the starter catalogue has for a product with this title. */
export const Suggestion = v.object({
  /** The staple that the title names. */
  name: v.string(),
  hsn: v.string(),
  taxGoods: v.string(),
  mark: v.picklist(['veg', 'nonveg', '']),
  title_hi: v.string(),
  title_bn: v.string(),
});
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** A product that lacks something, with its details. */
export const MissingProduct = v.object({
  ...WholeProduct.entries,
  missing: v.array(v.picklist(MISSING_FIELDS)),
  suggestion: v.nullable(Suggestion),
});
export type MissingProduct = v.InferOutput<typeof MissingProduct>;

/** Products per page of the list. */
export const MISSING_PER_PAGE = 50;

/** Filter of the list: products that lack this field, or any, on a shelf and the shelves inside it. */
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
  /** Number of the shelf's products that lack any field, and number of all its products. */
  incomplete: v.number(),
  all: v.number(),
  total: v.number(),
  page: v.number(),
  totalPages: v.number(),
});
export type MissingListing = v.InferOutput<typeof MissingListing>;

/** A rate that stands on a product although the law has another for its goods, in hundredths of a per cent. */
export const TypedRate = v.object({
  typed: v.number(),
  law: v.number(),
  takenAs: v.picklist(TAKEN_AS),
  /** The starter catalogue wrote it, not the owner. */
  isOfList: v.boolean(),
});
export type TypedRate = v.InferOutput<typeof TypedRate>;

/** The goods for GST that a product without any is likely to be; empty goods where nothing is known. */
export const TaxProposal = v.object({
  _id: v.string(),
  title: v.string(),
  pack: v.string(),
  taxGoods: v.string(),
  /** Its heading, or that of the staple that it is named for. */
  hsn: v.string(),
  isSure: v.boolean(),
  /** Null for a product without a rate of its own. */
  ownRate: v.nullable(TypedRate),
});
export type TaxProposal = v.InferOutput<typeof TaxProposal>;

/** Proposals that can be confirmed all at once, those to look at one by one, and the goods to choose from. */
export const TaxProposals = v.object({
  sure: v.array(TaxProposal),
  unsure: v.array(TaxProposal),
  goods: v.array(TaxGoods),
});
export type TaxProposals = v.InferOutput<typeof TaxProposals>;

/** Most products in one call. */
export const CONFIRMED_AT_ONCE = 200;

/** Goods for GST as the owner confirmed or chose them. */
export const ConfirmedTax = v.strictObject({
  products: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.maxLength(64)),
        taxGoods: v.pipe(v.string(), v.nonEmpty(/*office*/ 'Choose goods of the list'), v.maxLength(50)),
        hsn: sentDetails.hsn,
        /** Takes the product's own rate away, so that it follows from its goods. */
        follows: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(CONFIRMED_AT_ONCE),
  ),
});
export type ConfirmedTax = v.InferOutput<typeof ConfirmedTax>;
