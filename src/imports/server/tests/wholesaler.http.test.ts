import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';
import { WHOLESALER } from '#test/steps/wholesaler.ts';

test('of the fifteen rows of a wholesaler fourteen come in, and the fifteenth is mended by hand', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { dal } = await addGoods(shop, {
    dal: { title: 'Toor dal', price: 150, unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.25, stock: 0 },
  });
  const { body } = await upload(owner, WHOLESALER, 'थोक-लिस्ट.csv');
  expect(body).toMatchObject({ rows: 15, lacking: expect.stringContaining('margin') });
  const path = `/api/products/imports/${body.id}`;
  const planned = await owner.call('PUT', `${path}/plan`, {
    ...body.plan,
    margin: { percent: 8, round: 'rupee' },
    revision: body.revision,
  });
  expect(planned.body.outcome).toMatchObject({ added: 13, leftOut: 2, same: 1 });
  const { remarks } = (await owner.call('GET', `${path}/remarks`)).body;
  const { key, product } = remarks.find(({ same }: { same?: object }) => same).same;
  expect(product).toBe(dal._id);
  const settled = await owner.call('PUT', `${path}/plan`, {
    ...planned.body.plan,
    same: { [key]: product },
    revision: planned.body.revision,
  });
  const done = await start(shop, owner, settled.body);
  expect(done.outcome).toMatchObject({ added: 13, changed: 1, leftOut: 1 });
  expect(await remarksOn(owner, body)).toEqual([
    [14, 'left out', 'the purchase price is not a number: NA', expect.any(String)],
  ]);
  const mended = await owner.call('POST', `${path}/rows/14`, { cells: { purchasePrice: '13.50' } });
  expect(mended.body.outcome).toMatchObject({ added: 14, changed: 1, leftOut: 0 });
  const { products } = (await owner.call('GET', '/api/products/admin?limit=200')).body;
  const prices = Object.fromEntries(
    products.map(({ title, price, pack }: Record<'title' | 'price' | 'pack', string>) => [
      `${title} ${pack}`.trim(),
      price,
    ]),
  );
  expect(prices).toEqual({
    'चावल सोना मसूरी': 50,
    'Toor dal': 141,
    'चना दाल': 78,
    'Chini (sugar)': 45,
    'Sarson tel kachi ghani 1 l': 178,
    'Soyabean oil 910 g pouch': 130,
    जीरा: 410,
    'हल्दी पाउडर 250 g': 67,
    'Chai patti 500 g': 227,
    'Parle-G': 5,
    'Tata namak': 24,
    'अंडा 12 pieces': 78,
    'मंगलदीप अगरबत्ती': 15,
    'Lifebuoy sabun 12 pieces': 380,
    'बेसन 500 g': 52,
  });
  expect(shop.bugs).toEqual([]);
});
