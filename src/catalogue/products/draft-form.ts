import * as v from 'valibot';
import { sentDetails } from './product-details.ts';
import { productFields } from './product-form.ts';
import { keepable } from './product.ts';

/** Most drafts in one request. */
const DRAFTS_AT_MOST = 50;

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), keepable, v.maxLength(most, /*i18n*/ `At most ${most} letters`));

/** Fields of a product that is not for sale yet: any of the product form's fields, in the form's format. */
const draftFields = {
  ...v.partial(v.object(productFields)).entries,
  title: v.optional(text(200)),
  description: v.optional(text(5000)),
  ...sentDetails,
};

/** A new draft: a photo, a name, or whatever was typed so far. */
export const NewDraft = v.strictObject(draftFields);
export type NewDraft = v.InferOutput<typeof NewDraft>;

/** Drafts that are made at once, for example of several photos. */
export const NewDrafts = v.strictObject({
  drafts: v.pipe(
    v.array(NewDraft),
    v.minLength(1, /*office*/ 'Choose at least one photo'),
    v.maxLength(DRAFTS_AT_MOST, /*office*/ `At most ${DRAFTS_AT_MOST} photos at once`),
  ),
});
export type NewDrafts = v.InferOutput<typeof NewDrafts>;

/** Changes to a draft that stays one; fields that are not sent stay as they are. */
export const SavedDraft = v.strictObject({
  ...draftFields,
  /** Revision that the sender read; an older one is a conflict, so that edits by others are not overwritten. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type SavedDraft = v.InferOutput<typeof SavedDraft>;
