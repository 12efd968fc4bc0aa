import * as v from 'valibot';
import { CATEGORIES, CategorySchema, keepable, Product, whole } from './catalogue.ts';

/** A product as staff see it: also when it was made, how much of it was sold, and whether the shop shows it. */
export const StaffProduct = v.object({
  ...Product.entries,
  /** Raised by each edit; sent back with an edit it makes sure that nobody else's is overwritten. */
  revision: v.number(),
  active: v.boolean(),
  sold: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type StaffProduct = v.InferOutput<typeof StaffProduct>;

/** Which products the back office lists; `low` are those in the shop that run out, the scarcest first. */
export const STATES = ['active', 'low', 'deactivated', 'all'] as const;

/** How many products a page of the back office shows. */
export const PRODUCTS_PER_PAGE = 25;

/** What the back office's list can be asked for. */
export const StaffQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), keepable, v.maxLength(100))),
  category: v.optional(v.picklist(['All', ...CATEGORIES])),
  state: v.optional(v.picklist(STATES), 'active'),
  page: v.optional(whole(1, 1_000_000), '1'),
  limit: v.optional(whole(1, 200), String(PRODUCTS_PER_PAGE)),
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

/** What a deactivation answers. */
export const Deactivated = v.object({ message: v.string(), product: StaffProduct });

const word = v.pipe(
  v.string(),
  v.trim(),
  keepable,
  v.nonEmpty('Write a word'),
  v.maxLength(60, 'At most 60 letters'),
);
const SPELLINGS_AT_MOST = 40;

/** Words that mean the same goods, in every script that shoppers type; searching for one finds them all. */
export const NewSpellingGroup = v.strictObject({
  /** What the goods are called in English. */
  canonical: word,
  spellings: v.pipe(
    v.array(word),
    v.minLength(1, 'Write at least one spelling'),
    v.maxLength(SPELLINGS_AT_MOST, `At most ${SPELLINGS_AT_MOST} spellings`),
  ),
});
export type NewSpellingGroup = v.InferOutput<typeof NewSpellingGroup>;

/** What an edit sends: the group as it was handed out, changed. */
export const EditedSpellingGroup = v.strictObject({
  ...NewSpellingGroup.entries,
  id: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
});

/** A spelling group as it is handed out. */
export const SpellingGroup = v.object({
  id: v.string(),
  canonical: v.string(),
  spellings: v.array(v.string()),
  updatedAt: v.string(),
});
export type SpellingGroup = v.InferOutput<typeof SpellingGroup>;

/** A search that found nothing, and how often. */
export const SearchMiss = v.object({
  term: v.string(),
  times: v.number(),
  firstAt: v.string(),
  lastAt: v.string(),
});
export type SearchMiss = v.InferOutput<typeof SearchMiss>;

/** What an import did, or, as a dry run, would do. `row` is the row's number in the file as a spreadsheet shows it. */
export const ImportSummary = v.object({
  layout: v.string(),
  dryRun: v.boolean(),
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  skipped: v.array(v.object({ row: v.number(), reason: v.string() })),
  /** What the owner should know about the file as a whole. */
  notes: v.array(v.string()),
});
export type ImportSummary = v.InferOutput<typeof ImportSummary>;

/** A category with how many products the shop shows in it, and the picture of the most ordered of them. */
export const CategoryCount = v.object({
  category: CategorySchema,
  label: v.string(),
  count: v.number(),
  thumbnail: v.string(),
});
export type CategoryCount = v.InferOutput<typeof CategoryCount>;
