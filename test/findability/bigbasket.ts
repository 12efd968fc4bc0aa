import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { JudgedGoods } from './judge.ts';

/** The public list of 20,000 real goods, which is no part of the project. */
export const BIGBASKET = fileURLToPath(new URL('../../../shared/data/bigbasket-20000.csv', import.meta.url));

type Row = Record<'index' | 'product' | 'category' | 'sub_category' | 'brand' | 'type', string>;

/** The goods of the list as an import leaves them: type and section as the description. */
export const bigbasketGoods = (path = BIGBASKET): JudgedGoods[] =>
  parse<Row>(readFileSync(path, 'utf8'), { columns: true }).map((row) => ({
    id: row.index,
    title: row.product.replaceAll(/\s+/g, ' ').trim(),
    brand: row.brand.trim(),
    shelf: row.category,
    description: [...new Set([row.type, row.sub_category])].join('. '),
  }));
