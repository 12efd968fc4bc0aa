import * as v from 'valibot';
import { wholeNumber, LANGUAGE_QUESTION } from '#base/fields.ts';
import {
  FILTER_QUESTIONS,
  keepable,
  ListedProduct,
  LISTING_STEP,
  OnePerFamily,
  Product,
  SORTS,
} from '#catalogue/catalogue.ts';
import { LIST_AT_MOST } from './list-limits.ts';

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

/** The reading of a search, word by word, and the number of goods with just the typed words in their title. */
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
  /** If a search finds nothing at all, names of other goods that sound nearly like it. */
  others: v.optional(v.array(v.string())),
  /** The reading of the search, if it goes beyond the typed words. */
  understood: v.optional(Understood),
});
export type Listing = v.InferOutput<typeof Listing>;

const word = v.pipe(
  v.string(),
  v.trim(),
  keepable,
  v.nonEmpty(/*office*/ 'Write a word'),
  v.maxLength(60, 'At most 60 letters'),
);
const SPELLINGS_AT_MOST = 40;

/** Words that mean the same goods, in every script that shoppers type; searching for one finds them all. */
export const NewSpellingGroup = v.strictObject({
  /** The English name of the goods. */
  canonical: word,
  spellings: v.pipe(
    v.array(word),
    v.minLength(1, /*office*/ 'Write at least one spelling'),
    v.maxLength(SPELLINGS_AT_MOST, /*office*/ `At most ${SPELLINGS_AT_MOST} spellings`),
  ),
});
export type NewSpellingGroup = v.InferOutput<typeof NewSpellingGroup>;

/** The body of an edit: the whole group with its changes. */
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

/** A list as the shopper pasted it. */
export const PastedList = v.strictObject({
  text: v.pipe(
    v.string(),
    keepable,
    v.trim(),
    v.nonEmpty(/*i18n*/ 'Paste your list'),
    v.maxLength(LIST_AT_MOST.letters, /*i18n*/ `At most ${LIST_AT_MOST.letters} letters`),
  ),
});

/**
 * Why an offer is not just what was written: another size of pack; the nearest amount that is sold; no amount, or one
 * that these goods are not sold by, was written; one pack because no number was; there is none now.
 */
const OFFER_NOTES = ['', 'one', 'size', 'nearest', 'amount', 'soldOut'] as const;
export type OfferNote = (typeof OFFER_NOTES)[number];

/** Goods that a line may mean, and how much of them, in their unit. */
export const ListOffer = v.object({
  product: Product,
  quantity: v.number(),
  note: v.picklist(OFFER_NOTES),
});
export type ListOffer = v.InferOutput<typeof ListOffer>;

/** The amount that was read from a line; in rupees if the line states a sum of money. */
export const UnderstoodAmount = v.object({
  quantity: v.number(),
  unit: v.picklist(['gram', 'millilitre', 'piece', 'pack', 'rupees', 'none']),
});
export type UnderstoodAmount = v.InferOutput<typeof UnderstoodAmount>;

/**
 * A line of a list: as it was typed, the name and amount in it, and its reading. `sure`: the first offer is meant, the
 * others are alternatives. `choose`: one of the offers is meant, and only the writer knows which. `none`: the shop has
 * no goods of that name; offers, if any, match a part of it.
 */
export const ListLine = v.object({
  typed: v.string(),
  name: v.string(),
  amount: v.nullable(UnderstoodAmount),
  state: v.picklist(['sure', 'choose', 'none']),
  offers: v.array(ListOffer),
});
export type ListLine = v.InferOutput<typeof ListLine>;

/** The lines of a list, in the order in which they were written. */
export const MatchedList = v.object({ lines: v.array(ListLine) });
export type MatchedList = v.InferOutput<typeof MatchedList>;
