import { bigbasketCategory, isPackedGood } from './bigbasket-categories.ts';
import * as cells from './cells.ts';
import { type Draft, type Layout, type Row, RowRefused } from './draft.ts';

/** The public BigBasket product list. It has no stock, no weights and no pictures. */
export const bigbasketLayout: Layout = {
  name: 'BigBasket',
  needs: [
    'index',
    'product',
    'category',
    'sub_category',
    'brand',
    'sale_price',
    'market_price',
    'type',
    'rating',
  ],
  tellsStock: false,
  reader: () => read,
};

function read(row: Row): Draft {
  const index = row.cell('index').trim();
  if (!/^\d{1,9}$/.test(index)) throw new RowRefused('it has no index');
  const title = cells.title(cells.tidy(row.cell('product')));
  const shelf = {
    category: row.cell('category').trim(),
    section: row.cell('sub_category').trim(),
    type: row.cell('type').trim(),
  };
  const category = bigbasketCategory(shelf);
  if (!category) throw new RowRefused(`the category ${shelf.category || '(empty)'} is not known`);
  return {
    sku: `bb-${index}`,
    says: {
      title,
      category,
      brand: cells.text(cells.tidy(row.cell('brand')), 'brand', 100),
      ...cells.prices(
        cells.money(row.cell('sale_price'), 'sale price'),
        cells.money(row.cell('market_price'), 'market price'),
      ),
      rating_hundredths: cells.rating(row.cell('rating')) ?? 0,
    },
    suggests: {
      // The list's own category names; search finds the goods by these, too.
      description:
        [shelf.type, shelf.section === shelf.type ? '' : shelf.section].filter(Boolean).join('. ') || title,
      pack: isPackedGood(shelf) ? cells.packInTitle(title) : '',
    },
  };
}
