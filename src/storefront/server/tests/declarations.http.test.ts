import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

// Legal Metrology (Packaged Commodities) Rules 2011, r. 6(10): what a label says stands on the product's page, too.

const LABEL = {
  unit: 'item',
  pack: '500 g',
  price: 110,
  cuttedprice: 120,
  mark: 'veg',
  maker: 'Amber Mills, Patna 800001',
  packer: 'Good Packers, Gaya 823001',
  importer: 'Sea Traders, Kolkata 700001',
  origin: 'NP',
  bestBefore: '6 months',
  fssai: '12345678901234',
} as const;

/** The text of a page without its markup. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the page of a packed product shows each declaration, and whom to call: as its label says, or else the shop', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const named = { ...settings, name: 'Asha Stores', phones: ['9876543210'] };
  await owner.call('PUT', '/api/shop/settings', { settings: named, revision });
  const { honey, salt } = await addGoods(shop, {
    honey: { ...LABEL, care: 'Amber Care, 1800 123 456' },
    salt: { ...LABEL, importer: '' },
  });
  await using front = await openFront(shop);
  const page = textOf((await front.get(`/shop/${honey._id}`)).text);
  for (const said of [
    'MRP ₹120',
    'Net quantity 500 g',
    'Unit price ₹0.22 per g',
    'Best before 6 months from packing',
    'Made by Amber Mills, Patna 800001',
    'Packed by Good Packers, Gaya 823001',
    'Imported by Sea Traders, Kolkata 700001',
    'Country of origin Nepal',
    'FSSAI licence 12345678901234',
    'Customer care Amber Care, 1800 123 456',
  ])
    expect(page, said).toContain(said);
  expect((await front.get(`/shop/${honey._id}`)).text).toContain('Vegetarian');
  const other = textOf((await front.get(`/shop/${salt._id}`)).text);
  expect(other).toContain('Customer care Asha Stores, 9876543210');
  expect(other).not.toContain('Imported by');
});
