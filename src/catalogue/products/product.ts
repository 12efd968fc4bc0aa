import * as v from 'valibot';
import { SOLD_BY } from '#base/figures/amount.ts';
import { COMPARED_IN } from '#catalogue/selling/each-text.ts';
import { UNITS } from '#catalogue/selling/units.ts';
import { SHELF_ART } from '#catalogue/shelves/shelves.ts';

/** No price, in rupees, and no amount of stock, in the product's unit, is larger. */
export const GOODS_CEILING = 10_000_000;

/** The marks of vegetarian and of other food. */
export const MARKS = ['', 'veg', 'nonveg'] as const;

/** The message for a category that is none of the shop's shelves. */
export const noSuchCategory = /*office*/ 'Choose a category';
/** A category, as the API takes it: the value of a shelf. Whether that shelf exists is checked by the write. */
export const CategorySchema = v.pipe(
  v.string(noSuchCategory),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, noSuchCategory),
  v.maxLength(60, noSuchCategory),
);
/** A unit, as the API takes it. */
export const UnitSchema = v.picklist(UNITS, /*office*/ 'Choose a unit');

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
  /** The value of its shelf. */
  category: v.string(),
  /** The title of its shelf. */
  shelf: v.string(),
  /** The drawing of its shelf, for goods without a picture. */
  art: v.picklist(SHELF_ART),
  brand: v.string(),
  unit: UnitSchema,
  /** Counted, or loose by weight (the unit is kg) or by volume (litres). */
  soldBy: v.picklist(SOLD_BY),
  /** The least quantity that is sold, and the step in which it grows, in the unit: 0.25 and 0.05 of a kg. */
  least: v.number(),
  step: v.number(),
  /** The net quantity of a packed good, as `500 g`; empty for loose goods and where it is not known. */
  pack: v.string(),
  /** The price to compare a pack by; null where its own price says it, and for loose goods. */
  each: v.nullable(v.object({ price: v.number(), per: v.picklist(COMPARED_IN) })),
  stock: v.number(),
  /** So little is left that it is soon gone. */
  few: v.boolean(),
  rating: v.number(),
  color: v.string(),
  /** Id that packs of one thing share; empty for goods that come in one pack. */
  family: v.string(),
  /** The digits of its GTIN; empty when unknown. */
  barcode: v.string(),
  /** The two letters of the country of origin (ISO 3166); empty when unknown. */
  origin: v.string(),
  /** The mark of vegetarian or other food; empty for what is no food, or unknown. */
  mark: v.picklist(MARKS),
  /** The most of it in one order; null for no limit. */
  mostPerOrder: v.nullable(v.number()),
  /** The owner marked it as sold out, and the day of its return; empty when unknown. */
  soldOut: v.boolean(),
  backOn: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

/** A product with the shelves that lead to it: the outer shelf, if there is one, and its own. */
export const ProductWithWay = v.object({
  ...Product.entries,
  way: v.array(v.object({ value: v.string(), title: v.string() })),
});
export type ProductWithWay = v.InferOutput<typeof ProductWithWay>;

/** Refuses NUL, the one character that a database may not store in a text. */
export const keepable = v.check(
  (text: string) => !text.includes('\u0000'),
  /*office*/ 'This character cannot be saved',
);

/** A shelf as shoppers see it. */
export const CategoryName = v.object({
  category: v.string(),
  label: v.string(),
  /** The heading of its carousel, and the carousel's place on the home page; null when it has none. */
  heading: v.string(),
  carousel: v.nullable(v.number()),
  /** The shelf that it is in. */
  parent: v.nullable(v.string()),
  art: v.picklist(SHELF_ART),
  /** The photo that the owner chose for it; empty where she chose none. */
  photo: v.string(),
});
export type CategoryName = v.InferOutput<typeof CategoryName>;

/**
 * A shelf with the number of products on it and inside it, and its picture: its own, or that of its best-selling
 * goods. Without a picture its drawing is shown.
 */
export const CategoryCount = v.object({
  ...CategoryName.entries,
  count: v.number(),
  thumbnail: v.string(),
});
export type CategoryCount = v.InferOutput<typeof CategoryCount>;

/** Label facts that shoppers may read. */
export const labelFacts = {
  maker: v.string(),
  packer: v.string(),
  importer: v.string(),
  care: v.string(),
  bestBefore: v.string(),
  hsn: v.string(),
  taxRate: v.nullable(v.number()),
  fssai: v.string(),
};
