import type { Sentence } from '#base/failure.ts';
import type { Field } from '#imports/imports.ts';
import type { ColumnWord } from './row-refused.ts';

const BY_COLUMN: Partial<Record<ColumnWord, Field>> = {
  title: 'title',
  SKU: 'sku',
  barcode: 'barcode',
  brand: 'brand',
  color: 'color',
  pack: 'pack',
  description: 'description',
  price: 'price',
  'offer price': 'offer',
  'cut price': 'cuttedprice',
  'purchase price': 'purchasePrice',
  stock: 'stock',
  'low stock limit': 'lowStock',
  'most per order': 'mostPerOrder',
  soldBy: 'soldBy',
  least: 'least',
  step: 'step',
};

const BY_SENTENCE: Readonly<Record<string, readonly Field[]>> = {
  'the title is missing': ['title'],
  'the price is missing': ['price'],
  'the price is 0': ['price'],
  'the price {price} is above the cut price {cutPrice}': ['price', 'cuttedprice'],
  'the price is for a carton, and the row does not say what it holds': ['pack'],
  'the unit {unit} is not kg, gram, litres or item': ['unit'],
  'the pack is not like 500 g, 1 l or 6 pieces: {pack}': ['pack'],
  'the stock of {title} is below zero: {cell}': ['stock'],
  'the stock of {title} is not a whole number: {cell}': ['stock'],
  'the same goods are already in row {before}': ['title', 'pack'],
  'another row of this file brought {title} already': ['title', 'pack'],
};

/** The cells of a row to look at first, after the reason that it was left out for. */
export function fieldsToMend(said: readonly Sentence[]): readonly Field[] {
  const [first] = said;
  if (!first) return USUAL;
  const known = BY_SENTENCE[first.id];
  if (known) return known;
  const { column } = first.figures;
  const field = typeof column === 'object' && 'id' in column ? BY_COLUMN[column.id as ColumnWord] : undefined;
  return field ? [field] : USUAL;
}

const USUAL = ['title', 'price'] as const;
