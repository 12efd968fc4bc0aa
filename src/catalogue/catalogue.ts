import * as v from 'valibot';
import { CATEGORIES, type Category, LISTING_STEP, type Sort, SORTS, UNITS } from './shelves.ts';

// The lists stand in a file of their own: a shopper's first page needs them, and none of the schemas below.
export {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  LISTING_STEP,
  PER_UNIT,
  type Sort,
  type Unit,
  UNITS,
} from './shelves.ts';

export const CategorySchema = v.picklist(CATEGORIES, 'Choose a category');
export const UnitSchema = v.picklist(UNITS, 'Choose a unit');

/** A product as the API hands it out. Money is rupees; `discount` is the saved amount, cuttedprice − price. */
export const Product = v.object({
  _id: v.string(),
  id: v.string(),
  sku: v.string(),
  title: v.string(),
  description: v.string(),
  thumbnail: v.string(),
  price: v.number(),
  cuttedprice: v.number(),
  discount: v.number(),
  category: CategorySchema,
  brand: v.string(),
  unit: UnitSchema,
  /** The net quantity of a packed good, as `500 g`; empty for loose goods and where it is not known. */
  pack: v.string(),
  stock: v.number(),
  rating: v.number(),
  color: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

/** The one sign that a database may refuse in a text. */
export const keepable = v.check((text: string) => !text.includes('\u0000'), 'This sign cannot be kept');

/** A whole number in an address. */
export const whole = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'a whole number'),
    v.transform(Number),
    v.minValue(low),
    v.maxValue(high),
  );

/** What a listing can be asked for; several categories are joined by commas, `all` may stand for none. */
export const ListingQuery = v.strictObject({
  all: v.optional(v.picklist(['true', 'false'])),
  skip: v.optional(whole(0, 10_000_000), '0'),
  limit: v.optional(whole(1, 100), String(LISTING_STEP)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  category: v.optional(v.pipe(v.string(), v.maxLength(200))),
  sort: v.optional(v.picklist(Object.keys(SORTS) as Sort[])),
});
export type ListingQuery = v.InferOutput<typeof ListingQuery>;

/** A step of a listing, and how many there are in all. */
export const Listing = v.object({
  products: v.array(Product),
  total: v.number(),
  skip: v.number(),
  limit: v.number(),
});
export type Listing = v.InferOutput<typeof Listing>;

/** The chosen categories in a listing's address: unknown ones are passed over, none means all. */
export const chosenCategories = (given: string | undefined): Category[] =>
  CATEGORIES.filter((category) => given?.split(',').includes(category));
