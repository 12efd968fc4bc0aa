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
  sold: v.picklist(SOLD),
  /** The unit of its price when it is sold loose. */
  unit: v.picklist(UNITS),
  /** Its usual packs (`500 g`); none for what is only sold loose. */
  packs: v.array(v.string()),
  hsn: v.string(),
  /** Per cent. */
  taxRate: v.number(),
  mark: v.picklist(['veg', 'nonveg', '']),
  /** The address of its picture, once `POST /api/staples/pictures` has fetched it; empty until then. */
  thumbnail: v.string(),
  inShop: v.array(v.string()),
  /** Those of them that wait as drafts. */
  drafts: v.array(v.string()),
});
export type Staple = v.InferOutput<typeof Staple>;

/** Most staples in one answer. */
export const STAPLES_AT_ONCE = 60;

/** Which staples to list: those that `q` finds, or those of a group. */
export const StapleQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  group: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
});
export type StapleQuery = v.InferOutput<typeof StapleQuery>;

/** The staples that were asked for. */
export const StapleList = v.object({ staples: v.array(Staple) });
export type StapleList = v.InferOutput<typeof StapleList>;

/** A group of staples: the inner shelf that they would make, its names, and how many staples it has. */
export const StapleGroup = v.object({
  group: v.string(),
  category: v.string(),
  title: v.string(),
  title_hi: v.string(),
  title_bn: v.string(),
  staples: v.number(),
});
export type StapleGroup = v.InferOutput<typeof StapleGroup>;

/** All groups, in the order of the shelves. */
export const StapleGroups = v.object({ groups: v.array(StapleGroup), staples: v.number() });
export type StapleGroups = v.InferOutput<typeof StapleGroups>;

/** Packs to sell a staple in: loose (empty text) and each of its usual packs. */
export const packsToSell = ({ sold, packs }: Pick<Staple, 'sold' | 'packs'>): string[] =>
  sold === 'packed' && packs.length > 0 ? [...packs] : ['', ...packs];

/** The SKU of a staple's product: of one pack, or loose. The same staple therefore comes into the shop once. */
export const stapleSku = (name: string, pack: string): string =>
  ['S', ...`${name} ${pack}`.toUpperCase().match(/[A-Z0-9.]+/g)!].join('-');
