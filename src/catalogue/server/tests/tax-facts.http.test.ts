import { expect, test } from 'vitest';
import { goodsForBills } from '#catalogue/server/public.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('a product keeps the goods that its rate follows from, and whether it is sold packed or loose', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = { ...goodsForm('Rice', { pack: '5 kg' }), hsn: '1006', taxGoods: 'rice', taxedAs: 'loose' };
  const { status, body } = await owner.call('POST', '/api/products/addproduct', form);
  expect(status).toBe(201);
  const path = `/api/products/admin/${body._id}`;
  expect((await owner.call('GET', path)).body).toMatchObject({ taxGoods: 'rice', taxedAs: 'loose' });
  expect((await goodsForBills(shop.platform.db, [body._id])).get(body._id)).toMatchObject({
    hsn: '1006',
    taxGoods: 'rice',
    takenAs: 'loose',
    typedRate: null,
  });
  await owner.call('PUT', `${path}/details`, { taxGoods: 'dals', taxedAs: '' });
  expect((await owner.call('GET', path)).body).toMatchObject({ hsn: '1006', taxGoods: 'dals', taxedAs: '' });
  const { changes } = (await owner.call('GET', '/api/admin/audit?entity=product&lang=hi')).body;
  expect(changes[0]).toMatchObject({ before: { taxGoods: 'चावल' }, after: { taxGoods: 'दालें, चना, राजमा' } });
});

test('goods that the table of rates does not have, and an HSN that is none, are refused at their fields', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { rice } = await addGoods(shop, { rice: { price: 60 } });
  const path = `/api/products/admin/${rice._id}/details`;
  for (const [field, value] of [
    ['taxGoods', 'gold'],
    ['taxedAs', 'open'],
    ['hsn', '7799'],
    ['hsn', '77'],
  ] as const) {
    const { status, body } = await owner.call('PUT', path, { [field]: value });
    expect([field, status, Object.keys(body.fields)]).toEqual([field, 422, [field]]);
  }
  expect((await owner.call('PUT', path, { hsn: '10063020' })).status).toBe(200);
});

test('a rate is missing only where the shop needs it, and its goods say it as well as a figure', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { rice: { price: 60 }, salt: { price: 20 }, pen: { price: 10 } });
  const lacking = async () =>
    (await owner.call('GET', '/api/products/admin/missing?field=taxRate')).body.counts.taxRate;
  expect(await lacking(), 'without an answer').toBe(0);
  const registration = {
    from: '2026-11-20',
    mode: 'composition',
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Meena',
  };
  await owner.call('POST', '/api/tax/registrations', registration);
  expect(await lacking()).toBe(3);
  const { products } = (await owner.call('GET', '/api/products/admin?q=rice')).body;
  await owner.call('PUT', `/api/products/admin/${products[0]._id}/details`, { taxGoods: 'rice' });
  await shop.platform.changes.refresh();
  expect(await lacking()).toBe(2);
  await owner.call('POST', '/api/tax/registrations', { from: '2026-11-20', mode: 'unregistered' });
  expect(await lacking(), 'not registered').toBe(0);
});
