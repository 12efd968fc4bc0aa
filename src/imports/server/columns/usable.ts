import { Failure } from '#base/failure.ts';
import type { Field } from '#imports/imports.ts';
import { DETAIL_FIELDS } from '#imports/server/values/details.ts';
import type { ColumnSeen } from './propose-columns.ts';
import { columnName } from './synonyms.ts';

/** Names the columns that a file lacks for an import; undefined if it lacks none. */
export function lacking(fields: readonly (Field | null)[]): string | undefined {
  const has = (...names: Field[]): boolean => names.some((name) => fields.includes(name));
  if (has('title')) return has('price', 'offer') ? undefined : 'no column is the price';
  if (!has('sku', 'barcode')) return 'no column is the title, and none a SKU or a barcode';
  return has('price', 'offer', 'stock', ...DETAIL_FIELDS)
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

/**
 * Applies the owner's choices to the columns. Each field belongs to one column: a chosen column takes it from the
 * others.
 */
export function mapped(
  columns: readonly ColumnSeen[],
  map: Readonly<Record<string, Field | null>> = {},
): readonly ColumnSeen[] {
  const said = new Map(Object.entries(map).map(([name, field]) => [columnName(name), field]));
  for (const name of said.keys()) {
    if (columns.some((column) => columnName(column.name) === name)) continue;
    const names = columns.map((column) => column.name).filter(Boolean);
    throw new Failure('invalid', `The file has no column “${name}”. It has: ${names.join(', ')}.`);
  }
  const given = new Set([...said.values()].filter((field) => field !== null));
  return columns.map((column) => {
    const field = said.get(columnName(column.name));
    if (field !== undefined) return { ...column, field, sure: true };
    return column.field && given.has(column.field) ? { ...column, field: null } : column;
  });
}
