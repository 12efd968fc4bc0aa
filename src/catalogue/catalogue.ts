import * as v from 'valibot';
import { parsePack } from '#base/quantity.ts';

/** The nine categories, in the order of the shop's shelves; the one list of them. */
export const CATEGORIES = [
  'vegetables',
  'fruits',
  'meat',
  'localitems',
  'grocery',
  'electronics',
  'food',
  'cosmetics',
  'fragrances',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What shoppers read for each category. */
export const CATEGORY_LABELS: Record<Category, string> = {
  vegetables: 'Fruits-Vegetables',
  fruits: 'Fruits',
  meat: 'Meat',
  localitems: 'Local items',
  grocery: 'Grocery',
  electronics: 'Electronics',
  food: 'Food',
  cosmetics: 'Cosmetics',
  fragrances: 'Fragrances',
};

/** How goods are sold; the price is for one of it. */
export const UNITS = ['kg', 'gram', 'litres', 'item'] as const;
export type Unit = (typeof UNITS)[number];

/** 'Per Kg' next to the price, by the product's unit. */
export const PER_UNIT: Record<Unit, string> = {
  kg: 'Per Kg',
  gram: 'Per Gram',
  litres: 'Per Litre',
  item: 'Per Item',
};

/** The orders a listing can be put in, with what the sort menu calls them. */
export const SORTS = {
  popular: 'Most Popular',
  rating: 'Best Rating',
  newest: 'Newest',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
} as const;
export type Sort = keyof typeof SORTS;

/** How many products a step of the listing brings. */
export const LISTING_STEP = 12;

export const CategorySchema = v.picklist(CATEGORIES, 'Choose a category');
const UnitSchema = v.picklist(UNITS, 'Choose a unit');

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

const CEILING = 10_000_000;
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} letters`));
const required = (most: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, `At most ${most} letters`));

/** A rupee amount: a number, or the digits of one as a form sends them; at most two decimals. */
const rupees = (name: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}(\.\d+)?$/), v.transform(Number))], `${name} is required`),
    v.minValue(0, `${name} cannot be below zero`),
    v.maxValue(CEILING, `${name} is too large`),
    v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, `${name} has at most two decimals`),
  );
const count = (name: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))], `${name} must be a number`),
    v.integer(`${name} must be a whole number`),
    v.minValue(0, `${name} cannot be below zero`),
    v.maxValue(CEILING, `${name} is too large`),
  );
const rating = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d(\.\d+)?$/), v.transform(Number))], 'Rating must be a number'),
  v.minValue(0, 'Rating is from 0 to 5'),
  v.maxValue(5, 'Rating is from 0 to 5'),
);

const pictureUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'At most 500 letters'),
  v.regex(/^$|^\/(?!\/)[^\s"'<>\\]*$|^https:\/\/[^\s"'<>\\]+$/, 'The picture must be one of the shop’s, or an https address'),
);

const writable = {
  title: required(200, 'Title is required'),
  description: required(5000, 'Description is required'),
  thumbnail: v.optional(pictureUrl, ''),
  price: rupees('Price'),
  cuttedprice: rupees('Cutted Price'),
  discount: rupees('Discount'),
  category: CategorySchema,
  brand: v.optional(text(100), ''),
  unit: UnitSchema,
  stock: v.optional(count('Stock'), 0),
  rating: v.optional(rating, 0),
  color: v.optional(text(50), ''),
  sku: v.optional(text(100), ''),
  pack: v.optional(
    v.pipe(
      text(30),
      v.check((given) => given === '' || parsePack(given) !== undefined, 'Write the pack as 500 g, 1 l or 6 pieces'),
    ),
    '',
  ),
};

const neverAboveCutPrice = 'The price must not be above the cut price';

/** What the add-product form sends. `discount` is read but never kept: the saving is cuttedprice − price. */
export const NewProduct = v.pipe(
  v.strictObject(writable),
  v.forward(
    v.partialCheck([['price'], ['cuttedprice']], ({ price, cuttedprice }) => price <= cuttedprice, neverAboveCutPrice),
    ['price'],
  ),
);
export type NewProduct = v.InferOutput<typeof NewProduct>;

/** What the edit form sends: the whole product as it was handed out; only the writable fields are read. */
export const EditedProduct = v.pipe(
  v.strictObject({
    ...writable,
    _id: v.optional(v.string()),
    id: v.optional(v.string()),
    revision: v.optional(v.number()),
    active: v.optional(v.boolean()),
    createdAt: v.optional(v.string()),
    updatedAt: v.optional(v.string()),
    sold: v.optional(v.number()),
  }),
  v.forward(
    v.partialCheck([['price'], ['cuttedprice']], ({ price, cuttedprice }) => price <= cuttedprice, neverAboveCutPrice),
    ['price'],
  ),
);
export type EditedProduct = v.InferOutput<typeof EditedProduct>;

const digits = (low: number, high: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number), v.minValue(low), v.maxValue(high));

/** What a listing can be asked for; several categories are joined by commas, `all` may stand for none. */
export const ListingQuery = v.strictObject({
  all: v.optional(v.picklist(['true', 'false'])),
  skip: v.optional(digits(0, 10_000_000), '0'),
  limit: v.optional(digits(1, 100), String(LISTING_STEP)),
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
