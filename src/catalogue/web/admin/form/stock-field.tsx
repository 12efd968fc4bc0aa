import { useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** The stock, or that nobody counts it. Of uncounted goods the figure goes back as it was handed out. */
export function StockField({ field }: { field: (name: string) => FieldState }) {
  const stock = field('stock');
  const [isCounted, setIsCounted] = useState(field('counted').defaultValue !== 'false');
  return (
    <div className="col-span-2 grid grid-cols-2 items-end gap-3">
      {isCounted ? (
        <Field {...stock} label="Stock" inputMode="decimal" autoComplete="off" />
      ) : (
        <div>
          <p className="font-medium">Stock</p>
          <p className="text-sm text-muted">Never runs out by itself. “Sold out” still takes it off sale.</p>
          <input type="hidden" name="stock" value={stock.defaultValue} />
        </div>
      )}
      <label className="flex min-h-11 items-center gap-2 leading-snug">
        <input
          type="checkbox"
          checked={!isCounted}
          onChange={(event) => setIsCounted(!event.target.checked)}
          className="size-5 shrink-0 accent-leaf"
        />
        Stock is not counted
      </label>
      <input type="hidden" name="counted" value={String(isCounted)} />
    </div>
  );
}
