import { callApi, CallFailed } from '#browser/api-client.ts';
import { countryName } from '#catalogue/products/countries.ts';
import type { MissingField, MissingProduct, Suggestion } from '#catalogue/products/missing.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
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
  maker: 'Maker, packer or importer',
  origin: 'Country of origin',
  pack: 'Net quantity',
  mark: 'Food mark',
  bestBefore: 'Best before',
  fssai: 'FSSAI number',
  hsn: 'HSN',
  taxRate: 'Tax rate',
  title_hi: 'Name in Hindi',
  title_bn: 'Name in Bengali',
  thumbnail: 'Photo',
};

/** The columns in which a field is filled in; a photo has none. */
export const columnsOf = (field: MissingField | ''): readonly Column[] => {
  if (field === '') return COLUMNS;
  if (field === 'maker') return ['maker', 'packer', 'importer'];
  return COLUMNS.filter((column) => column === field);
};

/** What people often write into a column. */
export const OFTEN: Partial<Record<Column, readonly string[]>> = {
  origin: ['India'],
  mark: ['Veg', 'Non-veg'],
  bestBefore: ['6 months', '12 months'],
  taxRate: ['0', '5', '18'],
};
/** The id of the list of what is often written into a column. */
export const listOf = (column: Column): string => `often-${column}`;

const MARKS = { veg: 'Veg', nonveg: 'Non-veg', '': '' } as const;

/** The sheet of what goods lack: their labels, and their names in other languages. */
export const MISSING_SHEET: Sheet<MissingProduct, Column> = {
  columns: COLUMNS,
  labels: { ...FIELD_LABELS, maker: 'Maker', packer: 'Packer', importer: 'Importer', taxRate: 'Tax rate, %' },
  idOf: ({ _id }) => _id,
  titleOf: ({ title }) => title,
  saved: (product, column) => {
    if (column === 'origin') return countryName(product.origin);
    if (column === 'mark') return MARKS[product.mark];
    return String(product[column] ?? '');
  },
  tidy: (text, column) => (column === 'taxRate' ? text.replaceAll(/[\s%]/g, '') : text.trim()),
  send: (row) => send(row),
  field: (column) => ({
    inputMode: column === 'hsn' || column === 'fssai' ? 'numeric' : column === 'taxRate' ? 'decimal' : 'text',
    isText: column !== 'taxRate',
    ...(OFTEN[column] && { list: listOf(column) }),
  }),
};

async function send({ item, draft }: MissingRow): Promise<Outcome<MissingProduct, Column>> {
  const typed = (Object.entries(draft) as [Column, string][]).map(([column, text]): [Column, string] => {
    const tidy = MISSING_SHEET.tidy(text, column);
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

/** A mark as people write it; what nobody knows is sent as it is, and refused by its name. */
function markOf(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return plain === 'vegetarian' ? 'veg' : plain;
}

/** What the starter catalogue says for a column. */
export const suggested = (suggestion: Suggestion | null, column: Column): string => {
  if (!suggestion) return '';
  if (column === 'mark') return MARKS[suggestion.mark];
  if (column === 'hsn' || column === 'title_hi' || column === 'title_bn') return suggestion[column];
  return column === 'taxRate' ? String(suggestion.taxRate) : '';
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
