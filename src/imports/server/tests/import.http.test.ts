import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { type Answer, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { importFile, goodsOf, countsOf } from '#test/steps/import-files.ts';

const OWN = 'sku,title,description,category,price,cuttedprice,unit,pack,stock,brand,rating,color,thumbnail';

test('the owner’s own file fills the shop, and the same file again changes nothing', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    OWN,
    'V-1,Onion (Pyaz),"Red onions, dry skins",vegetables,32,40,kg,,180,,4.4,Red,',
    'G-1,हल्दी,"पिसी ""शुद्ध"" हल्दी",grocery,₹1,,item,200 g,12,Everest,,,/media/00000000000000000000000000000000/480.webp',
  ].join('\n');
  const first = await importFile(owner, file);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    layout: 'Haat',
    rows: 2,
    added: 2,
    changed: 0,
    unchanged: 0,
    skipped: [],
    adjusted: [],
  });
  expect(await goodsOf(shop)).toMatchObject([
    {
      sku: 'G-1',
      title: 'हल्दी',
      description: 'पिसी "शुद्ध" हल्दी',
      price: 1,
      cuttedprice: 1,
      pack: '200 g',
      stock: 12,
    },
    { sku: 'V-1', price: 32, cuttedprice: 40, unit: 'kg', rating: 4.4, color: 'Red', category: 'vegetables' },
  ]);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 2 });
});

test('a second file changes what it says otherwise and leaves the rest, what was sold meanwhile included', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  await addGoods(shop, { mango: { sku: 'M-1', price: 50, cuttedprice: 60, stock: 9, brand: 'Konkan' } });
  const [mango] = await goodsOf(shop);
  await write(shop.platform, (tx) => takeStock(tx, [{ product: mango._id, quantity: 4 }]));
  const answer = await importFile(
    owner,
    'sku,title,category,price,cuttedprice,unit\nM-1,mango,fruits,45,60,kg\n',
  );
  expect(countsOf(answer)).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await goodsOf(shop)).toMatchObject([
    { price: 45, stock: 5, brand: 'Konkan', description: 'Fresh mango' },
  ]);
  const written = await shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'before', 'after'])
    .where('action', '=', 'imported')
    .where('entity', '=', 'product')
    .execute();
  expect(written).toEqual([{ actor_name: 'Meera', before: '{"price":50}', after: '{"price":45}' }]);
});

test('a dry run says what would happen and writes nothing', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { sku: 'M-1', price: 50 } });
  const file = `sku,title,category,price,unit\nM-1,mango,fruits,45,kg\nO-1,onion,vegetables,20,kg\n,,,,\nX,,fruits,1,kg\n`;
  const answer = await importFile(owner, file, '?dryRun=true');
  expect(answer.body).toMatchObject({
    dryRun: true,
    added: 1,
    changed: 1,
    skipped: [{ row: 5, reason: 'the title is missing' }],
  });
  expect(await goodsOf(shop)).toMatchObject([{ sku: 'M-1', price: 50 }]);
});

test('a dry run may be asked for in the form as well as in the address, and a misspelled one is refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const ask = (fields: Record<string, string>): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new File(['sku,title,category,price,unit\nO-1,onion,vegetables,20,kg\n'], 'a.csv'));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return owner.call('POST', '/api/products/import', form);
  };
  expect((await ask({ dryRun: 'true' })).body).toMatchObject({ dryRun: true, added: 1 });
  expect((await ask({ dryRun: 'yes' })).body.fields).toEqual({ dryRun: ['dryRun is true or false'] });
  expect((await ask({ dryrun: 'true' })).body.fields).toEqual({ dryrun: ['There is no field dryrun here'] });
  expect(await goodsOf(shop)).toEqual([]);
  expect((await ask({ dryRun: 'false' })).body).toMatchObject({ dryRun: false, added: 1 });
});

test('rows that cannot be taken are passed over with their number and the reason', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    OWN,
    'A,Good,"two\nlines",fruits,1,2,kg,,1,,,,',
    'B,,x,fruits,1,2,kg,,1,,,,',
    'C,No price,x,fruits,,2,kg,,1,,,,',
    'D,Too dear,x,fruits,3,2,kg,,1,,,,',
    'E,Elsewhere,x,spaceships,1,2,kg,,1,,,,',
    'F,By the maund,x,fruits,1,2,maund,,1,,,,',
    'A,Again,x,fruits,1,2,kg,,1,,,,',
    'G,Odd stock,x,fruits,1,2,kg,,many,,,,',
    'H,Odd rating,x,fruits,1,2,kg,,1,,7,,',
    'I,Odd price,x,fruits,1.999,2,kg,,1,,,,',
    'J,Odd picture,x,fruits,1,2,kg,,1,,,,javascript:alert(1)',
    `K,${'x'.repeat(201)},x,fruits,1,2,kg,,1,,,,`,
    'L,Below zero,x,fruits,1,2,kg,,-3,,,,',
    'M,In parts,x,fruits,1,2,kg,,2.5,,,,',
  ].join('\r\n');
  const { body } = await importFile(owner, file);
  expect(body.added).toBe(2);
  expect(body.skipped).toEqual([
    { row: 3, reason: 'the title is missing' },
    { row: 4, reason: 'the price is missing' },
    { row: 5, reason: 'the price 3 is above the cut price 2' },
    { row: 7, reason: 'the unit maund is not kg, gram, litres or item' },
    { row: 8, reason: 'the SKU A is already in row 2' },
    { row: 9, reason: 'the stock is not a number: many' },
    { row: 10, reason: 'the rating is not from 0 to 5: 7' },
    { row: 11, reason: 'the price has more than two decimals' },
    { row: 12, reason: expect.stringContaining('photo') },
    { row: 13, reason: 'the title is longer than 200 letters' },
    { row: 14, reason: 'the stock of Below zero is below zero: -3' },
    { row: 15, reason: 'the stock of In parts is not a whole number: 2.5' },
  ]);
  expect((await goodsOf(shop)).map(({ title }: { title: string }) => title)).toEqual(['Good', 'Elsewhere']);
});

const HINDI = 'sku,title,category,price,unit\nP-1,प्याज,vegetables,"1,200.50",kg\n';
test.each([
  ['with a byte-order mark', new TextEncoder().encode(`\uFEFF${HINDI}`)],
  [
    'with semicolons',
    new TextEncoder().encode(
      HINDI.replaceAll('"1,200.50"', '1200,50').replaceAll(',', ';').replace('1200;50', '1200,50'),
    ),
  ],
  ['with tabs', new TextEncoder().encode(HINDI.replace('"1,200.50"', '1200.5').replaceAll(',', '\t'))],
  ['in UTF-16 as spreadsheets save it', new Uint8Array(Buffer.from(`\uFEFF${HINDI}`, 'utf16le'))],
])('a file in Hindi %s is read', async (_, file) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const answer = await importFile(owner, file);
  expect(answer.body).toMatchObject({ added: 1, skipped: [] });
  expect(await goodsOf(shop)).toMatchObject([{ title: 'प्याज', price: 1200.5 }]);
});

test.each([
  [
    'of another kind',
    'id,name,cost\n1,Mango,5\n',
    /^The columns of this file are not known: only purchase prices are there: choose your margin\. It has: id, name, cost\.$/,
  ],
  ['that is empty', '', /The file is empty/],
  [
    'that is a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xfe, 0xc3, 0x28]),
    /neither a spreadsheet \(\.xlsx\) nor a text/,
  ],
  [
    'whose quotation mark never ends',
    'sku,title,category,price,unit\n1,"Mango,fruits,5,kg\n',
    /^Row 2 cannot be read: a quotation mark is never closed/,
  ],
])('a file %s is refused in one sentence', async (_, file, sentence) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await importFile(owner, file);
  expect(status).toBe(422);
  expect(body.message).toMatch(sentence);
  expect(await goodsOf(shop)).toEqual([]);
});

test('without a file, the import says that one is to be chosen', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/products/import', new FormData());
  expect(status).toBe(422);
  expect(body.fields).toEqual({ file: ['Choose a file'] });
});

test('while thousands of rows are imported, the shop keeps answering', async () => {
  await using shop = await openShop();
  const rows = Array.from({ length: 3000 }, (_, at) => `S-${at},Goods ${at},grocery,${at + 1},item`);
  const file = new Blob([`sku,title,category,price,unit\n${rows.join('\n')}`]).stream();
  let isDone = false;
  const { db, clock } = shop.platform;
  const importing = importProducts(db, file, { clock, actor: { userId: null, name: 'Owner' } }).finally(
    () => (isDone = true),
  );
  const totals: number[] = [];
  const owner = await admin(shop);
  while (!isDone) {
    // Here nothing waits for a network, so the import is let in by hand.
    await setImmediate();
    totals.push((await shop.call('GET', '/api/products?limit=1')).body.total);
    const added = await owner.call('POST', '/api/products/addproduct', goodsForm(`Between ${totals.length}`));
    expect(added.status).toBe(201);
  }
  expect((await importing).added).toBe(3000);
  expect(totals.length).toBeGreaterThan(3);
  expect(totals.some((total) => total > 0 && total < 3000)).toBe(true);
});

test('a form that is none, or is cut off, is refused in a sentence', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const types = ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'];
  for (const type of types) {
    const { status, body } = await owner.call('POST', '/api/products/import', 'nothing', {
      'Content-Type': type,
    });
    expect([type, status, body.fields?.file]).toEqual([type, 422, ['Send the file as multipart/form-data']]);
  }
  expect(shop.bugs).toEqual([]);
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'of many new goods PostgreSQL counts what it plans by while they come, so that the next ones are found by an index',
  async () => {
    await using shop = await openShop();
    const owner = await admin(shop);
    const rows = Array.from({ length: 1200 }, (_, at) => `N-${at},Soap ${at},,grocery,32,40,item,,180,,,,`);
    expect((await importFile(owner, [OWN, ...rows].join('\n'))).body).toMatchObject({ added: 1200 });
    const { rows: counted } = await sql<{ goods: number }>`select reltuples as goods from pg_class
      where oid = 'products'::regclass`.execute(shop.platform.db);
    expect(counted[0]?.goods).toBeGreaterThanOrEqual(1000);
  },
);
