import * as v from 'valibot';
import { fromRupees, toRupees } from '#base/money.ts';
import { EditedProduct, type StaffProduct } from '#catalogue/catalogue.ts';

/** What the grid edits of each product, left to right. */
export const COLUMNS = ['price', 'cuttedprice', 'stock'] as const;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_LABELS: Record<Column, string> = {
  price: 'Price',
  cuttedprice: 'Cutted Price',
  stock: 'Stock',
};

/** What was typed over a product's values, and not saved yet. */
export type Draft = Partial<Record<Column, string>>;

/** How a row stands towards the server. */
export type RowState =
  | { kind: 'as-saved' }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The server, or the contract's rules, said no; what was typed stays. */
  | { kind: 'refused'; why: string; column?: Column }
  /** Somebody else changed the same thing: theirs and mine stand side by side until one is chosen. */
  | { kind: 'conflict'; theirs: StaffProduct };

/** A row: the product as the server last told it, what was typed over it, and how that stands. */
export type Row = { product: StaffProduct; draft: Draft; state: RowState };

/** A product as it comes into the grid. */
export const newRow = (product: StaffProduct): Row => ({ product, draft: {}, state: { kind: 'as-saved' } });

/** What a cell shows: what was typed, else the saved value. */
export const textOf = ({ product, draft }: Row, column: Column): string =>
  draft[column] ?? String(product[column]);

/** Types into a cell; what is equal to the saved value is no draft. */
export function typedInto(row: Row, column: Column, text: string): Row {
  const { [column]: _, ...others } = row.draft;
  const isSame = tidy(text) === String(row.product[column]);
  const draft = isSame ? others : { ...others, [column]: text };
  return { ...row, draft, state: { kind: Object.keys(draft).length > 0 ? 'typed' : 'as-saved' } };
}

/** The product that saving a row would send, or what the contract has against it. */
export function checkedProduct({ product, draft }: Row): EditedProduct | { why: string; column?: Column } {
  const typed = Object.fromEntries(Object.entries(draft).map(([column, text]) => [column, tidy(text)]));
  const result = v.safeParse(EditedProduct, { ...product, ...typed });
  if (result.success) return { ...result.output, discount: saving(result.output) };
  const [issue] = result.issues;
  const column = COLUMNS.find((name) => name === v.getDotPath(issue));
  return { why: issue.message, ...(column && { column }) };
}

/** Whether another's change left alone what was typed here: then there is nothing to decide. */
export const leavesAlone = (row: Row, theirs: StaffProduct): boolean =>
  COLUMNS.every((column) => row.draft[column] === undefined || theirs[column] === row.product[column]);

/** Puts what was typed on top of a product as it is now. */
export function rebased(row: Row, product: StaffProduct): Row {
  const stillDiffers = ([column, text]: [string, string]): boolean =>
    tidy(text) !== String(product[column as Column]);
  return { ...row, product, draft: Object.fromEntries(Object.entries(row.draft).filter(stillDiffers)) };
}

/** A number as people write or paste it (`₹ 1,250.50`) as the contract reads it. */
export const tidy = (text: string): string => text.replaceAll(/[\s,₹]/g, '');

/** The cells of a clipboard: rows by line, columns by tab, as spreadsheets copy them. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(tidy));

const saving = ({ price, cuttedprice }: EditedProduct): number => toRupees(fromRupees(cuttedprice - price));
