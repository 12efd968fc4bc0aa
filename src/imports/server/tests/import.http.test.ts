import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeStock } from '#catalogue/server/commands/stock.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { type Answer, type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const OWN = 'sku,title,description,category,price,cuttedprice,unit,pack,stock,brand,rating,color,thumbnail';

const send = (caller: Caller, file: string | Uint8Array<ArrayBuffer>, question = ''): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([file], 'goods.csv', { type: 'text/csv' }));
  return caller.call('POST', `/api/products/import${question}`, form);
};
const shelf = async (shop: TestShop) => {
  const { body } = await shop.call('GET', '/api/products?all=true');
  return body.products.toSorted((a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1));
};
const counts = ({ body }: Answer) => ({
  added: body.added,
  changed: body.changed,
  unchanged: body.unchanged,
});

test('the owner’s own file fills the shop, and the same file again changes nothing', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    OWN,
    'V-1,Onion (Pyaz),"Red onions, dry skins",vegetables,32,40,kg,,180,,4.4,Red,',
    'G-1,हल्दी,"पिसी ""शुद्ध"" हल्दी",grocery,₹1,,item,200 g,12,Everest,,,/media/00000000000000000000000000000000/480.webp',
  ].join('\n');
  const first = await send(owner, file);
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
  expect(await shelf(shop)).toMatchObject([
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
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 2 });
});

test('a second file changes what it says otherwise and leaves the rest, what was sold meanwhile included', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  await addGoods(shop, { mango: { sku: 'M-1', price: 50, cuttedprice: 60, stock: 9, brand: 'Konkan' } });
  const [mango] = await shelf(shop);
  await write(shop.platform, (tx) => takeStock(tx, [{ product: mango._id, quantity: 4 }]));
  const answer = await send(owner, 'sku,title,category,price,cuttedprice,unit\nM-1,mango,fruits,45,60,kg\n');
  expect(counts(answer)).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await shelf(shop)).toMatchObject([
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
  const answer = await send(owner, file, '?dryRun=true');
  expect(answer.body).toMatchObject({
    dryRun: true,
    added: 1,
    changed: 1,
    skipped: [{ row: 5, reason: 'it has no title' }],
  });
  expect(await shelf(shop)).toMatchObject([{ sku: 'M-1', price: 50 }]);
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
  expect(await shelf(shop)).toEqual([]);
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
    'F,By the quintal,x,fruits,1,2,quintal,,1,,,,',
    'A,Again,x,fruits,1,2,kg,,1,,,,',
    'G,Odd stock,x,fruits,1,2,kg,,many,,,,',
    'H,Odd rating,x,fruits,1,2,kg,,1,,7,,',
    'I,Odd price,x,fruits,1.999,2,kg,,1,,,,',
    'J,Odd picture,x,fruits,1,2,kg,,1,,,,javascript:alert(1)',
    `K,${'x'.repeat(201)},x,fruits,1,2,kg,,1,,,,`,
    'L,Below zero,x,fruits,1,2,kg,,-3,,,,',
    'M,In parts,x,fruits,1,2,kg,,2.5,,,,',
  ].join('\r\n');
  const { body } = await send(owner, file);
  expect(body.added).toBe(2);
  expect(body.skipped).toEqual([
    { row: 3, reason: 'it has no title' },
    { row: 4, reason: 'it has no price' },
    { row: 5, reason: 'the price 3 is above the cut price 2' },
    { row: 7, reason: 'the unit quintal is none of kg, gram, litres, item' },
    { row: 8, reason: 'the SKU A is already in row 2' },
    { row: 9, reason: 'the stock is not a number: many' },
    { row: 10, reason: 'the rating is not from 0 to 5: 7' },
    { row: 11, reason: 'the price has more than two decimals' },
    { row: 12, reason: expect.stringContaining('thumbnail') },
    { row: 13, reason: 'the title is longer than 200 letters' },
    { row: 14, reason: 'the stock of Below zero is below zero: -3' },
    { row: 15, reason: 'the stock of In parts is not a whole number: 2.5' },
  ]);
  expect((await shelf(shop)).map(({ title }: { title: string }) => title)).toEqual(['Good', 'Elsewhere']);
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
  const answer = await send(owner, file);
  expect(answer.body).toMatchObject({ added: 1, skipped: [] });
  expect(await shelf(shop)).toMatchObject([{ title: 'प्याज', price: 1200.5 }]);
});

test.each([
  [
    'of another kind',
    'id,name,cost\n1,Mango,5\n',
    /^The columns of this file are not known: no column is the price\. It has: id, name, cost\.$/,
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
  const { status, body } = await send(owner, file);
  expect(status).toBe(422);
  expect(body.message).toMatch(sentence);
  expect(await shelf(shop)).toEqual([]);
});

test('without a file, the import says that one is to be chosen', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/products/import', new FormData());
  expect(status).toBe(422);
  expect(body.fields).toEqual({ file: ['Choose a file'] });
});

test('an export imported again changes nothing, whatever the owner wrote', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    '=SUM(A1:A9)': { sku: 'E-1', description: '+91 98765; "call"\nsecond line', brand: '@home', color: '-' },
    "'=quoted": { sku: 'E-2', description: "'tis so" },
    'हल्दी, पिसी': {
      sku: '-E-3',
      price: 49.9,
      cuttedprice: 60.25,
      rating: 3.75,
      pack: '4 x 75 g',
      unit: 'item',
    },
    'Two  spaces': { sku: "'''+E", thumbnail: 'https://example.in/a.webp' },
  });
  const before = await shelf(shop);
  const { status, body: file, headers } = await owner.call('GET', '/api/products/export.csv');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('attachment');
  for (const cell of file.split(/[\r\n,;]+/)) expect(cell).not.toMatch(/^"?[=+@]/);
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 4 });
  expect(await shelf(shop)).toEqual(before);
  await using other = await openShop();
  expect(counts(await send(await admin(other), file))).toEqual({ added: 4, changed: 0, unchanged: 0 });
  const nameless = (products: object[]) => products.map((product) => ({ ...product, _id: '', id: '' }));
  expect(nameless(await shelf(other))).toEqual(nameless(before));
});

test('deactivated goods are not exported, and importing their row does not bring them back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { sku: 'M-1', price: 50 } });
  await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`);
  expect((await owner.call('GET', '/api/products/export.csv')).body.trim().split('\r\n')).toHaveLength(1);
  await send(owner, 'sku,title,category,price,unit\nM-1,mango,fruits,45,kg\n');
  expect(await shelf(shop)).toEqual([]);
});

test('the BigBasket list: shelves, packs where the title states one, descriptions of its own words', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'index,product,category,sub_category,brand,sale_price,market_price,type,rating',
    '1,Toothpaste - Whitening 150 g,Beauty & Hygiene,Oral Care,Pepsodent ,85.5,90,Toothpaste,4.1',
    '2,Water Bottle 1 l - Orange,"Kitchen, Garden & Pets",Storage & Accessories,Mastercook,180,180,Water & Fridge Bottles,2.3',
    '3,Banana - Robusta,Fruits & Vegetables,Fresh Fruits,Fresho,30,40,"Banana, Sapota & Papaya",0',
    '4,LED Bulb,"Kitchen, Garden & Pets",Appliances & Electricals,Philips,99,120,CFL & Led Bulbs,',
    "5,Sport Deo,Beauty & Hygiene,Men's Grooming,Engage,112.75,205,Men's Deodorants,3.7",
    '6,Odd price,Beverages,Tea,Tata,50,40,Leaf & Dust Tea,4',
    'x,Of no index,Spaceships,Rockets,Acme,5,6,Rocket,4',
  ].join('\n');
  const { body } = await send(owner, file);
  expect(body).toMatchObject({
    layout: 'BigBasket',
    added: 5,
    notes: [expect.stringContaining('new products are given 100 each')],
  });
  expect(body.skipped).toEqual([
    { row: 7, reason: 'the price 50 is above the cut price 40' },
    { row: 8, reason: 'it has no index' },
  ]);
  expect(await shelf(shop)).toMatchObject([
    {
      sku: 'bb-1',
      category: 'oral-care',
      pack: '150 g',
      brand: 'Pepsodent',
      description: 'Toothpaste. Oral Care',
      rating: 4.1,
    },
    { sku: 'bb-2', category: 'storage-accessories' },
    { sku: 'bb-3', category: 'fresh-fruits', stock: 100, rating: 0 },
    { sku: 'bb-4', category: 'appliances-electricals' },
    { sku: 'bb-5', category: 'men-s-grooming', price: 112.75, cuttedprice: 205 },
  ]);
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 5 });
});

test('the departments of the BigBasket list are shelves, with its sections inside them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'index,product,category,sub_category,brand,sale_price,market_price,type,rating',
    '1,Banana,Fruits & Vegetables,Fresh Fruits,Fresho,30,40,"Banana, Sapota & Papaya",0',
    '2,Onion,Fruits & Vegetables,Fresh Vegetables,Fresho,30,40,Onion,0',
    '3,Green Tea,Beverages,Tea,Tata,50,60,Green Tea,4',
    '4,Tea Set,"Kitchen, Garden & Pets",Tea,Acme,500,600,Cups,4',
    '5,Mineral water,Beverages,,Bisleri,20,20,Water,4',
  ].join('\n');
  await send(owner, file, '?dryRun=true');
  const before = (await owner.call('GET', '/api/shelves')).body.shelves;
  expect(before).toHaveLength(9);
  await send(owner, file);
  const { body } = await owner.call('GET', '/api/shelves');
  const made = body.shelves
    .filter(({ value }: { value: string }) => !before.some((one: { value: string }) => one.value === value))
    .map(({ parent, titles }: { parent: string; titles: { en: string } }) => [parent, titles.en]);
  // 'Fruits & Vegetables' is the shop's own 'Fruits-Vegetables'.
  expect(made).toEqual([
    ['vegetables', 'Fresh Fruits'],
    ['vegetables', 'Fresh Vegetables'],
    [null, 'Beverages'],
    ['beverages', 'Tea'],
    [null, 'Kitchen, Garden & Pets'],
    ['kitchen-garden-pets', 'Tea (Kitchen, Garden & Pets)'],
  ]);
  expect((await shelf(shop)).map(({ category }: { category: string }) => category)).toEqual([
    'fresh-fruits',
    'fresh-vegetables',
    'tea',
    'tea-kitchen-garden-pets',
    'beverages',
  ]);
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 5 });
  expect((await owner.call('GET', '/api/shelves')).body.shelves).toHaveLength(15);
});

test('Shopify: each variant is a product, with the words and the picture of the first row', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
    'masala,Garam Masala,<p>Ground &amp; roasted<br>daily</p>,Sita,Spices,grocery,true,Size,100 g,,7,60,75,https://cdn.example.in/masala.jpg,active',
    'masala,,,,,,,,200 g,GM-200,-3,110,,,',
    'masala,,,,,,,,,,,,,https://cdn.example.in/back.jpg,',
    'jug,Clay Jug,,Ravi,,,true,Title,Default Title,,4,250,,,active',
    'old,Old Jug,,Ravi,,,false,Title,Default Title,,4,250,,,draft',
  ].join('\n');
  const { body } = await send(owner, file);
  expect(body).toMatchObject({ layout: 'Shopify', added: 4 });
  expect(body.skipped).toEqual([{ row: 4, reason: 'it only adds a picture to the product above' }]);
  expect(await shelf(shop)).toMatchObject([
    {
      sku: 'GM-200',
      title: 'Garam Masala - 200 g',
      description: 'Ground & roasted\ndaily',
      pack: '200 g',
      stock: 0,
      category: 'spices',
    },
    { sku: 'shopify:jug', title: 'Clay Jug', price: 250, cuttedprice: 250, category: 'grocery', stock: 4 },
    {
      sku: 'shopify:masala:100 g',
      price: 60,
      cuttedprice: 75,
      brand: 'Sita',
      thumbnail: 'https://cdn.example.in/masala.jpg',
    },
  ]);
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 4 });
});

test('WooCommerce: simple products and the choices of variable ones', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    '\uFEFFID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent',
    '10,simple,TEA-1,Assam Tea 250 g,1,,<b>Strong</b> leaf,1,20,90,100,"Grocery > Tea",https://shop.example.in/tea.jpg,',
    '11,variable,SOAP,Soap,1,Handmade,,1,,,,Beauty,https://shop.example.in/soap.jpg,',
    '12,variation,SOAP-N,Soap - Neem,1,,,1,5,,40,,,id:11',
    '13,simple,,Sold out jam,1,,,0,,,60,Food,,',
    '14,grouped,,Hamper,1,,,1,,,,,,',
    '15,simple,HID,Hidden,0,,,1,1,,60,Food,,',
  ].join('\n');
  const { body } = await send(owner, file);
  expect(body).toMatchObject({ layout: 'WooCommerce', added: 4 });
  expect(body.skipped.map(({ row }: { row: number }) => row)).toEqual([3, 6]);
  expect(await shelf(shop)).toMatchObject([
    {
      sku: 'SOAP-N',
      category: 'beauty',
      description: 'Handmade',
      price: 40,
      stock: 5,
      thumbnail: 'https://shop.example.in/soap.jpg',
    },
    {
      sku: 'TEA-1',
      category: 'tea',
      price: 90,
      cuttedprice: 100,
      pack: '250 g',
      description: 'Strong leaf',
      stock: 20,
    },
    { sku: 'woo-13', category: 'food', stock: 0, description: 'Sold out jam' },
  ]);
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

test.each([
  [
    'Shopify',
    'Handle,Title,Vendor,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
    'dal,Dal,,,D-1,90,',
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Categories,Regular price,Stock',
    '7,simple,D-1,Dal,1,Pulses,90,',
  ],
])(
  'a stock below zero in a file of %s is taken as none, and said by row and name',
  async (layout, head, row) => {
    await using shop = await openShop();
    const owner = await admin(shop);
    const { body } = await send(owner, `${head}\n${row}-3\n`);
    expect(body).toMatchObject({
      layout,
      added: 1,
      adjusted: [{ row: 2, reason: 'the stock of Dal is -3: taken as 0' }],
    });
    expect(await shelf(shop)).toMatchObject([{ title: 'Dal', stock: 0 }]);
  },
);
