import { Failure } from '#base/failure.ts';
import { bigbasketLayout } from './bigbasket-layout.ts';
import type { Layout, Row } from './draft.ts';
import { ownLayout } from './own-layout.ts';
import { shopifyLayout } from './shopify-layout.ts';
import { woocommerceLayout } from './woocommerce-layout.ts';

/** The supported file layouts. */
export const LAYOUTS: readonly Layout[] = [ownLayout, bigbasketLayout, shopifyLayout, woocommerceLayout];

/** Recognises a layout by the file's header. An unknown header is refused with the list of supported ones. */
export function recogniseLayout(header: readonly string[]): Layout {
  const names = header.map(columnName);
  const layout = LAYOUTS.find(({ needs }) =>
    needs.every((one) => one.split('|').some((name) => names.includes(name))),
  );
  if (layout) return layout;
  const expected = LAYOUTS.map(
    ({ name, needs }) => `${name} (${needs.map((one) => one.replace('|', ' or ')).join(', ')})`,
  );
  throw new Failure(
    'invalid',
    `The columns of this file are not known. Expected those of ${expected.join('; or ')}.`,
    {
      detail: { found: names, expected: LAYOUTS.map(({ name, needs }) => ({ name, columns: needs })) },
    },
  );
}

/** Makes a reader for rows by the names of the header. */
export function rowReader(header: readonly string[]): (cells: readonly string[]) => Row {
  const places = new Map(header.map((name, index) => [columnName(name), index]));
  return (cells) => ({
    cell: (...names) => {
      const place = names.map((name) => places.get(name)).find((found) => found !== undefined);
      return place === undefined ? '' : (cells[place] ?? '');
    },
    has: (name) => places.has(name),
  });
}

const columnName = (cell: string): string => cell.trim().toLowerCase();
