import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { Tick } from '#ui/form/tick.tsx';

/** The stock, or that nobody counts it. Of uncounted goods the figure goes back as it was handed out. */
export function StockField({ field }: { field: (name: string) => FieldState }) {
  const { i18n } = useLingui();
  const stock = field('stock');
  const [isCounted, setIsCounted] = useState(field('counted').defaultValue !== 'false');
  return (
    <div className="col-span-2 grid grid-cols-2 items-end gap-3">
      {isCounted ? (
        <Field {...stock} label={i18n._('office.stock')} inputMode="decimal" autoComplete="off" />
      ) : (
        <div>
          <p className="font-medium">{i18n._('office.stock')}</p>
          <p className="text-sm text-muted">{i18n._('office.product.neverOut')}</p>
          <input type="hidden" name="stock" value={stock.defaultValue} />
        </div>
      )}
      <Tick
        className="leading-snug wrap-anywhere"
        checked={!isCounted}
        onChange={(event) => setIsCounted(!event.target.checked)}
      >
        {i18n._('office.product.notCounted')}
      </Tick>
      <input type="hidden" name="counted" value={String(isCounted)} />
    </div>
  );
}
