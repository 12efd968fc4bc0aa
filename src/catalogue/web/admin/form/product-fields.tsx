import { type InputEvent, useRef, useState } from 'react';
import { fromRupees, type Paise, paise, toRupees } from '#base/money.ts';
import { cutPriceWith, neverAboveCutPrice } from '#catalogue/catalogue.ts';
import { ShelfSelect } from '#catalogue/web/admin/shelves/shelf-select.tsx';
import { PhotoPicker, type PhotoOfForm } from '#media/web/admin/public.ts';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { DetailFields, type KnownDetails } from './detail-fields.tsx';
import { SellingFields } from './selling-fields.tsx';
import { detailsOf, fillFields, StapleSuggestion } from './staple-suggestion.tsx';
import { StockField } from './stock-field.tsx';

/** Props of the fields. */
export type ProductFieldsProps = {
  field: (name: string) => FieldState;
  photo: PhotoOfForm['picker'];
  /** The error at the price while it is above the cut price, before anything is sent. */
  warning: string | undefined;
  /** The product that is edited; none while one is added. */
  product?: string;
};

/** The fields of a product, for adding and for editing one. A new one is offered what the starter catalogue knows. */
export function ProductFields({ field, photo, warning, product }: ProductFieldsProps) {
  const price = field('price');
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [filled, setFilled] = useState<KnownDetails>();
  return (
    <div ref={fields} className="grid gap-4">
      <Field
        {...field('title')}
        label="Title"
        autoComplete="off"
        enterKeyHint="next"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {!product && (
        <StapleSuggestion
          typed={typed}
          onFill={(staple) => {
            const form = fields.current?.closest('form');
            if (form) fillFields(form, staple);
            setFilled(detailsOf(staple));
          }}
        />
      )}
      <TextField {...field('description')} label="Description" rows={3} />
      <PhotoPicker {...photo} />
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3">
        <Field
          {...price}
          error={price.error ?? warning}
          label="Price"
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('cuttedprice')} label="Cutted Price" inputMode="decimal" autoComplete="off" />
        <Field
          {...field('discount')}
          label="Discount"
          inputMode="decimal"
          autoComplete="off"
          className="col-span-2 md:col-span-1"
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <ShelfSelect {...field('category')} />
        <SellingFields field={field} />
        <StockField field={field} />
        <Field
          {...field('pack')}
          label="Pack"
          hint="Where it is packed: 500 g, 1 l, 6 pieces"
          autoComplete="off"
        />
        <Field {...field('brand')} label="Brand" autoComplete="off" />
        <Field {...field('rating')} label="Rating" hint="0 to 5" inputMode="decimal" autoComplete="off" />
        <Field {...field('color')} label="Color" autoComplete="off" />
        <Field {...field('sku')} label="SKU" hint="Left empty, it gets one" autoComplete="off" />
      </div>
      <DetailFields field={field} product={product} filled={filled} />
    </div>
  );
}

/** Optional fields: sent empty, they would be an invalid number. */
const OPTIONAL = ['soldBy', 'least', 'step', 'stock', 'rating', 'pack', 'brand', 'color', 'sku'];

/** Reads the form as the contract wants it. */
export const readProduct = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].filter(([name, value]) => value !== '' || !OPTIONAL.includes(name)));

/**
 * Keeps price, cut price and discount consistent while one of them is typed: discount = cut price − price, and a cut
 * price that was equal is raised with the price. Reports whether the price is above the cut price.
 */
export function followPrices({
  currentTarget,
  target,
  nativeEvent,
}: InputEvent<HTMLFormElement>): string | undefined {
  const of = (name: string) => currentTarget.elements.namedItem(name) as HTMLInputElement;
  const [price, cut, discount] = [of('price'), of('cuttedprice'), of('discount')];
  const { name } = target as HTMLInputElement;
  // Setting a value fires an input event below, which must not change the other fields again.
  const isTyped = nativeEvent.isTrusted;
  if (isTyped && name === 'discount' && isAmount(cut) && isAmount(discount)) {
    const left = paiseOf(cut) - paiseOf(discount);
    if (left >= 0) price.value = rupeesText(paise(left));
  }
  if (isTyped && name === 'price' && isAmount(price)) raiseWith(price, cut);
  if (isTyped && ['price', 'cuttedprice'].includes(name) && isAmount(price) && isAmount(cut)) {
    discount.value = rupeesText(paise(Math.max(0, paiseOf(cut) - paiseOf(price))));
    // Fires an input event as typing does, so that an earlier error at the field is cleared.
    discount.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return isAmount(price) && isAmount(cut) && paiseOf(price) > paiseOf(cut) ? neverAboveCutPrice : undefined;
}

/** Raises a cut price that nobody typed with the price, and lowers it again, as `cutPriceWith` says. */
function raiseWith(price: HTMLInputElement, cut: HTMLInputElement): void {
  const isUntouched = cut.value === cut.defaultValue || cut.value === cut.dataset['raisedTo'];
  if (!isUntouched || cut.defaultValue === '') return;
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

const isAmount = ({ value }: HTMLInputElement): boolean => /^\s*\d{1,9}(\.\d{0,2})?\s*$/.test(value);
const paiseOf = ({ value }: HTMLInputElement): Paise => fromRupees(Number(value));
const rupeesText = (amount: Paise): string => String(toRupees(amount));
