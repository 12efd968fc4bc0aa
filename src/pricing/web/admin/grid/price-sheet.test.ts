import { expect, test } from 'vitest';
import type { StaffProduct } from '#catalogue/catalogue.ts';
import * as rows from '#ui/admin/grid/rows.ts';
import { checkedProduct, type Column, PRICE_SHEET } from './price-sheet.ts';

const { newRow, pastedCells } = rows;
type Row = rows.Row<StaffProduct, Column>;
const typedInto = (row: Row, column: Column, text: string) => rows.typedInto(PRICE_SHEET, row, column, text);
const textOf = (row: Row, column: Column) => rows.textOf(PRICE_SHEET, row, column);
const leavesAlone = (row: Row, theirs: StaffProduct) => rows.leavesAlone(PRICE_SHEET, row, theirs);
const rebased = (row: Row, theirs: StaffProduct) => rows.rebased(PRICE_SHEET, row, theirs);

const MANGO: StaffProduct = {
  _id: '0193',
  id: '0193',
  sku: 'M1',
  title: 'Mango',
  description: 'Sweet',
  thumbnail: '',
  price: 100,
  cuttedprice: 120,
  discount: 20,
  category: 'fruits',
  shelf: 'Fruits',
  art: 'fruits',
  brand: '',
  unit: 'kg',
  pack: '',
  soldBy: 'piece',
  least: 1,
  step: 1,
  counted: true,
  stock: 10,
  rating: 4,
  color: '',
  family: '',
  barcode: '',
  origin: '',
  mark: '',
  mostPerOrder: null,
  soldOut: false,
  each: null,
  few: false,
  backOn: '',
  revision: 3,
  active: true,
  sold: 2,
  createdAt: '2026-11-20T04:30:00.000Z',
  updatedAt: '2026-11-20T04:30:00.000Z',
  draft: false,
  lowStock: null,
  alsoCalled: '',
  title_hi: 'आम',
  title_bn: '',
  edited: [],
};

test('what is typed over a value is a draft until it is what was saved', () => {
  const typed = typedInto(newRow(MANGO), 'price', '95');
  expect(typed).toMatchObject({ draft: { price: '95' }, state: { kind: 'typed' } });
  expect(textOf(typed, 'price')).toBe('95');
  expect(textOf(typed, 'stock')).toBe('10');
  expect(typedInto(typed, 'price', ' ₹100 ')).toMatchObject({ draft: {}, state: { kind: 'as-saved' } });
});

test('a row is sent as the product it was, with what was typed and the revision that was seen', () => {
  const row = typedInto(typedInto(newRow(MANGO), 'price', '₹ 95.50'), 'stock', '1,200');
  expect(checkedProduct(row)).toMatchObject({
    price: 95.5,
    discount: 24.5,
    stock: 1200,
    revision: 3,
    sold: 2,
  });
});

test('what the rules refuse is named with its column', () => {
  expect(checkedProduct(typedInto(newRow(MANGO), 'price', '130'))).toEqual({
    why: 'The price must not be above the cut price',
    column: 'price',
  });
  expect(checkedProduct(typedInto(newRow(MANGO), 'stock', 'many'))).toMatchObject({ column: 'stock' });
  expect(checkedProduct(typedInto(newRow(MANGO), 'price', ''))).toMatchObject({ column: 'price' });
});

test('another’s change of something else is no conflict, and is kept', () => {
  const row = typedInto(newRow(MANGO), 'price', '95');
  const theirs = { ...MANGO, stock: 44, revision: 4 };
  expect(leavesAlone(row, theirs)).toBe(true);
  expect(leavesAlone(row, { ...MANGO, price: 90 })).toBe(false);
  const next = rebased(row, theirs);
  expect(next.draft).toEqual({ price: '95' });
  expect(checkedProduct(next)).toMatchObject({ price: 95, stock: 44, revision: 4 });
  expect(rebased(row, { ...MANGO, price: 95 }).draft).toEqual({});
});

test('a clipboard is read as spreadsheets copy it', () => {
  const tidy = (cells: string[][]) => cells.map((row) => row.map((cell) => PRICE_SHEET.tidy(cell, 'price')));
  expect(tidy(pastedCells('10\t12\r\n₹ 1,250.50\t\r\n'))).toEqual([
    ['10', '12'],
    ['1250.50', ''],
  ]);
  expect(pastedCells('7')).toEqual([['7']]);
});
