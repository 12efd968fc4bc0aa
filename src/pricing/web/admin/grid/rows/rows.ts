import * as v from 'valibot';
import { fromRupees, toRupees } from '#base/money.ts';
import {
  cutPriceWith,
  type EditedProduct,
  editedProductOf,
  type StaffProduct,
} from '#catalogue/catalogue.ts';

/** The fields of a product that the grid edits, from left to right. */
export const COLUMNS = ['price', 'cuttedprice', 'stock'] as const;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_LABELS: Record<Column, string> = {
  price: 'Price',
  cuttedprice: 'Cutted Price',
  stock: 'Stock',
};

/** Typed values that are not saved yet. */
export type Draft = Partial<Record<Column, string>>;

/** The state of a row. */
export type RowState =
  | { kind: 'as-saved' }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The server, or the contract's schema, refused it; what was typed stays. */
  | { kind: 'refused'; why: string; column?: Column }
  /** Somebody else changed the same field: both values are shown until one is chosen. */
  | { kind: 'conflict'; theirs: StaffProduct };

/** A row: the product as last read from the server, the typed values, and the state. */
export type Row = { product: StaffProduct; draft: Draft; state: RowState };

/** A new row for a product. */
export const newRow = (product: StaffProduct): Row => ({ product, draft: {}, state: { kind: 'as-saved' } });

/** The text of a cell: what was typed, otherwise the saved value. */
export const textOf = ({ product, draft }: Row, column: Column): string =>
  draft[column] ?? savedText(product, column);

/** The text of a saved value; a stock that nobody counts has none. */
const savedText = (product: StaffProduct, column: Column): string =>
  column === 'stock' && !product.counted ? '' : String(product[column]);

/**
 * Types into a cell. A value equal to the saved one is no draft. A cut price that was equal to the price, and that
 * nobody typed, is raised with it in sight.
 */
export function typedInto(row: Row, column: Column, text: string): Row {
  const { product, draft: before } = row;
  let draft = drafted(row, before, column, text);
  const isCutTyped = before.cuttedprice !== undefined && before.cuttedprice !== before.price;
  if (column === 'price' && !isCutTyped) {
    const { cuttedprice } = product;
    const cut = cutPriceWith({ price: Number(tidy(text)), cuttedprice }, product);
    draft = drafted(row, draft, 'cuttedprice', cut === cuttedprice ? String(cut) : text);
  }
  return { ...row, draft, state: { kind: Object.keys(draft).length > 0 ? 'typed' : 'as-saved' } };
}

function drafted({ product }: Row, draft: Draft, column: Column, text: string): Draft {
  const { [column]: _, ...others } = draft;
  return tidy(text) === savedText(product, column) ? others : { ...others, [column]: text };
}

/** The product that saving a row would send, or the error of the contract's schema. */
export function checkedProduct({ product, draft }: Row): EditedProduct | { why: string; column?: Column } {
  const typed = Object.fromEntries(Object.entries(draft).map(([column, text]) => [column, tidy(text)]));
  const result = v.safeParse(editedProductOf(product), { ...product, ...typed });
  if (result.success) return { ...result.output, discount: saving(result.output) };
  const [issue] = result.issues;
  const column = COLUMNS.find((name) => name === v.getDotPath(issue));
  return { why: issue.message, ...(column && { column }) };
}

/** Whether somebody else's change left the typed fields alone, so that there is no conflict. */
export const leavesAlone = (row: Row, theirs: StaffProduct): boolean =>
  COLUMNS.every((column) => row.draft[column] === undefined || theirs[column] === row.product[column]);

/** Applies the typed values to the product as it is now. */
export function rebased(row: Row, product: StaffProduct): Row {
  const stillDiffers = ([column, text]: [string, string]): boolean =>
    tidy(text) !== savedText(product, column as Column);
  return { ...row, product, draft: Object.fromEntries(Object.entries(row.draft).filter(stillDiffers)) };
}

/** Cleans up a number as people type or paste it (`₹ 1,250.50`) for the contract. */
export const tidy = (text: string): string => text.replaceAll(/[\s,₹]/g, '');

/** The cells of a pasted text: a row for each line, columns separated by tabs, as spreadsheets copy them. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(tidy));

const saving = ({ price, cuttedprice }: EditedProduct): number => toRupees(fromRupees(cuttedprice - price));
