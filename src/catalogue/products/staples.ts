import * as v from 'valibot';
import { UNITS } from '#catalogue/selling/units.ts';

/** Ways in which a staple is usually sold. */
const SOLD = ['loose', 'packed', 'both'] as const;

/**
 * One of the goods that most village shops sell, as the starter catalogue describes it: facts that fill a product's
 * form. The price is the owner's. `inShop` are the SKUs of its products that the shop has, drafts too.
 */
export const Staple = v.object({
  name: v.string(),
  title_hi: v.string(),
  title_bn: v.string(),
  /** Other words that people type, in Latin letters. */
  alsoCalled: v.array(v.string()),
  category: v.string(),
  group: v.string(),
  aisle: v.string(),
  /** Empty for what people ask for by its kind. */
  brand: v.string(),
  sold: v.picklist(SOLD),
  /** The unit of its price when it is sold loose. */
  unit: v.picklist(UNITS),
  /** Its usual packs (`500 g`); none for what is only sold loose. */
  packs: v.array(v.string()),
  hsn: v.string(),
  /** The key of its tax goods. */
  taxGoods: v.string(),
  /** Per cent, of a pack where loose goods have another. */
  taxRate: v.number(),
  mark: v.picklist(['veg', 'nonveg', '']),
  /** The address that its picture has once `POST /api/staples/pictures` has brought it; empty without a picture. */
  thumbnail: v.string(),
  inShop: v.array(v.string()),
  /** Those of them that wait as drafts. */
  drafts: v.array(v.string()),
});
export type Staple = v.InferOutput<typeof Staple>;

/** Most staples in one answer. */
export const STAPLES_AT_ONCE = 150;

/** Which staples to list: those that `q` finds, or those of an aisle. */
export const StapleQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  aisle: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
});
export type StapleQuery = v.InferOutput<typeof StapleQuery>;

/** The staples that were asked for. */
export const StapleList = v.object({ staples: v.array(Staple) });
export type StapleList = v.InferOutput<typeof StapleList>;

/** A part of the starter catalogue that is opened at once, with its names, picture, and number of staples. */
export const StapleAisle = v.object({
  aisle: v.string(),
  title: v.string(),
  title_hi: v.string(),
  title_bn: v.string(),
  /** As a staple's. */
  thumbnail: v.string(),
  staples: v.number(),
});
export type StapleAisle = v.InferOutput<typeof StapleAisle>;

/** All aisles, in the order in which a shop thinks: what every kitchen needs first, greens last. */
export const StapleAisles = v.object({ aisles: v.array(StapleAisle), staples: v.number() });
export type StapleAisles = v.InferOutput<typeof StapleAisles>;

/** Packs to sell a staple in: loose (empty text) and each of its usual packs. */
export const packsToSell = ({ sold, packs }: Pick<Staple, 'sold' | 'packs'>): string[] =>
  sold === 'packed' && packs.length > 0 ? [...packs] : ['', ...packs];

/** The SKU of a staple's product: of one pack, or loose. The same staple therefore comes into the shop once. */
export const stapleSku = (name: string, pack: string): string =>
  ['S', ...`${name} ${pack}`.toUpperCase().match(/[A-Z0-9.]+/g)!].join('-');
