import type { StaffProduct } from '#catalogue/back-office.ts';
import { guard } from '#catalogue/server/import/cells.ts';
import { OWN_COLUMNS } from '#catalogue/server/import/own-layout.ts';
import { productsInSteps } from '#catalogue/server/queries/for-staff.ts';
import type { Db } from '#db/schema.ts';

// Without it, spreadsheets take Hindi for something else.
const BYTE_ORDER_MARK = '\uFEFF';

/** The shop's products as a CSV file in our own layout, piece by piece; imported again it changes nothing. */
export async function* exportProducts(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(OWN_COLUMNS);
  for await (const products of productsInSteps(db))
    yield products.map((product) => line(cellsOf(product))).join('');
}

const cellsOf = (product: StaffProduct): string[] =>
  OWN_COLUMNS.map((column) => {
    const value = product[column];
    if (column === 'price' || column === 'cuttedprice') return (value as number).toFixed(2);
    return typeof value === 'number' ? String(value) : guard(value);
  });

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string): string =>
  /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
