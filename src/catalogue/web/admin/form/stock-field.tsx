import { useState } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** The stock, or that nobody counts it. Of uncounted goods the figure goes back as it was handed out. */
export function StockField({ field }: { field: (name: string) => FieldState }) {
  const stock = field('stock');
  const [isCounted, setIsCounted] = useState(field('counted').defaultValue !== 'false');
  return (
    <div className="grid gap-2">
      {isCounted ? (
        <Field {...stock} label="Stock" inputMode="decimal" autoComplete="off" />
      ) : (
        <>
          <p className="font-medium">Stock</p>
          <p className="text-muted">Never runs out by itself. “Sold out” still takes it off sale.</p>
          <input type="hidden" name="stock" value={stock.defaultValue} />
        </>
      )}
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={!isCounted}
          onChange={(event) => setIsCounted(!event.target.checked)}
          className="size-5 accent-leaf"
        />
        Stock is not counted
      </label>
      <input type="hidden" name="counted" value={String(isCounted)} />
    </div>
  );
}
