import { Failure } from '#base/failure.ts';
import { plainDigits } from '#base/figures/digits.ts';
import type { Field, Margin } from '#imports/imports.ts';
import type { KnownLayout } from '#imports/server/layouts/layout.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';
import { DETAIL_FIELDS } from '#imports/server/values/details.ts';
import { layoutOf } from '../layouts/known-layouts.ts';
import { columnName, guessMeaning, meaningOf, otherMeaningOf } from './synonyms.ts';

/** A column of a file: what it is called, and what it seems to be. */
export type ColumnSeen = {
  name: string;
  field: Field | null;
  /** True if the field follows from a known column name; false for a guess. */
  sure: boolean;
};

/** The header of a file. */
export type Header = {
  /** The header's row as a spreadsheet counts it; 0 when there is none. */
  row: number;
  columns: ColumnSeen[];
  layout: KnownLayout;
  /** Number of leading rows that hold titles above the header, or the header itself. */
  above: number;
};

/** So many rows are looked at to find the header. */
export const HEADER_WITHIN = 40;

/**
 * Finds the header in the first rows of a file: the row with the most known names; titles may stand above it. If no row
 * has such names, the first row with only words is the header; without one, the columns are numbered.
 */
export function findHeader(first: readonly SheetRow[]): Header {
  const known = first.map(knownNames);
  const most = Math.max(0, ...known);
  const at = most >= 2 ? known.lastIndexOf(most) : first.findIndex(({ cells }) => isAllWords(cells));
  if (at < 0) return { ...numbered(first), row: 0, above: 0 };
  const names = withTitlesAbove(first[at]!.cells, first[at - 1]?.cells);
  const layout = layoutOf(names.map(columnName));
  return { row: first[at]!.number, above: at + 1, layout, columns: columnsOf(names, layout) };
}

/** Counts the product fields that the cells of a row name. */
export const knownNames = ({ cells }: SheetRow): number =>
  new Set(cells.flatMap((cell) => fieldNamed(cell) ?? [])).size;

const fieldNamed = (cell: string): Field | undefined => meaningOf(columnName(cell))?.field;

const isAllWords = (cells: readonly string[]): boolean => {
  const said = cells.filter((cell) => cell.trim() !== '');
  return (
    said.length >= 2 && said.every((cell) => !/^[\d.,\s₹/-]+$/.test(plainDigits(cell)) && cell.length < 60)
  );
};

/** A header of two rows has its wide titles in the upper one. */
const withTitlesAbove = (names: readonly string[], above: readonly string[] | undefined): string[] =>
  names.map(
    (name, index) => name.trim() || ((fieldNamed(above?.[index] ?? '') && above?.[index]?.trim()) ?? ''),
  );

function numbered(first: readonly SheetRow[]): Pick<Header, 'columns' | 'layout'> {
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    name: `Column ${index + 1}`,
    field: null,
    sure: false,
  }));
  return { columns, layout: layoutOf([]) };
}

/** Known names first; then, in a list of an unknown program, names that contain one. No field is given twice. */
function columnsOf(names: readonly string[], layout: KnownLayout): ColumnSeen[] {
  const columns = names.map((name): ColumnSeen => ({ name, field: null, sure: false }));
  const taken = new Map<Field, { index: number; rank: number }>();
  names.forEach((cell, index) => {
    const name = columnName(cell);
    const own = layout.columns?.[name];
    const meaning = own === undefined ? meaningOf(name) : own && { field: own, rank: -1 };
    const before = meaning && taken.get(meaning.field);
    if (meaning && (!before || meaning.rank < before.rank))
      taken.set(meaning.field, { index, rank: meaning.rank });
  });
  for (const [field, { index }] of taken) Object.assign(columns[index]!, { field, sure: true });
  for (const column of columns) {
    if (column.field !== null) continue;
    const name = columnName(column.name);
    const other = otherMeaningOf(name);
    const guess =
      layout.needs.length > 0 || meaningOf(name) || name in (layout.columns ?? {})
        ? undefined
        : guessMeaning(name);
    const field = other ?? guess;
    if (!field || taken.has(field)) continue;
    taken.set(field, { index: -1, rank: 0 });
    Object.assign(column, { field, sure: other !== undefined });
  }
  return columns;
}

/** Names the columns that a file lacks for an import; undefined if it lacks none. */
export function lacking(fields: readonly (Field | null)[], margin?: Margin): string | undefined {
  const has = (...names: Field[]): boolean => names.some((name) => fields.includes(name));
  if (has('title')) {
    if (has('price', 'offer')) return undefined;
    if (!has('purchasePrice')) return /*office*/ 'no column has the price';
    return margin ? undefined : /*office*/ 'only purchase prices are there: choose your margin';
  }
  if (!has('sku', 'barcode')) return /*office*/ 'no column has the title, the SKU or the barcode';
  return has('price', 'offer', 'stock', ...DETAIL_FIELDS)
    ? undefined
    : /*office*/ 'beside the SKU or barcode, no column has the title, the price or the stock';
}

/** Refuses a file that lacks needed columns. */
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
