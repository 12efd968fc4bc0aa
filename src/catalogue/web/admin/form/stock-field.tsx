import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { classNames } from '#ui/look/class-names.ts';

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
