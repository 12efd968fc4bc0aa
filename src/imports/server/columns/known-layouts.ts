import { bigbasketLayout } from '#imports/server/layouts/bigbasket-layout.ts';
import { googleLayout } from '#imports/server/layouts/google-layout.ts';
import type { KnownLayout } from '#imports/server/layouts/known-layout.ts';
import { magentoLayout } from '#imports/server/layouts/magento-layout.ts';
import { shopifyLayout } from '#imports/server/layouts/shopify-layout.ts';
import { woocommerceLayout } from '#imports/server/layouts/woocommerce-layout.ts';
import { ANY_LIST } from '#imports/staged.ts';
import { columnName } from './synonyms.ts';

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
