import * as v from 'valibot';
import { SOLD_BY } from '#base/amount.ts';
import { CATEGORIES } from './categories.ts';
import { UNITS } from './units.ts';

/** A category, as the API takes it. */
export const CategorySchema = v.picklist(CATEGORIES, 'Choose a category');
/** A unit, as the API takes it. */
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
  /** Counted, or loose by weight (the unit is kg) or by volume (litres). */
  soldBy: v.picklist(SOLD_BY),
  /** The least quantity that is sold, and the step in which it grows, in the unit: 0.25 and 0.05 of a kg. */
  least: v.number(),
  step: v.number(),
  /** The net quantity of a packed good, as `500 g`; empty for loose goods and where it is not known. */
  pack: v.string(),
  stock: v.number(),
  rating: v.number(),
  color: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

/** The one sign that a database may refuse in a text. */
export const keepable = v.check((text: string) => !text.includes('\u0000'), 'This sign cannot be kept');

/** A category with how many products the shop shows in it, and the picture of the most ordered of them. */
export const CategoryCount = v.object({
  category: CategorySchema,
  label: v.string(),
  count: v.number(),
  thumbnail: v.string(),
});
export type CategoryCount = v.InferOutput<typeof CategoryCount>;
