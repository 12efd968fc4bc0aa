import { Failure } from '#base/failure.ts';
import type { Field } from '#imports/fields.ts';
import type { ColumnSeen } from './propose-columns.ts';

/** What columns a file lacks to be imported, in words; undefined when it lacks none. */
export function lacking(fields: readonly (Field | null)[]): string | undefined {
  const has = (...names: Field[]): boolean => names.some((name) => fields.includes(name));
  if (has('title')) return has('price', 'offer') ? undefined : 'no column is the price';
  if (!has('sku', 'barcode')) return 'no column is the title, and none a SKU or a barcode';
  return has('price', 'offer', 'stock')
    ? undefined
    : 'beside the SKU or barcode, no column is the title, the price or the stock';
}

/** Refuses a file whose columns do not say enough. */
export function expectUsable(columns: readonly Pick<ColumnSeen, 'name' | 'field'>[]): void {
  const reason = lacking(columns.map(({ field }) => field));
  if (reason === undefined) return;
  const names = columns.map(({ name }) => name).filter(Boolean);
  throw new Failure(
    'invalid',
    `The columns of this file are not known: ${reason}. It has: ${names.join(', ')}.`,
    {
      detail: { found: names },
    },
  );
}
