import { RowRefused } from '#imports/server/values/row-refused.ts';
import { tidy } from '#imports/server/values/texts.ts';
import type { KnownLayout } from './known-layout.ts';

/** The public BigBasket product list: departments with sections. It has no stock, no weights and no pictures. */
export const bigbasketLayout: KnownLayout = {
  name: 'BigBasket',
  needs: [
    'index',
    'product',
    'category',
    'sub category',
    'brand',
    'sale price',
    'market price',
    'type',
    'rating',
  ],
  preparer: () => (said, row) => {
    const index = row.cell('index').trim();
    if (!/^\d{1,9}$/.test(index)) throw new RowRefused('it has no index');
    const [type, section] = [tidy(row.cell('type')), tidy(row.cell('sub category'))];
    return {
      ...said,
      sku: `bb-${index}`,
      // The list's own names of kinds; search finds the goods by these, too.
      kind: [type, section === type ? '' : section].filter(Boolean).join('. '),
    };
  },
};
