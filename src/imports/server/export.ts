import type { WholeProduct } from '#catalogue/catalogue.ts';
import { productsInSteps } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { DETAIL_FIELDS } from '#imports/server/values/details.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/files/csv.ts';

/** Streams the shop's products as a CSV file in our own layout. Importing it again changes nothing. */
export async function* exportProducts(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(OWN_COLUMNS);
  for await (const products of productsInSteps(db))
    yield products.map((product) => csvLine(cellsOf(product))).join('');
}

type Exported = WholeProduct & { familyPosition: number };

const MONEY: ReadonlySet<string> = new Set(['price', 'cuttedprice', 'purchasePrice']);

const cellsOf = (product: Exported): string[] =>
  OWN_COLUMNS.map((column) => {
    if (column === 'counted') return product.counted ? 'yes' : 'no';
    if (column === 'stock' && !product.counted) return '';
    const value = product[column];
    if (value === null || (column === 'familyPosition' && product.family === '')) return '';
    if (typeof value !== 'number') return escapeFormula(value);
    return MONEY.has(column) ? value.toFixed(2) : String(value);
  });

/** The columns of our own files, in the order in which they are exported. */
export const OWN_COLUMNS = [
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
  'counted',
  'brand',
  'rating',
  'color',
  'thumbnail',
  'barcode',
  'family',
  'familyPosition',
  ...DETAIL_FIELDS,
] as const;
