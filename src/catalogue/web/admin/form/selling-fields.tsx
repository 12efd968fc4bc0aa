import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isLoose as isSoldLoose, type SoldBy } from '#base/figures/amount.ts';
import { type Unit, UNITS } from '#catalogue/catalogue.ts';
import { unitText } from '#catalogue/web/admin/shown-goods.tsx';
import { classNames } from '#ui/button.tsx';
import { Field, type FieldState, SelectField } from '#ui/form/field.tsx';

const WAYS = [
  ['loose', /*i18n*/ 'office.product.loose'],
  ['packs', /*i18n*/ 'office.product.inPacks'],
  ['piece', /*i18n*/ 'office.product.byPiece'],
] as const;
type Way = (typeof WAYS)[number][0];

/** In which way and unit a product is sold, as the form says it now; nothing is chosen for a new one. */
export type Sold = { way: Way | undefined; unit: Unit | '' };

/** State of the selling fields, and its setter. */
export function useSold(field: (name: string) => FieldState): [Sold, (sold: Sold) => void] {
  const said = (name: string): string => field(name).defaultValue ?? '';
  const [sold, setSold] = useState<Sold>(() => {
    const unit = said('unit') as Sold['unit'];
    if (unit === '') return { way: undefined, unit };
    if (isSoldLoose(said('soldBy') as SoldBy)) return { way: 'loose', unit };
    return { way: said('pack') === '' ? 'piece' : 'packs', unit };
  });
  return [sold, setSold];
}

const PROPOSED: Record<Unit, Way> = { kg: 'loose', litres: 'loose', item: 'piece', gram: 'piece' };

/** The unit that goes with a way: loose goods are weighed or measured, packs are counted. */
function unitFor(way: Way, unit: Sold['unit']): Unit {
  if (way === 'loose') return unit === 'litres' ? 'litres' : 'kg';
  return way === 'packs' || unit === '' ? 'item' : unit;
}

const soldByOf = ({ unit }: Sold, way: Way): SoldBy => {
  if (way !== 'loose') return 'piece';
  return unit === 'litres' ? 'volume' : 'weight';
};

/** Loose, in packs or by the piece, and the unit; of packs also how much is in one. */
export function SellingFields({
  field,
  sold,
  onSold,
}: {
  field: (name: string) => FieldState;
  sold: Sold;
  onSold: (sold: Sold) => void;
}) {
  const { i18n } = useLingui();
  const { error } = field('soldBy');
  return (
    <>
      <fieldset className="col-span-2 min-w-0">
        <legend className="sr-only">{i18n._('office.product.sold')}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-control bg-shelf p-1 ring-1 ring-line ring-inset">
          {WAYS.map(([way, name]) => (
            <label
              key={way}
              className={classNames(
                'grid min-h-11 cursor-pointer place-items-center rounded-control px-1 text-center font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf',
                sold.way === way ? 'bg-white text-leaf-dark ring-1 ring-leaf' : 'text-muted',
              )}
            >
              <input
                type="radio"
                name="soldBy"
                value={soldByOf(sold, way)}
                checked={sold.way === way}
                onChange={() => onSold({ way, unit: unitFor(way, sold.unit) })}
                className="sr-only"
              />
              {i18n._(name)}
            </label>
          ))}
        </div>
        <p role={error ? 'alert' : undefined} className="text-sm text-chilli empty:hidden">
          {error}
        </p>
      </fieldset>
      <SelectField
        name="unit"
        error={field('unit').error}
        value={sold.unit}
        label={i18n._('office.product.unit')}
        hint={wordsFor(i18n, sold)}
        onChange={({ target }) => {
          const unit = target.value as Sold['unit'];
          onSold({ unit, way: unit === '' ? undefined : PROPOSED[unit] });
        }}
      >
        <option value="">{i18n._('office.product.chooseUnit')}</option>
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {unitText(i18n, unit)}
          </option>
        ))}
      </SelectField>
      {sold.way === 'packs' && (
        <Field
          {...field('pack')}
          label={i18n._('office.product.pack')}
          hint={i18n._('office.product.packHint')}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Explains a choice where it is not plain. */
function wordsFor(i18n: I18n, { way, unit }: Sold): string | undefined {
  if (way === 'piece' && (unit === 'kg' || unit === 'litres'))
    return i18n._('office.product.whole', { unit: unitText(i18n, unit) });
  return way === 'loose'
    ? unit === 'litres'
      ? i18n._('office.product.perLitre')
      : i18n._('office.product.perKg')
    : undefined;
}

/** The stock. Left empty it is not counted, and 0 means sold out; the field says so before it is saved. */
export function StockField({ field }: { field: (name: string) => FieldState }) {
  const { i18n } = useLingui();
  const { defaultValue = '', ...stock } = field('stock');
  const [typed, setTyped] = useState(field('counted').defaultValue === 'false' ? '' : defaultValue);
  const [first] = useState(typed);
  const isNone = typed.trim() !== '' && Number(typed) === 0;
  return (
    <div className="col-span-2">
      <Field
        {...stock}
        defaultValue={first}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        label={i18n._('office.stock')}
        hint={
          <span aria-live="polite" className={classNames(isNone && 'font-semibold text-ink')}>
            {hintFor(i18n, typed)}
          </span>
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <input type="hidden" name="counted" value={String(typed.trim() !== '')} />
    </div>
  );
}

function hintFor(i18n: I18n, typed: string): string {
  if (typed.trim() === '') return i18n._('office.product.stockEmpty');
  return Number(typed) === 0 ? i18n._('office.product.stockNone') : i18n._('office.product.stockCounted');
}
