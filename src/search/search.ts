import * as v from 'valibot';
import { wholeNumber } from '#base/figures/whole-number.ts';
import { LANGUAGE_QUESTION } from '#base/language/named-in.ts';
import {
  FILTER_QUESTIONS,
  keepable,
  ListedProduct,
  LISTING_STEP,
  OnePerFamily,
  SORTS,
} from '#catalogue/catalogue.ts';

export * from './pasted-list.ts';

/** The query of a listing. Several categories are joined by commas; `all` means none in particular. */
export const ListingQuery = v.strictObject({
  all: v.optional(v.picklist(['true', 'false'])),
  skip: v.optional(wholeNumber(0, 10_000_000), '0'),
  limit: v.optional(wholeNumber(1, 100), String(LISTING_STEP)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  category: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  sort: v.optional(v.picklist(SORTS)),
  /** `one`: each family once, with its packs. */
  packs: OnePerFamily,
  ...FILTER_QUESTIONS,
  ...LANGUAGE_QUESTION,
});
export type ListingQuery = v.InferOutput<typeof ListingQuery>;

/** The listing whose filters are wanted, before any filter is chosen. */
export const FacetQuery = v.pick(ListingQuery, ['q', 'category', 'lang']);
export type FacetQuery = v.InferOutput<typeof FacetQuery>;

/** A word of a search, and the goods that it was understood as, where that is another word. */
export const UnderstoodWord = v.object({ typed: v.string(), means: v.optional(v.string()) });
export type UnderstoodWord = v.InferOutput<typeof UnderstoodWord>;

/** What was understood of a search, word by word, and how many goods have in their title just what was typed. */
export const Understood = v.object({ words: v.array(UnderstoodWord), exactly: v.number() });
export type Understood = v.InferOutput<typeof Understood>;

/** A step of a listing, and how many there are in all. */
export const Listing = v.object({
  products: v.array(ListedProduct),
  total: v.number(),
  skip: v.number(),
  limit: v.number(),
  /** If a search finds nothing at all, the goods that come nearest. */
  near: v.optional(v.array(ListedProduct)),
  /** What was understood of a search, where that is more than was typed. */
  understood: v.optional(Understood),
});
export type Listing = v.InferOutput<typeof Listing>;

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

/** What an edit sends: the whole group with its changes. */
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
