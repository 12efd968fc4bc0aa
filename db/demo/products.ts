import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { OWN_COLUMNS } from '#imports/server/layouts/own-layout.ts';

/** The columns of products.csv: of those of our own product files, what the demo shop says of its goods. */
export const DEMO_COLUMNS = [
  'sku',
  'title',
  'description',
  'category',
  'price',
  'cuttedprice',
  'unit',
  'soldBy',
  'least',
  'step',
  'pack',
  'stock',
  'brand',
  'rating',
  'color',
  'thumbnail',
] as const satisfies readonly (typeof OWN_COLUMNS)[number][];

/** A row of products.csv. */
export type DemoProduct = Record<(typeof DEMO_COLUMNS)[number], string>;

/** The goods of the demo shop; `thumbnail` names a picture of build/demo-media/index.json. */
export const readDemoProducts = (): DemoProduct[] =>
  parse<DemoProduct>(readFileSync(new URL('products.csv', import.meta.url)), { columns: true, bom: true });

/** The names of a product of the demo shop in Hindi and Bengali. */
export type DemoNames = { sku: string; title_hi: string; title_bn: string };

/** The names of all goods of the demo shop. */
export const readDemoNames = (): DemoNames[] =>
  parse<DemoNames>(readFileSync(new URL('names.csv', import.meta.url)), { columns: true, bom: true });
