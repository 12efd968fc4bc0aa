import type { Field } from '#imports/fields.ts';
import { columnName } from '#imports/server/columns/synonyms.ts';
import type { Row, Said } from './said.ts';

/** What the columns of a file are called, and what each is. */
export type Columns = readonly { name: string; field: Field | null }[];

/** Reads the cells of a row by what their columns are. */
export const saidReader = (columns: Columns): ((cells: readonly string[]) => Said) => {
  const places = columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : []));
  return (cells) => Object.fromEntries(places.map(([field, index]) => [field, cells[index] ?? '']));
};

/** Reads the cells of a row by the names of their columns. */
export function rowReader(columns: Columns): (cells: readonly string[]) => Row {
  const places = new Map(columns.map(({ name }, index) => [columnName(name), index]));
  return (cells) => ({
    cell: (...names) => {
      const place = names.map((name) => places.get(name)).find((found) => found !== undefined);
      return place === undefined ? '' : (cells[place] ?? '');
    },
    has: (name) => places.has(name),
  });
}
