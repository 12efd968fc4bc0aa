import type { StaffProduct } from '#catalogue/catalogue.ts';
import { productsInSteps } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/csv.ts';
import { OWN_COLUMNS } from './layouts/own-layout.ts';

/** Streams the shop's products as a CSV file in our own layout. Importing it again changes nothing. */
export async function* exportProducts(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(OWN_COLUMNS);
  for await (const products of productsInSteps(db))
    yield products.map((product) => csvLine(cellsOf(product))).join('');
}

const cellsOf = (product: StaffProduct): string[] =>
  OWN_COLUMNS.map((column) => {
    const value = product[column];
    if (column === 'price' || column === 'cuttedprice') return (value as number).toFixed(2);
    return typeof value === 'number' ? String(value) : escapeFormula(value);
  });
