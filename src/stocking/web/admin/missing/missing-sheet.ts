import { i18n } from '@lingui/core';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { countryName, type MissingField, type WholeProduct } from '#catalogue/catalogue.ts';
import { shownTitle } from '#catalogue/web/admin/public.ts';
import type { MissingProduct, Suggestion } from '#stocking/stocking.ts';
import type { Cell, Grid } from '#ui/admin/grid/grid-store.ts';
import type { Outcome, Row, Sheet } from '#ui/admin/grid/rows.ts';

/** The details that the grid fills in, from left to right. */
const COLUMNS = [
  'maker',
  'packer',
  'importer',
  'origin',
  'pack',
  'mark',
  'bestBefore',
  'fssai',
  'hsn',
  'taxRate',
  'title_hi',
  'title_bn',
] as const;
export type Column = (typeof COLUMNS)[number];
export type MissingGrid = Grid<MissingProduct, Column>;
type MissingRow = Row<MissingProduct, Column>;

/** The fields as the counts name them. */
export const FIELD_LABELS: Record<MissingField, string> = {
  maker: /*i18n*/ 'office.missing.maker',
  origin: /*i18n*/ 'office.product.origin',
  pack: /*i18n*/ 'office.missing.net',
  mark: /*i18n*/ 'office.product.mark',
  bestBefore: /*i18n*/ 'office.missing.bestBefore',
  fssai: /*i18n*/ 'office.product.fssai',
  hsn: /*i18n*/ 'office.product.hsn',
  taxRate: /*i18n*/ 'office.missing.tax',
  title_hi: /*i18n*/ 'office.product.nameHi',
  title_bn: /*i18n*/ 'office.product.nameBn',
  thumbnail: /*i18n*/ 'office.photo',
};

/** The columns in which a field is filled in; a photo has none. */
export const columnsOf = (field: MissingField | ''): readonly Column[] => {
  if (field === '') return COLUMNS;
  if (field === 'maker') return ['maker', 'packer', 'importer'];
  return COLUMNS.filter((column) => column === field);
};

/** The columns into which people often write the same. */
export const OFTEN: readonly Column[] = ['origin', 'mark', 'bestBefore', 'taxRate'];

/** Usual values of a column, offered while typing; empty for other columns. */
export function oftenIn(column: Column): readonly string[] {
  if (column === 'origin') return [originText('IN')];
  if (column === 'mark') return [markText('veg'), markText('nonveg')];
  if (column === 'bestBefore') return ['6 months', '12 months'];
  return column === 'taxRate' ? ['0', '5', '18'] : [];
}

/** The id of the list of what is often written into a column. */
export const listOf = (column: Column): string => `often-${column}`;

/** A food mark as the grid shows it and takes it. */
function markText(mark: MissingProduct['mark']): string {
  if (mark === '') return '';
  return mark === 'veg' ? i18n._('office.missing.vegMark') : i18n._('office.missing.nonVegMark');
}

/** A country as the grid shows it and takes it: India in the language of the page, others in English. */
const originText = (code: string): string =>
  code === 'IN' ? i18n._('office.missing.india') : countryName(code);

/** The sheet of what goods lack: their labels, and their names in other languages. */
export const MISSING_SHEET: Sheet<MissingProduct, Column> = {
  columns: COLUMNS,
  labels: {
    ...FIELD_LABELS,
    maker: /*i18n*/ 'office.product.maker',
    packer: /*i18n*/ 'office.product.packer',
    importer: /*i18n*/ 'office.product.importer',
    taxRate: /*i18n*/ 'office.missing.taxRate',
  },
  idOf: ({ _id }) => _id,
  titleOf: shownTitle,
  saved: (product, column) => {
    if (column === 'origin') return originText(product.origin);
    if (column === 'mark') return markText(product.mark);
    return String(product[column] ?? '');
  },
  tidy: (text, column) => (column === 'taxRate' ? text.replaceAll(/[\s%]/g, '') : text.trim()),
  send: (row) => send(row),
  field: (column) => ({
    inputMode: column === 'hsn' || column === 'fssai' ? 'numeric' : column === 'taxRate' ? 'decimal' : 'text',
    isText: column !== 'taxRate',
    ...(OFTEN.includes(column) && { list: listOf(column) }),
  }),
};

async function send({ item, draft }: MissingRow): Promise<Outcome<MissingProduct, Column>> {
  const typed = (Object.entries(draft) as [Column, string][]).map(([column, text]): [Column, string] => {
    const tidy = MISSING_SHEET.tidy(text, column);
    if (column === 'origin') return [column, tidy === originText('IN') ? 'IN' : tidy];
    return [column, column === 'mark' ? markOf(tidy) : tidy];
  });
  try {
    const body = { ...Object.fromEntries(typed), revision: item.revision };
    const saved = await callApi<WholeProduct>(`/products/admin/${item._id}/details`, { method: 'PUT', body });
    return { kind: 'saved', item: { ...item, ...saved } };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const theirs = error.detail['product'] as WholeProduct | undefined;
    if (error.code === 'conflict' && theirs) return { kind: 'changed', theirs: { ...item, ...theirs } };
    const column = COLUMNS.find((name) => name in error.fields);
    const why = (column && error.fields[column]?.[0]) ?? error.message;
    return { kind: 'refused', why, ...(column && { column }) };
  }
}

/** The mark for a typed text; an unknown text is sent unchanged, and the server refuses it by name. */
function markOf(text: string): string {
  const known = (['veg', 'nonveg'] as const).find((mark) => markText(mark) === text);
  if (known) return known;
  const plain = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return plain === 'vegetarian' ? 'veg' : plain;
}

/** Value that the starter catalogue suggests for a column. */
export const suggested = (suggestion: Suggestion | null, column: Column): string => {
  if (!suggestion) return '';
  if (column === 'mark') return markText(suggestion.mark);
  // A rate is not typed from here: it follows from the goods, and loose ones may have another.
  return column === 'hsn' || column === 'title_hi' || column === 'title_bn' ? suggestion[column] : '';
};

/** The cells of these columns of a product that are empty and that the starter catalogue knows. */
export const suggestedCells = (
  { _id: id, missing, suggestion }: MissingProduct,
  columns: readonly Column[],
): Cell<Column>[] =>
  columns
    .filter((column) => (missing as readonly string[]).includes(column))
    .map((column) => ({ id, column, text: suggested(suggestion, column) }))
    .filter(({ text }) => text !== '');
