import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { isFood } from '#catalogue/products/label/law.ts';
import { USUAL_RULE } from '#catalogue/selling/selling.ts';
import { ShelfSelect, useStaffShelves } from '#catalogue/web/admin/shelves/staff-shelves.tsx';
import { ShelfDrawing } from '#catalogue/web/goods-picture.tsx';
import { PhotoPicker, type PhotoOfForm } from '#media/web/admin/public.ts';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { DetailFields, type KnownDetails } from './folds/detail-fields.tsx';
import { Fold, FOLDED } from './folds/fold.tsx';
import { SellingFields, useSold, StockField } from './selling-fields.tsx';
import { detailsOf, fillFields, pictureOf, StapleSuggestion } from './staple-suggestion.tsx';

/** Props of the fields. */
type ProductFieldsProps = {
  field: (name: string) => FieldState;
  photo: PhotoOfForm;
  /** The error at the price while it is above the cut price, before anything is sent. */
  warning: string | undefined;
  /** The saving at these prices, in words. */
  discount: string;
  /** The product that is edited; none while one is added. */
  product?: string;
};

/**
 * The fields of a product, for adding and for editing one. Photo, name, price, unit and shelf are enough; the rest is
 * folded. For a new product, the starter catalogue suggests what it knows.
 */
export function ProductFields({ field, photo, warning, discount, product }: ProductFieldsProps) {
  const { i18n } = useLingui();
  const price = field('price');
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<KnownDetails>({});
  const [sold, setSold] = useSold(field);
  const [filled, setFilled] = useState<KnownDetails>();
  const note = ({ target }: { target: EventTarget }): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  const { shelf, isOfFood } = useShelf(typed['category'] ?? field('category').defaultValue ?? '');
  const goods = {
    isFood: isOfFood,
    isWeighed: sold.way === 'loose' || (sold.unit !== 'item' && sold.unit !== ''),
  };
  return (
    <div ref={fields} onInput={note} onChange={note} className="grid gap-3">
      <PhotoPicker
        {...photo.picker}
        instead={
          shelf && {
            picture: <ShelfDrawing art={shelf.art} />,
            says: i18n._('office.product.shelfDrawn'),
          }
        }
        note={photo.isProposed && i18n._('office.product.drawn')}
      />
      <Field
        {...field('title')}
        label={i18n._('office.product.title')}
        autoComplete="off"
        enterKeyHint="next"
      />
      {!product && (
        <StapleSuggestion
          typed={typed['title'] ?? ''}
          onFill={(staple) => {
            const form = fields.current?.closest('form');
            setTyped(({ title = '', category = '' }) => ({ title, category }));
            if (form) fillFields(form, staple);
            setFilled(detailsOf(staple));
            void pictureOf(staple).then(photo.propose);
          }}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3">
        <Field
          {...price}
          error={price.error ?? warning}
          label={i18n._('office.price')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...field('cuttedprice')}
          label={i18n._('office.cutPrice')}
          hint={discount || i18n._('office.product.mrp')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SellingFields field={field} sold={sold} onSold={setSold} />
        <ShelfSelect {...field('category')} />
        <StockField field={field} />
        <BarcodeField {...field('barcode')} product={product} className="col-span-2" />
      </div>
      <div className="divide-y divide-line border-b border-line">
        <p className="pb-2 text-sm text-muted">{i18n._('office.product.thatIsEnough')}</p>
        <MoreFields field={field} isLoose={sold.way === 'loose'} />
        <DetailFields field={field} product={product} filled={filled} typed={typed} goods={goods} />
      </div>
    </div>
  );
}

/** The shelf that is chosen, and whether its goods are food; so they are until it is known. */
function useShelf(category: string) {
  const { shelves = [] } = useStaffShelves();
  const shelf = shelves.find(({ value }) => value === category);
  const around = shelves.find(({ value }) => value === shelf?.parent);
  return { shelf, isOfFood: !shelf || isFood(shelf.art, around?.art) };
}

/** Optional fields: sent empty, they would be an invalid number. */
const OPTIONAL = ['soldBy', 'least', 'step', 'stock', 'rating', 'pack', 'brand', 'color', 'sku'];

/** Reads the form as the contract wants it. */
export const readProduct = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].filter(([name, value]) => value !== '' || !OPTIONAL.includes(name)));

const NAMES = ['description', 'discount', 'brand', 'rating', 'color', 'sku', 'least', 'step'];

/** Fields that the form fills in by itself or that may stay empty, folded; always part of the form. */
const MoreFields = ({ field, isLoose }: { field: (name: string) => FieldState; isLoose: boolean }) => {
  const { i18n } = useLingui();
  return (
    <Fold
      title={i18n._('office.product.more')}
      hint={isLoose ? i18n._('office.product.moreLoose') : i18n._('office.product.moreHint')}
      names={NAMES}
      field={field}
    >
      <div className={FOLDED}>
        <TextField
          {...field('description')}
          label={i18n._('office.product.about')}
          hint={i18n._('office.product.aboutHint')}
          rows={3}
          className="md:col-span-2"
        />
        <Field
          {...field('discount')}
          label={i18n._('office.product.discount')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('brand')} label={i18n._('office.product.brand')} autoComplete="off" />
        <Field
          {...field('rating')}
          label={i18n._('office.product.rating')}
          hint={i18n._('office.product.ratingHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('color')} label={i18n._('office.product.color')} autoComplete="off" />
        <Field
          {...field('sku')}
          label={i18n._('office.product.sku')}
          hint={i18n._('office.product.skuHint')}
          autoComplete="off"
        />
        {isLoose && (
          <>
            <Field
              {...field('least')}
              label={i18n._('office.leastKg')}
              hint={i18n._('office.product.leftEmpty', { amount: USUAL_RULE.least / 1000 })}
              inputMode="decimal"
              autoComplete="off"
            />
            <Field
              {...field('step')}
              label={i18n._('office.product.stepKg')}
              hint={i18n._('office.product.leftEmpty', { amount: USUAL_RULE.step / 1000 })}
              inputMode="decimal"
              autoComplete="off"
            />
          </>
        )}
      </div>
    </Fold>
  );
};
