import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of products.csv, by the names of its columns. */
export type DemoProduct = Record<(typeof DEMO_COLUMNS)[number], string>;

/** The columns of products.csv, which are those of our own product files. */
export const DEMO_COLUMNS = [
  'sku',
  'title',
  'description',
  'category',
  'price',
  'cuttedprice',
  'unit',
  'pack',
  'stock',
  'brand',
  'rating',
  'color',
  'thumbnail',
] as const;

/** The goods of the demo shop; `thumbnail` names a picture of build/demo-media/index.json. */
export const readDemoProducts = (): DemoProduct[] =>
  parse<DemoProduct>(readFileSync(new URL('products.csv', import.meta.url)), { columns: true, bom: true });
