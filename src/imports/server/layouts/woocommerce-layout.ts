import { guessCategory } from './category-words.ts';
import * as cells from './cells.ts';
import { type Draft, type Layout, type Row, RowRefused } from './draft.ts';

/** The values that a variable product states for the variations after it. */
type Parent = { kind: string; description: string; thumbnail: string };

/** The product CSV of WooCommerce. */
export const woocommerceLayout: Layout = {
  name: 'WooCommerce',
  needs: ['type', 'sku', 'name', 'published', 'regular price'],
  tellsStock: true,
  reader: () => {
    const parents = new Map<string, Parent>();
    return (row) => {
      if (/^variable\b/i.test(row.cell('type').trim())) {
        for (const name of [`id:${row.cell('id').trim()}`, row.cell('sku').trim()])
          parents.set(name, readParent(row));
        throw new RowRefused('its choices are products of their own, in rows of their own');
      }
      return readProduct(row, parents.get(row.cell('parent').trim()));
    };
  },
};

const readParent = (row: Row): Parent => ({
  kind: `${row.cell('categories')} ${row.cell('tags')} ${row.cell('name')}`,
  description: cells.plainText(row.cell('description') || row.cell('short description')),
  thumbnail: cells.picture(row.cell('images')),
});

function readProduct(row: Row, parent: Parent | undefined): Draft {
  const type = row.cell('type').trim().toLowerCase();
  if (/grouped|external/.test(type)) throw new RowRefused(`a ${type} product has no price of its own here`);
  if (/^(0|-1)$/.test(row.cell('published').trim()))
    throw new RowRefused('it is not published in the other shop');
  const own = readParent(row);
  const title = cells.title(cells.tidy(row.cell('name')));
  const regular = cells.money(row.cell('regular price'), 'regular price');
  const price = cells.money(row.cell('sale price'), 'sale price') ?? regular;
  const description = cells.description(own.description || parent?.description || '');
  const brand = cells.text(row.cell('brands'), 'brand', 100);
  const { stock, note } = isSoldOut(row) ? { stock: 0 } : cells.foreignStock(row.cell('stock'), title);
  const sku =
    cells.text(row.cell('sku'), 'SKU', 100) || (row.cell('id').trim() && `woo-${row.cell('id').trim()}`);
  return {
    sku: sku || cells.madeUpSku(title),
    says: {
      title,
      category: guessCategory(`${parent?.kind ?? ''} ${own.kind}`),
      ...cells.prices(price, regular),
      thumbnail: own.thumbnail || parent?.thumbnail || '',
      ...(row.has('brands') && { brand }),
      ...(description && { description }),
      ...(stock !== undefined && { stock }),
    },
    suggests: { description: title, pack: cells.packInTitle(title) },
    ...(note !== undefined && { note }),
  };
}

const isSoldOut = (row: Row): boolean =>
  row.cell('stock').trim() === '' && row.cell('in stock?').trim() === '0';
