import { expect, test } from 'vitest';
import type { StagedImport } from '#imports/staged.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';

type Remarks = { remarks: { row: number; same?: { key: string; product: string; title: string } }[] };

const offers = async (owner: Caller, { id }: { id: string }) => {
  const { remarks } = (await owner.call('GET', `/api/products/imports/${id}/remarks`)).body as Remarks;
  return remarks.flatMap(({ row, same }) => (same ? [{ row, ...same }] : []));
};

const replan = (owner: Caller, { id, plan, revision }: StagedImport, changed: object) =>
  owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, ...changed, revision });

const goodsOf = async (owner: Caller) =>
  (await owner.call('GET', '/api/products/admin?limit=200')).body.products.map(
    ({ title, price, stock }: Record<string, unknown>) => [title, price, stock],
  );

const dal = { title: 'Toor dal', unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.25, stock: 5 } as const;

test('goods under another name are offered as one, and nothing is merged before the owner says so', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { dal: known } = await addGoods(shop, { dal: { ...dal, price: 150 } });
  const list = 'सामान,इकाई,भाव\nअरहर दाल फटका,kg,142\nचीनी,kg,44\n';
  const { body } = await upload(owner, list);
  expect(body.outcome).toMatchObject({ added: 1, changed: 0, leftOut: 1, same: 1 });
  const [offer] = await offers(owner, body);
  expect(offer).toMatchObject({ row: 2, product: known._id, title: 'Toor dal' });
  expect(await remarksOn(owner, body)).toEqual([
    [2, 'left out', 'the shop has “Toor dal”: is it the same?', 'दुकान में पहले से “Toor dal” है: एक ही है?'],
  ]);
  const { body: planned } = await replan(owner, body, { same: { [offer!.key]: known._id } });
  expect(planned.outcome).toMatchObject({ added: 1, changed: 1, leftOut: 0 });
  await start(shop, owner, planned);
  const goods = await goodsOf(owner);
  expect(goods).toHaveLength(2);
  expect(goods).toContainEqual(['Toor dal', 142, 5]);
  // The next list of this wholesaler is not asked about again.
  const next = await upload(owner, list.replace('142', '139'));
  expect(next.body.outcome).toMatchObject({ changed: 1, unchanged: 1, leftOut: 0 });
});

test('goods that she calls others are added beside those of the shop', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { dal: { ...dal, price: 150 } });
  const { body } = await upload(owner, 'Item,Unit,Rate\nArhar dal,kg,142\n');
  const [offer] = await offers(owner, body);
  const { body: planned } = await replan(owner, body, { same: { [offer!.key]: 'new' } });
  await start(shop, owner, planned);
  expect((await goodsOf(owner)).length).toBe(2);
});

test('only goods of the same pack without a code of their own are offered', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { dal: { ...dal, price: 150 } });
  const { body } = await upload(
    owner,
    'SKU,Item,Unit,Pack,Rate,Barcode\n,Arhar dal,pcs,1 kg,142,\nA-1,Arhar dal,kg,,142,\n,Arhar dal,kg,,142,8901030865237\n',
  );
  expect(body.outcome).toMatchObject({ added: 3, leftOut: 0 });
});

test('two rows that are the same product: the second is left out; a product that is gone leaves its row out', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const goods = await addGoods(shop, { dal: { ...dal, price: 150 } });
  const { body } = await upload(owner, 'Item,Unit,Rate\nArhar dal,kg,142\nअरहर दाल,kg,139\nTur dal,kg,138\n');
  const found = await offers(owner, body);
  expect(found.map(({ row }) => row)).toEqual([2, 3, 4]);
  const same = Object.fromEntries(found.map(({ key }, at) => [key, at < 2 ? goods.dal._id : 'no-such']));
  const { body: planned } = await replan(owner, body, { same });
  const done = await start(shop, owner, planned);
  expect(done.outcome).toMatchObject({ added: 0, changed: 1, leftOut: 2 });
  expect((await remarksOn(owner, body)).map(([row, , reason]) => [row, reason])).toEqual([
    [3, 'the same goods are already in row 2'],
    [4, 'the shop has no such product any more'],
  ]);
  expect(await goodsOf(owner)).toEqual([['Toor dal', 142, 5]]);
  expect(shop.bugs).toEqual([]);
});

test('a draft of the starter list comes into the shop with its price', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const stocked = await owner.call('POST', '/api/staples/stock', {
    goods: [{ staple: 'Toor dal', pack: '1 kg' }],
  });
  expect(stocked.status).toBe(200);
  const { body } = await upload(owner, 'Item,Pack,Rate\nअरहर दाल,1 kg,142\n');
  const [offer] = await offers(owner, body);
  const { body: planned } = await replan(owner, body, { same: { [offer!.key]: offer!.product } });
  await start(shop, owner, planned);
  expect((await shop.call('GET', '/api/products?all=true')).body.products).toMatchObject([
    { title: 'Toor dal', price: 142 },
  ]);
});
