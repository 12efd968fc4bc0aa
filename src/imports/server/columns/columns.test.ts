import { expect, test } from 'vitest';
import { findHeader, lacking } from './propose-columns.ts';
const HEADERS: [string, string, Record<string, string>][] = [
  [
    'Vyapar',
    'Item name*|Item code|HSN|Category|Sale price|Purchase price|Opening stock quantity|Minimum stock quantity|Item Location|Tax Rate|Inclusive Of Tax|Base Unit (x)',
    {
      title: 'Item name*',
      sku: 'Item code',
      shelf: 'Category',
      price: 'Sale price',
      stock: 'Opening stock quantity',
      unit: 'Base Unit (x)',
      hsn: 'HSN',
      taxRate: 'Tax Rate',
      purchasePrice: 'Purchase price',
      lowStock: 'Minimum stock quantity',
    },
  ],
  ['Tally', 'Particulars|Quantity|Rate|Value', { title: 'Particulars', stock: 'Quantity', price: 'Rate' }],
  [
    'Marg',
    'CODE|ITEM NAME|PACKING|COMPANY|STOCK|MRP|RATE|P.RATE|HSN',
    {
      sku: 'CODE',
      title: 'ITEM NAME',
      pack: 'PACKING',
      brand: 'COMPANY',
      stock: 'STOCK',
      cuttedprice: 'MRP',
      price: 'RATE',
      purchasePrice: 'P.RATE',
      hsn: 'HSN',
    },
  ],
  [
    'OpenCart',
    'product_id|name(en-gb)|categories|sku|upc|ean|quantity|model|manufacturer|image_name|price|status',
    {
      title: 'name(en-gb)',
      sku: 'sku',
      barcode: 'ean',
      stock: 'quantity',
      price: 'price',
      shelf: 'categories',
      brand: 'manufacturer',
    },
  ],
  [
    'Magento',
    'sku|attribute_set_code|product_type|categories|name|description|weight|product_online|price|special_price|base_image|qty',
    {
      sku: 'sku',
      title: 'name',
      price: 'price',
      offer: 'special_price',
      stock: 'qty',
      thumbnail: 'base_image',
      shelf: 'categories',
      shown: 'product_online',
    },
  ],
  [
    'PrestaShop',
    'Product ID|Active (0/1)|Name *|Categories (x,y,z...)|Price tax included|Reference #|EAN13|Manufacturer|Quantity|Image URLs (x,y,z...)',
    {
      title: 'Name *',
      sku: 'Reference #',
      barcode: 'EAN13',
      price: 'Price tax included',
      stock: 'Quantity',
      shown: 'Active (0/1)',
      thumbnail: 'Image URLs (x,y,z...)',
    },
  ],
  [
    'WooCommerce',
    'ID|Type|SKU|Name|Published|Short description|Description|In stock?|Stock|Weight (kg)|Sale price|Regular price|Categories|Images|Parent',
    {
      sku: 'SKU',
      title: 'Name',
      price: 'Regular price',
      offer: 'Sale price',
      stock: 'Stock',
      shelf: 'Categories',
      shown: 'Published',
    },
  ],
  [
    'Shopify',
    'Handle|Title|Body (HTML)|Vendor|Type|Published|Option1 Name|Option1 Value|Variant SKU|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Variant Weight Unit|Status',
    {
      title: 'Title',
      sku: 'Variant SKU',
      price: 'Variant Price',
      cuttedprice: 'Variant Compare At Price',
      barcode: 'Variant Barcode',
      stock: 'Variant Inventory Qty',
      shelf: 'Type',
    },
  ],
  [
    'Google Merchant',
    'id|title|description|link|image_link|availability|price|sale_price|brand|gtin|product_type',
    {
      sku: 'id',
      title: 'title',
      price: 'price',
      offer: 'sale_price',
      barcode: 'gtin',
      shelf: 'product_type',
      thumbnail: 'image_link',
    },
  ],
  [
    'Amazon',
    'item_sku|item_name|external_product_id|external_product_id_type|brand_name|standard_price|list_price|quantity|main_image_url|product_description',
    {
      sku: 'item_sku',
      title: 'item_name',
      barcode: 'external_product_id',
      brand: 'brand_name',
      price: 'standard_price',
      cuttedprice: 'list_price',
      stock: 'quantity',
    },
  ],
  [
    'List of goods',
    'सामान का नाम|एमआरपी|बिक्री दर|स्टॉक|इकाई|श्रेणी|बारकोड',
    {
      title: 'सामान का नाम',
      cuttedprice: 'एमआरपी',
      price: 'बिक्री दर',
      stock: 'स्टॉक',
      unit: 'इकाई',
      shelf: 'श्रेणी',
      barcode: 'बारकोड',
    },
  ],
  [
    'List of goods',
    'Item Name|Grp|Sale Rate|MRP (Rs.)|Op. Stk|Unit',
    { title: 'Item Name', shelf: 'Grp', price: 'Sale Rate', cuttedprice: 'MRP (Rs.)', stock: 'Op. Stk' },
  ],
];

const found = (...lines: string[]) =>
  findHeader(lines.map((line, at) => ({ number: at + 1, cells: line.split('|') })));

test.each(HEADERS)('%s: the columns of a header are known', (layout, line, expected) => {
  const header = found(line);
  expect(header.layout.name).toBe(layout);
  const fields = Object.fromEntries(
    header.columns.filter(({ field }) => field).map(({ field, name }) => [field, name]),
  );
  expect(fields).toMatchObject(expected);
  expect(lacking(header.columns.map(({ field }) => field))).toBeUndefined();
});

test('titles above the header are passed over', () => {
  const header = found(
    'Sharma Kirana Store',
    'Stock on 20-Nov-2026|||',
    'Item|MRP|Rate|Qty',
    'Dal|160|158|24',
  );
  expect(header).toMatchObject({ row: 3, above: 3 });
});

test('a header of two rows has the wide titles of the upper one', () => {
  const header = found('Particulars|Closing Balance||', '|Quantity|Rate|Value', 'Dal|24 Kgs|158|3792');
  expect(header.columns.map(({ field }) => field)).toEqual(['title', 'stock', 'price', null]);
});

test('a name that only contains one that we know is a guess to be looked at', () => {
  const { columns } = found('My Item Name Here|Shop MRP|Counter selling price|x');
  expect(columns).toMatchObject([
    { field: 'title', sure: false },
    { field: null },
    { field: 'price', sure: false },
    { field: null },
  ]);
});

test('a file without a header has numbered columns, and lacks what they are', () => {
  const header = found('Dal|158|24', 'Rice|62|10');
  expect(header).toMatchObject({ row: 0, above: 0 });
  expect(header.columns.map(({ name }) => name)).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(lacking(header.columns.map(({ field }) => field))).toContain('no column has the title');
});

test('prices and stock alone are enough beside a SKU or barcode', () => {
  expect(lacking(['barcode', 'stock'])).toBeUndefined();
  expect(lacking(['sku', 'price'])).toBeUndefined();
  expect(lacking(['sku', 'brand'])).toContain('no column');
  expect(lacking(['title', 'stock'])).toBe('no column has the price');
});
