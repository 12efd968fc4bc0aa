import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { sayField } from '#base/language/said.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import {
  cutPriceWith,
  type EditedProduct,
  editedProductOf,
  type StaffProduct,
} from '#catalogue/catalogue.ts';
import { PRICE_EDITS, priceEditOf, shownTitle } from '#catalogue/web/admin/public.ts';
import { changeOrWait, useWaiting, waitingFor } from '#identity/web/public.ts';
import { isLeap } from '#pricing/pricing.ts';
import type { Grid } from '#ui/admin/grid/grid-store.ts';
import { type Draft, drafted, type Outcome, type Row, type Sheet } from '#ui/admin/grid/rows.ts';

/** The fields of a product that the grid edits, from left to right. */
export const COLUMNS = ['price', 'cuttedprice', 'stock'] as const;
export type Column = (typeof COLUMNS)[number];

type PriceRow = Row<StaffProduct, Column>;
export type PriceGrid = Grid<StaffProduct, Column>;

/** The morning's sheet: the prices and the stock of products. */
export const PRICE_SHEET: Sheet<StaffProduct, Column> = {
  columns: COLUMNS,
  labels: {
    price: /*i18n*/ 'office.price',
    cuttedprice: /*i18n*/ 'office.cutPrice',
    stock: /*i18n*/ 'office.stock',
  },
  idOf: ({ _id }) => _id,
  titleOf: shownTitle,
  // A stock that nobody counts has no figure.
  saved: (product, column) => (column === 'stock' && !product.counted ? '' : String(product[column])),
  tidy: (text) => tidy(text),
  typed: (row, column, text) => typed(row, column, text),
  waits: (product) => waitingFor(PRICE_EDITS, product, useWaiting.getState().waiting).length > 0,
  question: (row) => question(row),
  send: (row) => send(row),
};

/** Applies typed text. A cut price that was equal to the price and was not typed rises with it, visibly. */
function typed(row: PriceRow, column: Column, text: string): Draft<Column> {
  const { item: product, draft: before } = row;
  const draft = drafted(PRICE_SHEET, row, column, text);
  const isCutTyped = before.cuttedprice !== undefined && before.cuttedprice !== before.price;
  if (column !== 'price' || isCutTyped) return draft;
  const { cuttedprice } = product;
  const cut = cutPriceWith({ price: Number(tidy(text)), cuttedprice }, product);
  return drafted(
    PRICE_SHEET,
    { item: product, draft },
    'cuttedprice',
    cut === cuttedprice ? String(cut) : text,
  );
}

/** Asks about a price that moved by more than a factor of three: mostly a slip of the finger. */
function question(row: PriceRow): string | undefined {
  const checked = checkedProduct(row);
  if ('why' in checked || !isLeap(row.item.price, checked.price)) return undefined;
  const [before, after] = [formatRupees(row.item.price), formatRupees(checked.price)];
  return i18n._('office.grid.leap', { title: shownTitle(row.item), before, after });
}

async function send(row: PriceRow): Promise<Outcome<StaffProduct, Column>> {
  const checked = checkedProduct(row);
  if ('why' in checked) return { kind: 'refused', ...checked };
  const { item } = row;
  const edit = priceEditOf(item, checked);
  try {
    const now = await changeOrWait(PRICE_EDITS, item, edit);
    return now === 'waits' ? { kind: 'waits', item: { ...item, ...edit } } : { kind: 'saved', item: now };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.code === 'conflict' && error.detail['product'])
      return { kind: 'changed', theirs: error.detail['product'] as StaffProduct };
    const column = COLUMNS.find((name) => name in error.fields);
    return { kind: 'refused', why: error.message, ...(column && { column }) };
  }
}

/** The product that saving a row would send, or the error of the contract's schema. */
export function checkedProduct({
  item: product,
  draft,
}: PriceRow): EditedProduct | { why: string; column?: Column } {
  const typed = Object.fromEntries(Object.entries(draft).map(([column, text]) => [column, tidy(text)]));
  const result = v.safeParse(editedProductOf(product), { ...product, ...typed });
  if (result.success) return { ...result.output, discount: saving(result.output) };
  const [issue] = result.issues;
  const column = COLUMNS.find((name) => name === v.getDotPath(issue));
  return { why: sayField(i18n, issue.message), ...(column && { column }) };
}

/** Cleans up a number as people type or paste it (`₹ 1,250.50`) for the contract. */
const tidy = (text: string): string => text.replaceAll(/[\s,₹]/g, '');

const saving = ({ price, cuttedprice }: EditedProduct): number => minusRupees(cuttedprice, price);
