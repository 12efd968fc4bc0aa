import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StagedImport } from '#imports/staged.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, staff } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';

const replan = (owner: Caller, { id, plan, revision }: StagedImport, changed: object) =>
  owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, ...changed, revision });

const mend = (by: Caller, { id }: { id: string }, row: number, body: object, key?: string) =>
  by.call('POST', `/api/products/imports/${id}/rows/${row}`, body, key ? { 'Idempotency-Key': key } : {});

const goodsOf = async (owner: Caller) =>
  Object.fromEntries(
    (await owner.call('GET', '/api/products/admin?limit=200')).body.products.map(
      ({ title, price }: Record<string, unknown>) => [title, price],
    ),
  );

const LIST = 'सामान,इकाई,भाव\nचीनी,kg,44\nअगरबत्ती,pcs,NA\nसरसों तेल,पेटी (12×1 ली),अभी नहीं\n';

test('a row is mended before the start: what was typed is kept with the file, not with the next one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, LIST);
  expect(body.outcome).toMatchObject({ added: 1, leftOut: 2 });
  const rows = { 3: { price: '१५' }, 4: { price: '178', title: 'सरसों तेल कच्ची घानी' } };
  const { body: planned } = await replan(owner, body, { rows });
  expect(planned.outcome).toMatchObject({ added: 3, leftOut: 0 });
  // A price that she types is that of what is sold, not of the carton.
  await start(shop, owner, planned);
  expect(await goodsOf(owner)).toEqual({ चीनी: 44, अगरबत्ती: 15, 'सरसों तेल कच्ची घानी': 178 });
  const next = await upload(owner, LIST);
  expect(next.body).toMatchObject({ isRemembered: true, outcome: { leftOut: 2 } });
  expect(next.body.plan.rows).toBeUndefined();
});

test('a row is mended after the import: it comes in alone, and goes back with the undo of the import', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, LIST);
  await start(shop, owner, body);
  const refused = await mend(owner, body, 3, { cells: { price: 'पता नहीं' } });
  expect(refused).toMatchObject({ status: 422, body: { message: 'the price is not a number: पता नहीं' } });
  const { status, body: after } = await mend(owner, body, 3, { cells: { price: '15' } });
  expect(status).toBe(200);
  expect(after).toMatchObject({ state: 'done', outcome: { added: 2, leftOut: 1 } });
  expect(await goodsOf(owner)).toEqual({ चीनी: 44, अगरबत्ती: 15 });
  expect((await remarksOn(owner, body)).map(([row]) => row)).toEqual([4]);
  const { body: file } = await owner.call('GET', `/api/products/imports/${body.id}/left-out.csv`);
  expect(file).not.toContain('अगरबत्ती');
  await owner.call('POST', `/api/products/imports/${body.id}/undo`);
  await workOff(shop);
  expect(await goodsOf(owner)).toEqual({});
  expect((await mend(owner, body, 4, { cells: { price: '178' } })).status).toBe(409);
});

test('of two people who mend one row at once one does; sent again by its id it is done once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const helper = await staff(shop, ['goods']);
  const { body } = await upload(owner, LIST);
  await start(shop, owner, body);
  const both = await Promise.all([
    mend(owner, body, 3, { cells: { price: '15' } }),
    mend(helper, body, 3, { cells: { price: '16' } }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const key = randomUUID();
  const different = await Promise.all([
    mend(owner, body, 4, { cells: { price: '178' } }, key),
    mend(owner, body, 4, { cells: { price: '178' } }, key),
  ]);
  expect(different.map(({ status }) => status)).toEqual([200, 200]);
  expect((await mend(owner, body, 4, { cells: { price: '178' } }, key)).status).toBe(200);
  expect((await mend(owner, body, 4, { cells: { price: '178' } }, randomUUID())).status).toBe(409);
  const { body: done } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(done.outcome).toMatchObject({ added: 3, leftOut: 0 });
  expect(shop.bugs).toEqual([]);
});

test('two rows that are mended at once are both counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 8 }, (_, at) => `Goods ${at},NA`);
  const { body } = await upload(owner, `name,price\n${rows.join('\n')}\n`);
  const planned = await replan(owner, body, { rows: { 2: { price: '1' } } });
  await start(shop, owner, planned.body);
  const answers = await Promise.all(
    rows.slice(1).map((_, at) => mend(owner, body, at + 3, { cells: { price: '5' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { body: done } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(done.outcome).toMatchObject({ added: 8, leftOut: 0 });
});

test('a mended row asks whether the shop has it by another name, and takes the answer', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { dal } = await addGoods(shop, {
    dal: { title: 'Toor dal', price: 150, unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.25, stock: 5 },
  });
  const { body } = await upload(owner, 'Item,Unit,Rate\nArhar dal,kg,NA\nSugar,kg,44\n');
  await start(shop, owner, body);
  const asked = await mend(owner, body, 2, { cells: { price: '140' } });
  expect(asked).toMatchObject({
    status: 422,
    body: { detail: { said: [{ figures: { title: 'Toor dal', product: dal._id } }] } },
  });
  expect((await mend(owner, body, 2, { cells: { price: '140' }, same: 'no such' })).status).toBe(422);
  expect((await mend(owner, body, 2, { cells: { price: '140' }, same: dal._id })).status).toBe(200);
  expect(await goodsOf(owner)).toEqual({ 'Toor dal': 140, Sugar: 44 });
});

test('a row that names goods of an earlier row is not written over them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, 'name,price\nSoap,30\nSoap,35\n');
  await start(shop, owner, body);
  const again = await mend(owner, body, 3, { cells: { price: '36' } });
  expect(again).toMatchObject({
    status: 422,
    body: { message: 'another row of this file brought Soap already' },
  });
  expect((await mend(owner, body, 3, { cells: { title: 'Soap big' } })).status).toBe(200);
  expect(await goodsOf(owner)).toEqual({ Soap: 30, 'Soap big': 35 });
});

test('of a thousand left out rows each is named, and what is no row of the file is refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 1000 }, (_, at) => `Goods ${at},NA`);
  const { body } = await upload(owner, `name,price\nSoap,30\n${rows.join('\n')}\n`);
  expect(body.outcome).toMatchObject({ added: 1, leftOut: 1000 });
  const typed = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 3, { price: '5' }]));
  expect((await replan(owner, body, { rows: typed(501) })).status).toBe(422);
  const { body: planned } = await replan(owner, body, { rows: typed(500) });
  expect(planned.outcome).toMatchObject({ added: 501, leftOut: 500 });
  for (const wrong of [{ 3: { nonsense: '1' } }, { x: { price: '1' } }, { 3: { price: 1 } }])
    expect((await replan(owner, planned, { rows: wrong })).status).toBe(422);
  await start(shop, owner, planned);
  for (const row of ['2', '9999', '-3', 'x', '1e3'])
    expect((await mend(owner, body, row as unknown as number, { cells: { price: '5' } })).status).toBe(409);
  expect((await mend(owner, body, 1002, { cells: { price: '5' } })).status).toBe(200);
  expect(shop.bugs).toEqual([]);
});
