import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { OWN_COLUMNS } from '#imports/server/layouts/own-layout.ts';

/** A row of products.csv, which has the columns of our own product files. */
export type DemoProduct = Record<(typeof OWN_COLUMNS)[number], string>;

/** The goods of the demo shop; `thumbnail` names a picture of build/demo-media/index.json. */
export const readDemoProducts = (): DemoProduct[] =>
  parse<DemoProduct>(readFileSync(new URL('products.csv', import.meta.url)), { columns: true, bom: true });

/** The names of a product of the demo shop in Hindi and Bengali. */
export type DemoNames = { sku: string; title_hi: string; title_bn: string };

/** The names of all goods of the demo shop. */
export const readDemoNames = (): DemoNames[] =>
  parse<DemoNames>(readFileSync(new URL('names.csv', import.meta.url)), { columns: true, bom: true });
