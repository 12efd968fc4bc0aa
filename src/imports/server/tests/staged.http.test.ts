import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { workOn } from '#imports/server/staged/work-on.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, staff } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';

const goodsOf = async (shop: TestShop) =>
  (await shop.call('GET', '/api/products?all=true')).body.products.toSorted(
    (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1),
  );

const KIRANA = [
  'Sharma Kirana Store',
  'Stock on 20-Nov-2026',
  '',
  'Item Name;Grp;Sale Rate;MRP (Rs.);Op. Stk;Unit;HSN',
  'Arhar Dal;DAL;158/-;;24;Kgs;0713',
  'Moong Dal Dhuli;DAL;Rs. 128;;12.5;Kgs;0713',
  'Surf Excel 1kg;TOILETRIES;148;152;18;Pcs;3402',
  'Lifebuoy 125;TOILETRIES;38;40;1 dozen;Pcs;3401',
  'Haldi Pkt 200;MASALA;४२;४५;30;Pcs;0910',
  'Agarbatti;POOJA;NA;50;40;Pcs;3307',
  'Parle G 250;BISCUIT;25;25;-2;Pcs;1905',
  'Free sample;BISCUIT;0;;5;Pcs;1905',
  'Import Tea;TEA;$4;;5;Pcs;1905',
].join('\n');

test('the owner’s list: columns, shelves and ten rows are proposed, and nothing is written yet', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await upload(owner, KIRANA);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'waiting',
    fileName: 'stock-nov.csv',
    rows: 9,
    headerRow: 4,
    isRemembered: false,
  });
  expect(body.columns.map(({ name, field }: { name: string; field: string }) => [name, field])).toEqual([
    ['Item Name', 'title'],
    ['Grp', 'shelf'],
    ['Sale Rate', 'price'],
    ['MRP (Rs.)', 'cuttedprice'],
    ['Op. Stk', 'stock'],
    ['Unit', 'unit'],
    ['HSN', 'hsn'],
  ]);
  expect(body.sample.slice(0, 6)).toMatchObject([
    { goods: { title: 'Arhar Dal', price: 158, stock: 24, unit: 'kg' } },
    { goods: { title: 'Moong Dal Dhuli', price: 128, stock: 12.5 } },
    { goods: { title: 'Surf Excel 1kg', price: 148, cuttedprice: 152 } },
    { goods: { title: 'Lifebuoy 125', stock: 12 } },
    { goods: { title: 'Haldi Pkt 200', price: 42, cuttedprice: 45 } },
    { problem: 'the price is not a number: NA' },
  ]);
  expect(body.shelves).toEqual([
    { key: 'DAL', rows: 2, becomes: null },
    { key: 'TOILETRIES', rows: 2, becomes: null },
    { key: 'MASALA', rows: 1, becomes: null },
  ]);
  expect(body.outcome).toMatchObject({ added: 5, leftOut: 4, shelves: ['DAL', 'TOILETRIES', 'MASALA'] });
  expect(
    body.outcome.questions.map(({ question, rows }: { question: string; rows: number }) => [question, rows]),
  ).toEqual([
    ['belowZero', 1],
    ['free', 1],
    ['currency', 1],
  ]);
  expect(await goodsOf(shop)).toEqual([]);
  expect((await owner.call('GET', '/api/shelves')).body.shelves).toHaveLength(9);
});

test('what the owner says of columns, shelves and questions is done, and remembered for the next file', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, KIRANA);
  const columns = ['title', 'shelf', 'price', null, 'stock', 'unit', null];
  const plan = {
    columns,
    shelves: { DAL: { value: 'grocery' }, TOILETRIES: { value: 'cosmetics' } },
    answers: { belowZero: 'none', currency: 'rupees' },
    overwrite: false,
    revision: body.revision,
  };
  const planned = await owner.call('PUT', `/api/products/imports/${body.id}/plan`, plan);
  expect(planned.status).toBe(200);
  expect(planned.body.outcome).toMatchObject({ added: 7, leftOut: 2 });
  const again = await owner.call('PUT', `/api/products/imports/${body.id}/plan`, plan);
  expect(again.status).toBe(409);

  const done = await start(shop, owner, planned.body);
  expect(done).toMatchObject({ state: 'done', doneRows: 9, outcome: { added: 7, leftOut: 2, adjusted: 1 } });
  const goods = await goodsOf(shop);
  expect(
    goods.map(({ title, category, stock }: Record<string, unknown>) => [title, category, stock]),
  ).toEqual([
    ['Arhar Dal', 'grocery', 24],
    ['Haldi Pkt 200', 'masala', 30],
    ['Import Tea', 'tea', 5],
    ['Lifebuoy 125', 'cosmetics', 12],
    ['Moong Dal Dhuli', 'grocery', 12.5],
    ['Parle G 250', 'biscuit', 0],
    ['Surf Excel 1kg', 'cosmetics', 18],
  ]);
  const next = await upload(owner, KIRANA.replace('158/-', '160/-'));
  expect(next.body).toMatchObject({ isRemembered: true, outcome: { added: 0, changed: 1, unchanged: 6 } });
  expect(next.body.plan.shelves).toEqual(plan.shelves);
  expect(shop.bugs).toEqual([]);
});

test('rows that were left out can be downloaded with their reasons, and corrected be imported', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, KIRANA);
  const file = (await owner.call('GET', `/api/products/imports/${body.id}/left-out.csv`)).body as string;
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('row,why it was left out,Item Name,Grp,Sale Rate,MRP (Rs.),Op. Stk,Unit,HSN');
  expect(lines[1]).toBe('10,the price is not a number: NA,Agarbatti,POOJA,NA,50,40,Pcs,3307');
  const corrected = await upload(owner, file.replace(',NA,50', ',45,50'));
  expect(corrected.body.outcome).toMatchObject({ added: 1, leftOut: 3 });
});

test('a workbook with a title above its header is read like any list', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const sheet = [
    ['Stock summary', null, null, null],
    ['Particulars', 'Rate', 'Quantity', 'Barcode'],
    ['Tata Namak', 28, '64 Pcs', 8_901_030_865_237],
    ['Mustard Oil', 178.5, '22 Ltr', null],
    ['Grand Total', null, '86', null],
  ];
  const bytes = await writeExcelFile(sheet).toBuffer();
  const { body } = await upload(owner, new Uint8Array(bytes), 'tally.xlsx');
  expect(body).toMatchObject({ rows: 3, outcome: { added: 2, leftOut: 1 } });
  await start(shop, owner, body);
  expect(await goodsOf(shop)).toMatchObject([
    { title: 'Mustard Oil', price: 178.5, unit: 'litres', soldBy: 'volume', stock: 22 },
    { title: 'Tata Namak', price: 28, unit: 'item', stock: 64 },
  ]);
});

test('prices and stock alone are changed by SKU; what the shop does not have is left out', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    mango: { sku: 'M-1', price: 50, cuttedprice: 60, stock: 4, unit: 'item' },
    onion: { sku: 'O-1', price: 20, stock: 9, unit: 'item' },
  });
  const { body } = await upload(
    owner,
    'SKU\tSale Price\tQty\nM-1\t55\t7\nO-1\t22\t\nX-1\t5\t1\nM-1\t56\t1\n',
  );
  const done = await start(shop, owner, body);
  expect(done.outcome).toMatchObject({ added: 0, changed: 2, leftOut: 2 });
  expect(await remarksOn(owner, body)).toEqual([
    [4, 'left out', 'the shop has no product with the SKU X-1', 'दुकान में SKU कोड X-1 वाला कोई सामान नहीं है'],
    [5, 'left out', 'the SKU M-1 is already in row 2', 'SKU कोड M-1: यह लाइन 2 में आ चुका है'],
  ]);
  expect(await goodsOf(shop)).toMatchObject([
    { title: 'mango', price: 55, cuttedprice: 60, stock: 7 },
    { title: 'onion', price: 22, cuttedprice: 22, stock: 9 },
  ]);
});

test('what the owner changed by hand stays, unless she says that it shall not', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = 'sku,name,price,mrp,qty,brand\nM-1,Mango,50,60,9,Konkan\nO-1,Onion,20,20,9,\n';
  await start(shop, owner, (await upload(owner, file)).body);
  const [mango] = await goodsOf(shop);
  const edited = { ...mango, price: 45, title: 'Mango Alphonso' };
  expect((await owner.call('PUT', `/api/products/editproduct/${mango._id}`, edited)).status).toBe(200);

  const newer = file.replace('50,60,9,Konkan', '52,65,7,Devgad');
  const { body } = await upload(owner, newer);
  expect(body.outcome).toMatchObject({ added: 0, changed: 1, unchanged: 1, kept: 1 });
  await start(shop, owner, body);
  expect((await goodsOf(shop))[0]).toMatchObject({
    title: 'Mango Alphonso',
    price: 45,
    cuttedprice: 60,
    stock: 7,
    brand: 'Devgad',
  });
  const again = (await upload(owner, newer)).body;
  const plan = { ...again.plan, overwrite: true, revision: again.revision };
  const planned = await owner.call('PUT', `/api/products/imports/${again.id}/plan`, plan);
  expect(planned.body.outcome).toMatchObject({ changed: 1, kept: 0 });
  await start(shop, owner, planned.body);
  expect((await goodsOf(shop))[0]).toMatchObject({ title: 'Mango', price: 52, cuttedprice: 65 });
});

test('a barcode of the file is the product’s, and prices alone are changed by it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await start(shop, owner, (await upload(owner, 'name,price,barcode\nTata Namak,28,8901030865237\n')).body);
  const { body } = await upload(owner, 'barcode,rate\n8901030865237,27\n8901030865244,5\n');
  const done = await start(shop, owner, body);
  expect(done.outcome).toMatchObject({ changed: 1, leftOut: 1 });
  expect(await goodsOf(shop)).toMatchObject([{ title: 'Tata Namak', price: 27, cuttedprice: 28 }]);
});

test('an import that a restart broke off goes on where it was', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 700 }, (_, at) => `S-${at},Goods ${at},${at + 1},5`);
  const { body } = await upload(owner, `sku,title,price,stock\n${rows.join('\n')}\n`);
  const { id, revision } = body;
  await owner.call('POST', `/api/products/imports/${id}/start`, { revision });
  const { db } = shop.platform;
  await db.updateTable('imports').set({ done_parts: 2 }).where('id', '=', id).execute();
  await workOff(shop);
  expect((await owner.call('GET', `/api/products/imports/${id}`)).body).toMatchObject({
    state: 'done',
    outcome: { added: 300 },
  });
  expect((await goodsOf(shop)).length).toBe(300);
});

test('of goods that an import wrote shortly before a crash it is said again that they changed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 300 }, (_, at) => `S-${at},Goods ${at},${at + 1},5`);
  const { body } = await upload(owner, `sku,title,price,stock\n${rows.join('\n')}\n`);
  await start(shop, owner, body);
  const [goods] = await goodsOf(shop);
  const { db, changes } = shop.platform;
  const left = { state: 'importing', done_parts: 1 } as const;
  await db.updateTable('imports').set(left).where('id', '=', body.id).execute();
  const said = new Set<string>();
  changes.follow(({ tags }) => tags !== 'everything' && tags.forEach((tag) => said.add(tag)));
  await workOn(shop.platform, body.id);
  expect(said).toContain(`page:${goods._id}`);
  const written = [...said].filter((tag) => tag.startsWith('page:'));
  expect(written).toHaveLength(300);
});

test('a long file is checked by a job, and a plan given meanwhile is checked instead', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 2100 }, (_, at) => `S-${at},Goods ${at},${at + 1},5,A`);
  const { body } = await upload(owner, `sku,title,price,stock,group\n${rows.join('\n')}\n`);
  expect(body).toMatchObject({ state: 'checking', rows: 2100 });
  const { revision, plan } = body;
  const columns = ['sku', 'title', 'price', 'stock', null];
  await owner.call('PUT', `/api/products/imports/${body.id}/plan`, { ...plan, columns, revision });
  await workOff(shop);
  const { body: checked } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(checked).toMatchObject({
    state: 'waiting',
    outcome: { added: 2100, found: [{ key: '', rows: 2100 }] },
  });
});

test('a file whose columns nobody knows waits for the owner to say what they are', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, 'Dal,158,24\nRice,62,10\n');
  expect(body).toMatchObject({
    state: 'waiting',
    headerRow: 0,
    lacking: expect.stringContaining('no column has the title'),
  });
  const { id, revision, plan } = body;
  expect((await owner.call('POST', `/api/products/imports/${id}/start`, { revision })).status).toBe(422);
  const columns = ['title', 'price', 'stock'];
  const twice = { ...plan, columns: ['title', 'title', 'stock'], revision };
  expect((await owner.call('PUT', `/api/products/imports/${id}/plan`, twice)).status).toBe(422);
  const planned = await owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, columns, revision });
  expect(planned.body.outcome).toMatchObject({ added: 2 });
});

test('files are kept for a week, can be taken away, and are for those who may change goods', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, KIRANA);
  expect((await owner.call('GET', '/api/products/imports')).body.imports).toMatchObject([
    { fileName: 'stock-nov.csv' },
  ]);
  const packer = await staff(shop, []);
  expect((await packer.call('GET', `/api/products/imports/${body.id}`)).status).toBe(403);
  shop.clock.advance({ days: 8 });
  await upload(owner, KIRANA);
  expect((await owner.call('GET', `/api/products/imports/${body.id}`)).status).toBe(404);
  const { imports } = (await owner.call('GET', '/api/products/imports')).body;
  expect((await owner.call('DELETE', `/api/products/imports/${imports[0].id}`)).body.imports).toEqual([]);
  expect(await shop.platform.db.selectFrom('import_parts').select('position').execute()).toEqual([]);
});
