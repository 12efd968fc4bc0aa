import { expect, test } from 'vitest';
import type { Pack } from '#catalogue/catalogue.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

/** A shop with flour in three packs, grouped in the order of their sizes, and rice that stands alone. */
async function shopWithPacks(shop: TestShop) {
  const owner = await admin(shop);
  const goods = await addGoods(shop, {
    large: { title: 'Wheat flour 5 kg', pack: '5 kg', unit: 'item', price: 285, cuttedprice: 318 },
    small: { title: 'Wheat flour 1 kg', pack: '1 kg', unit: 'item', price: 62, cuttedprice: 66 },
    huge: { title: 'Wheat flour 10 kg', pack: '10 kg', unit: 'item', price: 555 },
    rice: { title: 'Rice' },
  });
  const packs = [goods.small, goods.large, goods.huge].map(({ _id }) => _id);
  const { status, body } = await owner.call('PUT', '/api/products/families', { packs });
  expect(status).toBe(200);
  return { owner, ...goods, family: body.family as string };
}

const packNames = (packs: Pack[]): string[] => packs.map(({ pack }) => pack);

test('packs of one thing stand on one page, each with its own address and price, in the owner’s order', async () => {
  await using shop = await openShop();
  const { small, large, huge, rice, family } = await shopWithPacks(shop);
  for (const pack of [small, large, huge]) {
    const { packs } = (await shop.call('GET', `/api/products/${pack._id}/extras`)).body;
    expect(packNames(packs)).toEqual(['1 kg', '5 kg', '10 kg']);
    expect((await shop.call('GET', `/api/products/${pack._id}`)).body).toMatchObject({
      _id: pack._id,
      price: pack.price,
      family,
    });
  }
  expect((await shop.call('GET', `/api/products/${rice._id}/extras`)).body.packs).toEqual([]);
});

test('the owner changes the order of packs; what she leaves out stands alone again', async () => {
  await using shop = await openShop();
  const { owner, small, large, huge, family } = await shopWithPacks(shop);
  const again = await owner.call('PUT', '/api/products/families', { packs: [large._id, small._id] });
  expect(again.body.family).toBe(family);
  const { packs } = (await shop.call('GET', `/api/products/${small._id}/extras`)).body;
  expect(packNames(packs)).toEqual(['5 kg', '1 kg']);
  expect((await shop.call('GET', `/api/products/${huge._id}`)).body.family).toBe('');
});

test('of two packs neither has a family once one is taken out', async () => {
  await using shop = await openShop();
  const { owner, small, large, huge } = await shopWithPacks(shop);
  for (const pack of [huge, large])
    expect((await owner.call('DELETE', `/api/products/families/${pack._id}`)).status).toBe(200);
  expect((await shop.call('GET', `/api/products/${small._id}`)).body.family).toBe('');
});

test('packs of two categories are no family', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { soap, mango } = await addGoods(shop, { soap: { category: 'cosmetics' }, mango: {} });
  const { status, body } = await owner.call('PUT', '/api/products/families', {
    packs: [soap._id, mango._id],
  });
  expect([status, body.fields]).toEqual([
    422,
    { packs: ['All packs of one family must be in one category'] },
  ]);
  const unknown = '019a0000-0000-7000-8000-000000000000';
  expect((await owner.call('PUT', '/api/products/families', { packs: [soap._id, unknown] })).status).toBe(
    404,
  );
  expect((await owner.call('PUT', '/api/products/families', { packs: [soap._id] })).status).toBe(422);
});

test('who groups and ungroups packs is in the audit log', async () => {
  await using shop = await openShop();
  const { owner, small } = await shopWithPacks(shop);
  await owner.call('DELETE', `/api/products/families/${small._id}`);
  const rows = await shop.platform.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name'])
    .where('entity_id', '=', small._id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ['added', 'The test'],
    ['grouped', 'Owner'],
    ['ungrouped', 'Owner'],
  ]);
});
