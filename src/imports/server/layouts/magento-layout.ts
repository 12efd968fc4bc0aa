import { RowRefused } from '#imports/server/values/row-refused.ts';
import type { KnownLayout } from './known-layout.ts';

/** The product CSV of Magento and Adobe Commerce. */
export const magentoLayout: KnownLayout = {
  name: 'Magento',
  needs: ['sku', 'product type', 'name', 'price', 'attribute set code|product online|qty'],
  columns: { 'product type': null, visibility: null, 'manage stock': null, weight: null },
  shelves: { several: ',', inside: '/' },
  isOversold: true,
  preparer: () => (said, row) => {
    const type = row.cell('product type').trim().toLowerCase();
    if (/configurable|bundle|grouped/.test(type))
      throw new RowRefused('its choices are products of their own, in rows of their own');
    const isCounted = !/^(0|no)$/i.test(row.cell('manage stock').trim());
    const shelf = (said.shelf ?? '').replaceAll(
      /(^|,)\s*(default category|root catalog)\s*(\/|(?=,)|$)/gi,
      '$1',
    );
    return { ...said, shelf, ...(!isCounted && { stock: '', uncounted: true }) };
  },
};
