import type { KnownLayout } from '#imports/server/layouts/layout.ts';
import { shopifyLayout } from '#imports/server/layouts/shopify-layout.ts';
import { woocommerceLayout } from '#imports/server/layouts/woocommerce-layout.ts';
import { RowRefused } from '#imports/server/values/row-refused.ts';
import { tidy } from '#imports/server/values/texts.ts';
import { ANY_LIST } from '#imports/staged.ts';
import { columnName } from '../columns/synonyms.ts';

/** The product CSV of Magento and Adobe Commerce. */
const magentoLayout: KnownLayout = {
  name: 'Magento',
  needs: ['sku', 'product type', 'name', 'price', 'attribute set code|product online|qty'],
  columns: { 'product type': null, visibility: null, 'manage stock': null, weight: null },
  shelves: { several: ',', inside: '/' },
  isOversold: true,
  preparer: () => (said, row) => {
    const type = row.cell('product type').trim().toLowerCase();
    if (/configurable|bundle|grouped/.test(type))
      throw new RowRefused(/*office*/ 'its variants are separate products in their own rows');
    const isCounted = !/^(0|no)$/i.test(row.cell('manage stock').trim());
    const shelf = (said.shelf ?? '').replaceAll(
      /(^|,)\s*(default category|root catalog)\s*(\/|(?=,)|$)/gi,
      '$1',
    );
    return { ...said, shelf, ...(!isCounted && { stock: '', uncounted: true }) };
  },
};

/** A product feed of Google Merchant: prices with their currency, and whether there is some, but not how much. */
const googleLayout: KnownLayout = {
  name: 'Google Merchant',
  needs: ['id', 'title', 'link', 'image link', 'price'],
  columns: { 'sale price': 'offer', 'product type': 'shelf', 'google product category': null },
  shelves: { inside: '>' },
  tellsStock: true,
  preparer: () => (said, row) => {
    const availability = row.cell('availability').trim().toLowerCase().replaceAll(/[_-]/g, ' ');
    const stock = availability === 'out of stock' ? { stock: '0' } : { uncounted: true };
    return { ...said, shelf: said.shelf?.trim() || row.cell('google product category'), ...stock };
  },
};

/** The public BigBasket product list: departments with sections. It has no stock, no weights and no pictures. */
const bigbasketLayout: KnownLayout = {
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
    if (!/^\d{1,9}$/.test(index)) throw new RowRefused(/*office*/ 'the index is missing');
    const [type, section] = [tidy(row.cell('type')), tidy(row.cell('sub category'))];
    return {
      ...said,
      sku: `bb-${index}`,
      // The list's own names of kinds; search finds the goods by these, too.
      kind: [type, section === type ? '' : section].filter(Boolean).join('. '),
    };
  },
};

/** Our own files: what an export writes, and what an owner fills in by hand. */
const OWN: KnownLayout = { name: 'Haat', needs: ['title', 'category', 'price', 'unit'], isOurs: true };

/** Any other list of goods. */
const LIST: KnownLayout = { name: ANY_LIST, needs: [] };

const LAYOUTS: readonly KnownLayout[] = [
  OWN,
  bigbasketLayout,
  shopifyLayout,
  woocommerceLayout,
  magentoLayout,
  googleLayout,
  { name: 'Vyapar', needs: ['item name', 'sale price', 'opening stock quantity|current stock quantity'] },
  { name: 'Tally', needs: ['particulars', 'quantity', 'rate', 'value'], columns: { value: null } },
  {
    name: 'Marg',
    needs: ['mrp', 'rate|s rate|sale rate', 'company|mfg', 'packing|unit|pack', 'stock|cl stk|balance'],
  },
  { name: 'OpenCart', needs: ['model', 'quantity', 'product id', 'categories'] },
  {
    name: 'PrestaShop',
    needs: ['name', 'categories x y z|categories', 'price tax included|price tax excluded', 'quantity'],
    shelves: { several: ',' },
  },
  { name: 'Amazon', needs: ['item sku|seller sku', 'item name|product name', 'standard price|your price'] },
  LIST,
];

/** The layout of a file by the names of its columns. */
export const layoutOf = (names: readonly string[]): KnownLayout => {
  // Of our own, titles are letter for letter: another program's list of four such columns is none.
  const has = (name: string): boolean => names.includes(columnName(name));
  return LAYOUTS.find(({ needs }) => needs.every((one) => one.split('|').some(has))) ?? LIST;
};

/** A layout by its name. */
export const layoutNamed = (name: string): KnownLayout => LAYOUTS.find((one) => one.name === name) ?? LIST;
