import * as v from 'valibot';
import { keepable, Product } from '#catalogue/catalogue.ts';
import { LIST_AT_MOST } from './list-limits.ts';

/** A list as somebody pasted it. */
export const PastedList = v.strictObject({
  text: v.pipe(
    v.string(),
    keepable,
    v.trim(),
    v.nonEmpty('Paste your list'),
    v.maxLength(LIST_AT_MOST.letters, `At most ${LIST_AT_MOST.letters} letters`),
  ),
});

/**
 * Why an offer is not just what was written: another size of pack; the nearest amount that is sold; no amount, or one
 * that these goods are not sold by, was written; one pack because no number was; there is none now.
 */
export const OFFER_NOTES = ['', 'one', 'size', 'nearest', 'amount', 'soldOut'] as const;
export type OfferNote = (typeof OFFER_NOTES)[number];

/** Goods that a line may mean, and how much of them, in their unit. */
export const ListOffer = v.object({
  product: Product,
  quantity: v.number(),
  note: v.picklist(OFFER_NOTES),
});
export type ListOffer = v.InferOutput<typeof ListOffer>;

/** What was understood of the amount in a line; rupees where it was a sum of money. */
export const UnderstoodAmount = v.object({
  quantity: v.number(),
  unit: v.picklist(['gram', 'millilitre', 'piece', 'pack', 'rupees', 'none']),
});
export type UnderstoodAmount = v.InferOutput<typeof UnderstoodAmount>;

/**
 * A line of a list: as it was typed, the name and the amount in it, and what it means. `sure`: the first offer, the others
 * are alternatives. `choose`: one of the offers, which nobody but the writer knows. `none`: the shop has nothing of that
 * name; offers, if any, match a part of it.
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
