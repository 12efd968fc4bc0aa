import { i18n } from '@lingui/core';
import { type InputEvent, type SubmitEvent, useState } from 'react';
import type * as v from 'valibot';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import type { Act } from '#base/ids.ts';
import { sayField } from '#base/language/said.ts';
import { NewDraft } from '#catalogue/products/draft-form.ts';
import { cutPriceWith, neverAboveCutPrice } from '#catalogue/products/product-form.ts';
import { usePhoto } from '#media/web/admin/public.ts';
import { useSchemaForm } from '#ui/form/form.tsx';
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

/**
 * Fills the rest of a product's form while the owner types, visibly: in a new product the description follows the name
 * and the cut price the price, until they are typed; discount = cut price − price. Reports if the price is above the
 * cut price.
 */
function followTyping({
  currentTarget,
  target,
  nativeEvent,
}: InputEvent<HTMLFormElement>): string | undefined {
  const of = (name: string) => currentTarget.elements.namedItem(name) as HTMLInputElement;
  const [price, cut, discount] = [of('price'), of('cuttedprice'), of('discount')];
  const { name } = target as HTMLInputElement;
  if (name === 'title') follow(of('title'), of('description'));
  // Setting a value fires an input event below, which must not change the other fields again.
  const isTyped = nativeEvent.isTrusted;
  if (isTyped && name === 'discount' && isAmount(cut) && isAmount(discount)) {
    const left = minusRupees(rupeesIn(cut), rupeesIn(discount));
    if (left >= 0) price.value = String(left);
  }
  if (isTyped && name === 'price') {
    if (cut.defaultValue === '') follow(price, cut);
    else if (isAmount(price)) raiseWith(price, cut);
  }
  if (isTyped && ['price', 'cuttedprice'].includes(name) && isAmount(price) && isAmount(cut))
    say(discount, String(Math.max(0, minusRupees(rupeesIn(cut), rupeesIn(price)))));
  return isAmount(price) && isAmount(cut) && rupeesIn(price) > rupeesIn(cut)
    ? sayField(i18n, neverAboveCutPrice)
    : undefined;
}

/** Copies a field's text into an untouched one. */
function follow(from: HTMLInputElement, to: HTMLInputElement): void {
  if (to.defaultValue !== '' || to.value !== (to.dataset['followed'] ?? '')) return;
  to.dataset['followed'] = from.value;
  say(to, from.value);
}

/** Sets a value and fires an input event as typing does, so that an earlier error at the field is cleared. */
function say(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Raises an untouched cut price with the price, and lowers it again, as `cutPriceWith` says. */
function raiseWith(price: HTMLInputElement, cut: HTMLInputElement): void {
  const isUntouched = cut.value === cut.defaultValue || cut.value === cut.dataset['raisedTo'];
  if (!isUntouched) return;
  const { form } = price;
  const textOf = (name: string): string =>
    (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
  const before = {
    price: Number(price.defaultValue),
    cuttedprice: Number(cut.defaultValue),
    pack: textOf('pack').trim(),
    barcode: textOf('barcode').trim(),
  };
  const now = { price: Number(price.value), cuttedprice: before.cuttedprice };
  cut.value = String(cutPriceWith(now, before));
  cut.dataset['raisedTo'] = cut.value;
}

/** The discount that a form's prices make, in rupees. */
function discountOf(form: HTMLFormElement): number {
  const discount = form.elements.namedItem('discount') as HTMLInputElement;
  return isAmount(discount) ? rupeesIn(discount) : 0;
}

/** A discount in words; empty where there is none. */
const discountText = (rupees: number): string =>
  rupees > 0 ? i18n._('office.product.discountOf', { rupees }) : '';

const isAmount = ({ value }: HTMLInputElement): boolean => /^\s*\d{1,9}(\.\d{0,2})?\s*$/.test(value);
const rupeesIn = ({ value }: HTMLInputElement): number => Number(value);
