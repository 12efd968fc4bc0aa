import { type KnownLayout, type Row, type Said, saysHidden } from '#imports/server/layouts/layout.ts';
import { RowRefused } from '#imports/server/values/row-refused.ts';
import { tidy } from '#imports/server/values/texts.ts';
import { ANY_LIST } from '#imports/staged.ts';
import { columnName } from '../columns/synonyms.ts';

/** The product CSV of Shopify, old (`Handle`, `Variant Price`) and new (`URL handle`, `Price`). */
const shopifyLayout: KnownLayout = {
  name: 'Shopify',
  needs: ['handle|url handle', 'title', 'vendor', 'variant price|price', 'option1 value'],
  columns: { type: 'shelf', 'product category': null, status: null },
  isOversold: true,
  // The first row of a product states what is true of all its variants.
  preparer: () => {
    const wholes = new Map<string, Said>();
    return (said, row) => {
      const handle = row.cell('handle', 'url handle').trim();
      if (!handle) throw new RowRefused(/*office*/ 'the handle is missing');
      const whole = wholes.get(handle) ?? wholeOf(said, row);
      wholes.set(handle, whole);
      return variantOf(said, row, handle, whole);
    };
  },
};

const wholeOf = ({ title, description, brand, shelf, thumbnail, shown }: Said, row: Row): Said => ({
  title: tidy(title ?? ''),
  description: description ?? '',
  brand: brand ?? '',
  shelf: shelf?.trim() || row.cell('product category'),
  thumbnail: thumbnail ?? '',
  shown: saysHidden(shown) || saysHidden(row.cell('status')) ? 'no' : '',
});

function variantOf(said: Said, row: Row, handle: string, whole: Said): Said {
  if (!said.price?.trim() && !said.title?.trim())
    throw new RowRefused(/*office*/ 'it only adds a photo to the product above');
  const options = [1, 2, 3]
    .map((n) => row.cell(`option${n} value`).trim())
    .filter((value) => value && value !== 'Default Title');
  return {
    ...said,
    ...whole,
    title: [whole.title, ...options].join(' - '),
    thumbnail: row.cell('variant image', 'variant image url').trim() || whole.thumbnail || '',
    sku: said.sku?.trim() || ['shopify', handle, ...options].join(':'),
    ...(isUntracked(row) && { stock: '', uncounted: true }),
    // Its variants stand on one card.
    ...(options.length > 0 && { family: `shopify ${handle}` }),
  };
}

/** Without a tracker, Shopify does not count. */
const isUntracked = (row: Row): boolean =>
  ['variant inventory tracker', 'inventory tracker'].some(
    (name) => row.has(name) && row.cell(name).trim() === '',
  );

/** The product CSV of WooCommerce. */
const woocommerceLayout: KnownLayout = {
  name: 'WooCommerce',
  needs: ['type', 'sku', 'name', 'published', 'regular price'],
  columns: { type: null, 'sale price': 'offer', 'regular price': 'price', id: null },
  shelves: { several: ',', inside: '>' },
  isOversold: true,
  // A variable product states what is true of the variations after it.
  preparer: () => {
    const parents = new Map<string, Said>();
    return (said, row) => {
      const type = row.cell('type').trim().toLowerCase();
      const [sku, id] = [row.cell('sku').trim(), row.cell('id').trim()];
      if (/^variable\b/.test(type)) {
        const whole = { ...said, description: describe(said, row), ...shownOf(said, row) };
        for (const name of [`id:${id}`, sku]) parents.set(name, whole);
        throw new RowRefused(/*office*/ 'its variants are separate products in their own rows');
      }
      if (/grouped|external/.test(type))
        throw new RowRefused(/*office*/ 'a {type} product has no price of its own here', { type });
      const named = row.cell('parent').trim();
      const parent = parents.get(named);
      const ofParent = (field: 'shelf' | 'thumbnail' | 'description'): string =>
        said[field]?.trim() || (parent?.[field] ?? '');
      return {
        ...said,
        shelf: ofParent('shelf'),
        thumbnail: ofParent('thumbnail'),
        description: describe(said, row) || (parent?.description ?? ''),
        sku: sku || (id && `woo-${id}`),
        ...(parent && { family: `woocommerce ${parent.sku || named}` }),
        ...stockOf(said, row),
        ...shownOf(said, row, parent),
      };
    };
  },
};

const describe = ({ description }: Said, row: Row): string =>
  description?.trim() || row.cell('short description').trim();

/**
 * Sets `shown`: the product is published, its variable parent too, and it is not hidden from the other shop's lists.
 */
const shownOf = ({ shown }: Said, row: Row, parent?: Said): Said => {
  const isHidden = [shown, parent?.shown, row.cell('visibility in catalog')].some(saysHidden);
  return isHidden ? { shown: 'hidden' } : {};
};

/** An empty stock means that the other shop does not count it: there is some, or it says that there is none. */
function stockOf({ stock }: Said, row: Row): { stock?: string; uncounted?: boolean } {
  if (stock?.trim() || !row.has('stock')) return {};
  return /^(0|no|false)$/i.test(row.cell('in stock').trim()) ? { stock: '0' } : { uncounted: true };
}

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
