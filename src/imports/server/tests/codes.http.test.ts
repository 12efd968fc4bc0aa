import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { countsOf, goodsOf, importFile } from '#test/steps/import-files.ts';

const NAMAK = '8901030865237';
const SURF = '8901030865275';

/** The goods of the shop as the owner has them: title, pack, price and barcode. */
const listed = async (owner: Caller) =>
  (await owner.call('GET', '/api/products/admin?limit=200')).body.products
    .map(({ title, pack, price, barcode }: Record<string, unknown>) => [title, pack, price, barcode])
    .toSorted();

test.each([
  ['without codes', 'name,price,barcode', `Tata Salt 1 kg,30,${NAMAK}`],
  ['with codes of its own', 'item code,name,price,barcode', `101,Tata Salt 1 kg,30,${NAMAK}`],
  ['with the barcode in fourteen digits', 'name,price,barcode', `Tata Salt 1 kg,30,0${NAMAK}`],
])('goods that were scanned in are the same goods in a list %s', async (_, header, row) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { salt: { title: 'Tata Salt', unit: 'item', price: 28, barcode: NAMAK, stock: 7 } });
  const answer = await importFile(owner, `${header}\n${row}\n`);
  expect(answer.body).toMatchObject({ added: 0, changed: 1, adjusted: [] });
  expect(await listed(owner)).toEqual([['Tata Salt 1 kg', '1 kg', 30, NAMAK]]);
  expect(countsOf(await importFile(owner, `${header}\n${row}\n`))).toEqual({
    added: 0,
    changed: 0,
    unchanged: 1,
  });
});

test('a barcode that other goods have is left off, and the owner is told', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    salt: { title: 'Tata Salt', unit: 'item', sku: 'S-1', barcode: NAMAK },
    tea: { title: 'Tea', unit: 'item', sku: 'T-1', price: 90 },
  });
  const file = `sku,name,price,barcode\nT-1,Tea,95,${NAMAK}\nN-1,Soap,38,${SURF}\nN-2,Soap blue,40,${SURF}\n`;
  const { body } = await importFile(owner, file);
  expect(body).toMatchObject({ added: 2, changed: 1, skipped: [] });
  expect(body.adjusted).toEqual([
    { row: 2, reason: `“${NAMAK}” was left out: Tata Salt has this barcode` },
    { row: 4, reason: `“${SURF}” was left out: the barcode ${SURF} is already in row 3` },
  ]);
  expect((await goodsOf(shop)).map(({ title, barcode }: Record<string, string>) => [title, barcode])).toEqual(
    [
      ['Soap', SURF],
      ['Soap blue', ''],
      ['Tata Salt', NAMAK],
      ['Tea', ''],
    ],
  );
});

test('a barcode that a spreadsheet cut short is not stored; the goods come, and the owner is told', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await importFile(owner, 'name,price,barcode\nSoap,38,8.90149E+12\nTea,90,8901030865238\n');
  expect(body).toMatchObject({
    added: 2,
    adjusted: [
      { row: 2, reason: '“8.90149E+12” was left out: the spreadsheet cut this barcode short' },
      { row: 3, reason: '“8901030865238” was left out: it is not a barcode, or was mistyped' },
    ],
  });
  expect((await listed(owner)).map(([title, , , barcode]: unknown[]) => [title, barcode])).toEqual([
    ['Soap', ''],
    ['Tea', ''],
  ]);
  const prices = (await importFile(owner, 'barcode,price\n8.90149E+12,39\n')).body;
  expect(prices.skipped).toEqual([
    { row: 2, reason: '“8.90149E+12” was left out: the spreadsheet cut this barcode short' },
  ]);
});

const MARG = 'ITEM NAME,PACKING,COMPANY,STOCK,MRP,RATE';
/** The packs of the shop with their prices. */
const packsOf = async (owner: Caller) =>
  (await listed(owner)).map(([title, pack, price]: unknown[]) => [title, pack, price]);

test('packs of one name come in each for itself, from a list that has no codes', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = ['Surf,500 g,HUL,9,75,72', 'Surf,1 kg,HUL,9,148,140', 'Surf,1 kg,HUL,4,148,141'];
  const { body } = await importFile(owner, [MARG, ...rows].join('\n'));
  expect(body).toMatchObject({
    layout: 'Marg',
    added: 2,
    skipped: [{ row: 4, reason: 'the same goods are already in row 3' }],
  });
  expect(await packsOf(owner)).toEqual([
    ['Surf', '1 kg', 140],
    ['Surf', '500 g', 72],
  ]);
  const turned = [MARG, rows[1]!.replace(',140', ',138'), rows[0]].join('\n');
  expect(countsOf(await importFile(owner, turned))).toEqual({ added: 0, changed: 1, unchanged: 1 });
  expect(await packsOf(owner)).toContainEqual(['Surf', '1 kg', 138]);
});

test('goods of one name are told apart by their barcodes, in whatever order they come', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = [`Soap,38,${NAMAK}`, `Soap,45,${SURF}`, 'Soap,50,'];
  const { body } = await importFile(owner, ['name,price,barcode', ...rows].join('\n'));
  expect(body).toMatchObject({
    added: 2,
    skipped: [{ row: 4, reason: 'the same goods are already in row 2' }],
  });
  const turned = ['name,price,barcode', rows[1], rows[0]].join('\n');
  expect(countsOf(await importFile(owner, turned))).toEqual({ added: 0, changed: 0, unchanged: 2 });
});

test('goods that came in before packs told them apart are still the same goods, and no other pack', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  // The SKU that was made of the name and the brand alone.
  await importFile(owner, 'name,brand,price\nSurf,HUL,70\nRin,HUL,20\n');
  const rows = ['Surf,500 g,HUL,9,75,72', 'Surf,1 kg,HUL,9,148,140', 'Rin,250 g,HUL,9,22,21'];
  expect(countsOf(await importFile(owner, [MARG, ...rows].join('\n')))).toEqual({
    added: 1,
    changed: 2,
    unchanged: 0,
  });
  const turned = [MARG, rows[2], rows[1], rows[0]].join('\n');
  expect(countsOf(await importFile(owner, turned))).toEqual({ added: 0, changed: 0, unchanged: 3 });
  expect(await packsOf(owner)).toEqual([
    ['Rin', '250 g', 21],
    ['Surf', '1 kg', 140],
    ['Surf', '500 g', 72],
  ]);
});
