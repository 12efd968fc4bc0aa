import * as v from 'valibot';
import { CategorySchema, keepable } from '#catalogue/products/product.ts';
import { PictureAddress } from '#media/media.ts';
import { SHELF_ART } from './shelves.ts';

const MOST_CAROUSELS = 12;

/** The languages that shelves have titles in. English is the one that each has. */
export const SHELF_LANGUAGES = ['en', 'hi', 'bn'] as const;
/** A language that shelves have titles in. */
export type ShelfLanguage = (typeof SHELF_LANGUAGES)[number];

/** The most shelves of a shop, because every page of the listing contains them all. */
export const SHELVES_AT_MOST = 300;

const words = v.pipe(v.string(), v.trim(), keepable, v.maxLength(60, 'At most 60 letters'));
const inOthers = { hi: v.optional(words, ''), bn: v.optional(words, '') };

/** Pictures for a shelf's tile: its drawing (with `goods` the API names a picture of its best seller), or a photo. */
const SHELF_PICTURES = ['goods', 'drawing', 'photo'] as const;

const writable = {
  titles: v.strictObject({
    en: v.pipe(v.string(/*office*/ 'Title is required'), words, v.nonEmpty(/*office*/ 'Title is required')),
    ...inOthers,
  }),
  /** The heading of its carousel in each language, where that is not the title. */
  headings: v.optional(v.strictObject({ en: v.optional(words, ''), ...inOthers }), {
    en: '',
    hi: '',
    bn: '',
  }),
  parent: v.optional(v.nullable(CategorySchema), null),
  hidden: v.optional(v.boolean(), false),
  art: v.optional(v.picklist(SHELF_ART, /*office*/ 'Choose a drawing'), 'grocery'),
  picture: v.optional(v.picklist(SHELF_PICTURES, /*office*/ 'Choose a picture'), 'goods'),
  thumbnail: v.optional(
    v.pipe(
      PictureAddress,
      v.check((address) => !/^https?:/i.test(address), /*office*/ 'Upload the photo to the shop'),
    ),
    '',
  ),
};

const hasPhoto = ({ picture, thumbnail }: { picture: string; thumbnail: string }): boolean =>
  picture !== 'photo' || thumbnail !== '';
const noPhoto = /*office*/ 'Choose a photo';

/** The fields of a shelf's form. Whether its photo exists is checked by the server. */
export const ShelfFields = v.strictObject(writable);

/** A new shelf, as the owner names it. Its value is made from its English title. */
export const NewShelf = v.pipe(
  ShelfFields,
  v.forward(v.partialCheck([['picture'], ['thumbnail']], hasPhoto, noPhoto), ['thumbnail']),
);
export type NewShelf = v.InferOutput<typeof NewShelf>;

const revision = v.pipe(v.number(), v.safeInteger());

/** An edited shelf; its revision guards against overwriting another's edit. */
export const EditedShelf = v.pipe(
  v.strictObject({ ...writable, revision }),
  v.forward(v.partialCheck([['picture'], ['thumbnail']], hasPhoto, noPhoto), ['thumbnail']),
);
export type EditedShelf = v.InferOutput<typeof EditedShelf>;

const some = v.pipe(v.array(CategorySchema), v.maxLength(SHELVES_AT_MOST));

/** A new order of the shelves inside one, or of those on their own; `seen` is the order that was on the screen. */
export const ShelfOrder = v.strictObject({ parent: v.nullable(CategorySchema), values: some, seen: some });
export type ShelfOrder = v.InferOutput<typeof ShelfOrder>;

/** The shelves that have a carousel on the home page, in their order; `seen` are those that were on the screen. */
export const Carousels = v.strictObject({
  values: v.pipe(some, v.maxLength(MOST_CAROUSELS, /*office*/ `At most ${MOST_CAROUSELS} carousels`)),
  seen: some,
});
export type Carousels = v.InferOutput<typeof Carousels>;

/** Merges a shelf: where its goods and links go. */
export const ShelfMerger = v.strictObject({ into: CategorySchema, revision });
export type ShelfMerger = v.InferOutput<typeof ShelfMerger>;

const Texts = v.object({ en: v.string(), hi: v.string(), bn: v.string() });

/** A shelf as staff see it. */
export const StaffShelf = v.object({
  value: v.string(),
  parent: v.nullable(v.string()),
  titles: Texts,
  headings: Texts,
  hidden: v.boolean(),
  art: v.picklist(SHELF_ART),
  picture: v.picklist(SHELF_PICTURES),
  thumbnail: v.string(),
  /** The place of its carousel on the home page; null when it has none. */
  carousel: v.nullable(v.number()),
  revision: v.number(),
  /** Numbers of products on it, without those inside it: all, and the deactivated ones. */
  goods: v.number(),
  deactivated: v.number(),
});
export type StaffShelf = v.InferOutput<typeof StaffShelf>;

/** All shelves for staff, each followed by those inside it. */
export const StaffShelves = v.object({ shelves: v.array(StaffShelf) });
export type StaffShelves = v.InferOutput<typeof StaffShelves>;

/** A shelf as everybody may see it. */
const PublicShelf = v.object({
  value: v.string(),
  parent: v.nullable(v.string()),
  titles: Texts,
  headings: Texts,
  art: v.picklist(SHELF_ART),
  carousel: v.nullable(v.number()),
});

/** The shelves that shoppers see, each followed by those inside it, and where merged ones lead. */
export const PublicShelves = v.object({
  shelves: v.array(PublicShelf),
  former: v.record(v.string(), v.string()),
});
export type PublicShelves = v.InferOutput<typeof PublicShelves>;

/** The shelves that have a carousel, in the order of the home page. */
export const carouselsOf = <Shelf extends { carousel: number | null }>(shelves: readonly Shelf[]): Shelf[] =>
  shelves
    .filter(({ carousel }) => carousel !== null)
    .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0));
