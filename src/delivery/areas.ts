import * as v from 'valibot';
import { rupeesUpTo } from '#base/figures/rupees.ts';

const MOST_PASTED = 400_000;

/** The most areas of a shop, and the most villages of one area. */
export const AREAS_AT_MOST = 500;
export const VILLAGES_AT_MOST = 2000;

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, /*i18n*/ `At most ${most} letters`),
    v.regex(/^[^\p{Cc}]*$/u, /*i18n*/ 'Please leave out hidden characters'),
  );
const rupees = rupeesUpTo(100_000, {
  missing: /*office*/ 'Write an amount',
  tooLow: /*office*/ 'At least ₹0',
  tooHigh: /*office*/ 'At most ₹1,00,000',
});
const revision = v.pipe(v.number(), v.safeInteger());

/** Delivery fee and limits on an order, in rupees. */
const figures = {
  fee: rupees,
  /** Subtotal above which it is free; null: it is never free. */
  freeAbove: v.optional(v.nullable(rupees), null),
  /** The least subtotal of an order. */
  minimum: v.optional(rupees, 0),
  /** The most cash at the door without a call before; null: no limit. */
  cashMost: v.optional(v.nullable(rupees), null),
};
export const AreaFigures = v.object({
  fee: v.number(),
  freeAbove: v.nullable(v.number()),
  minimum: v.number(),
  cashMost: v.nullable(v.number()),
});
export type AreaFigures = v.InferOutput<typeof AreaFigures>;

/** A new area, as the owner writes it. */
export const NewArea = v.strictObject({
  name: v.pipe(line(60), v.nonEmpty(/*office*/ 'Write a name for the area')),
  ...figures,
  /** The owner's note to shoppers. */
  note: v.optional(line(200), ''),
});
export type NewArea = v.InferOutput<typeof NewArea>;

/** An edited area; its revision guards against overwriting another's edit. */
export const EditedArea = v.strictObject({ ...NewArea.entries, revision });
export type EditedArea = v.InferOutput<typeof EditedArea>;

/** As which revision that which is deleted was seen. */
export const SeenRevision = v.strictObject({
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number)),
});

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(AREAS_AT_MOST));

/** A new order of all areas, by their ids; `seen` is the order that was on the screen. */
export const AreaOrder = v.strictObject({ ids, seen: ids });
export type AreaOrder = v.InferOutput<typeof AreaOrder>;

/** A village of an area; an empty name is the whole pincode. */
export const Village = v.object({ id: v.string(), pincode: v.string(), village: v.string() });
export type Village = v.InferOutput<typeof Village>;

/** An area in the owner's list: how many villages it has, and the first of them. */
export const Area = v.object({
  id: v.string(),
  name: v.string(),
  ...AreaFigures.entries,
  note: v.string(),
  revision: v.number(),
  villages: v.number(),
  first: v.array(Village),
});
export type Area = v.InferOutput<typeof Area>;

/** All areas in their order. */
export const Areas = v.object({ areas: v.array(Area) });
export type Areas = v.InferOutput<typeof Areas>;

/** The villages of an area, in the order of delivery. */
export const AreaVillages = v.object({ villages: v.array(Village) });
export type AreaVillages = v.InferOutput<typeof AreaVillages>;

/**
 * Villages as typed, pasted or read from a file: one a line, a pincode and the village; the pincode alone is all of it.
 * With `move`, villages of other areas move to this one.
 */
export const VillageLines = v.strictObject({
  text: v.pipe(
    v.string(),
    v.maxLength(MOST_PASTED, /*office*/ `At most ${MOST_PASTED} letters at once`),
    v.check((text) => !text.includes('\0'), /*i18n*/ 'Please leave out hidden characters'),
  ),
  move: v.optional(v.boolean(), false),
});
export type VillageLines = v.InferOutput<typeof VillageLines>;

/** Why a line was left out: no pincode, a name too long, twice in the text, in this area already, or in another one. */
const LINE_FAULTS = ['pincode', 'long', 'twice', 'here', 'elsewhere', 'border'] as const;

/** Result of pasting villages: the numbers added and moved, and the lines left out, by number. */
export const VillagesAdded = v.object({
  added: v.number(),
  moved: v.number(),
  leftOut: v.array(
    v.object({
      line: v.number(),
      text: v.string(),
      fault: v.picklist(LINE_FAULTS),
      /** The area that has it. */
      area: v.string(),
    }),
  ),
});
export type VillagesAdded = v.InferOutput<typeof VillagesAdded>;

/** Where a village moves. */
export const VillageMove = v.strictObject({ area: v.pipe(v.string(), v.maxLength(64)) });

/** Delivery to one pincode: its areas and villages. */
export const DeliveryPlaces = v.object({
  /** True once the shop has areas. Without any, one rule holds everywhere and shoppers are asked for no village. */
  hasAreas: v.boolean(),
  pincode: v.string(),
  areas: v.array(v.object({ id: v.string(), name: v.string(), note: v.string(), ...AreaFigures.entries })),
  /** In the owner's order, each with the id of its area. */
  villages: v.array(v.object({ village: v.string(), area: v.string() })),
  /** The area of the whole pincode, if it has one; it serves places that are not in the list of villages. */
  whole: v.nullable(v.string()),
  /** The rule for everywhere else; null where the shop does not deliver there. */
  elsewhere: v.nullable(AreaFigures),
  /** Shoppers may collect their orders at the shop. */
  mayCollect: v.boolean(),
});
export type DeliveryPlaces = v.InferOutput<typeof DeliveryPlaces>;

/**
 * Query for a pincode's places; without one the answer says if the shop has areas, and the rule for everywhere else.
 */
export const PlacesQuestion = v.strictObject({
  pincode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(10)), ''),
});

/** Search for a village: letters of its name, or the first digits of a pincode. Empty finds the first villages. */
export const VillageQuestion = v.strictObject({ q: v.optional(line(60), '') });

/** Villages that the shop delivers to, in the owner's order; those whose name begins with the search come first. */
export const NamedVillages = v.object({
  villages: v.array(v.object({ village: v.string(), pincode: v.string() })),
});
export type NamedVillages = v.InferOutput<typeof NamedVillages>;

/** Detail of `place_needed`: the missing part of the address, and the places of the pincode. */
export const PlaceNeeded = v.object({ needs: v.picklist(['pincode', 'village']), places: DeliveryPlaces });
export type PlaceNeeded = v.InferOutput<typeof PlaceNeeded>;

/** With `below_minimum`: the least order there, and how much is missing, in rupees. */
export const BelowMinimum = v.object({ minimum: v.number(), missing: v.number() });
export type BelowMinimum = v.InferOutput<typeof BelowMinimum>;

/** Villages to which the shop may not deliver, because they lie in another state than it; no state where it may. */
export const PlacesOutside = v.object({
  state: v.string(),
  places: v.array(
    v.object({ area: v.string(), pincode: v.string(), village: v.string(), state: v.string() }),
  ),
});
export type PlacesOutside = v.InferOutput<typeof PlacesOutside>;
