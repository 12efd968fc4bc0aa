import { type InputEvent, type SubmitEvent, useState } from 'react';
import type * as v from 'valibot';
import type { Act } from '#base/ids.ts';
import { NewDraft } from '#catalogue/products/draft-form.ts';
import { usePhoto } from '#media/web/admin/public.ts';
import { useSchemaForm } from '#ui/form/form.tsx';
import { discountOf, discountText, followTyping } from './follow.ts';
import { readProduct } from './product-fields.tsx';

/** The value of the button that saves a draft, among the buttons that send the form. */
export const AS_DRAFT = 'draft';

/**
 * The form of a product: keeps its fields consistent, waits for the photo, and calls `save` with the whole product, or
 * `saveDraft` with what was typed so far.
 */
export function useProductForm<Schema extends v.GenericSchema<unknown, { thumbnail: string }>>({
  schema,
  initial,
  save,
  saveDraft,
}: {
  schema: Schema;
  initial: Record<string, string>;
  save: (product: v.InferOutput<Schema>, act: Act) => Promise<void>;
  saveDraft: (draft: NewDraft, act: Act) => Promise<void>;
}) {
  const [warning, setWarning] = useState<string>();
  const [discount, setDiscount] = useState(() => discountText(Number(initial['discount'] ?? 0)));
  const photo = usePhoto(initial['thumbnail'] ?? '');
  const form = useSchemaForm({
    schema,
    initial,
    read: readProduct,
    submit: async (product, _, act) => {
      await save({ ...product, thumbnail: await photo.settled() }, act);
    },
  });
  const draft = useSchemaForm({
    schema: NewDraft,
    read: readDraft,
    submit: async (known, _, act) => {
      await saveDraft({ ...known, thumbnail: await photo.settled() }, act);
    },
  });
  return {
    props: {
      ...form.props,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent;
        const isDraft = submitter instanceof HTMLButtonElement && submitter.value === AS_DRAFT;
        (isDraft ? draft : form).props.onSubmit(event);
      },
      onInput: (event: InputEvent<HTMLFormElement>) => {
        form.props.onInput(event);
        draft.props.onInput(event);
        setWarning(followTyping(event));
        setDiscount(discountText(discountOf(event.currentTarget)));
      },
    },
    busy: form.busy,
    isSavingDraft: draft.busy,
    problem: form.problem ?? draft.problem,
    isPhotoTouched: photo.isTouched,
    fields: {
      field: (name: string) => {
        const state = form.field(name);
        return { ...state, error: state.error ?? draft.field(name).error };
      },
      photo,
      warning,
      discount,
    },
  };
}

const NONE_YET = ['category', 'unit', 'soldBy', 'least', 'step', 'stock', 'rating'];
const PRICES = ['price', 'cuttedprice', 'discount'];

/** Reads the form so far: an open choice is not sent, and an empty price is 0. */
const readDraft = (data: FormData): unknown =>
  Object.fromEntries(
    [...data]
      .filter(([name, value]) => value !== '' || !NONE_YET.includes(name))
      .map(([name, value]) => [name, value === '' && PRICES.includes(name) ? 0 : value]),
  );
