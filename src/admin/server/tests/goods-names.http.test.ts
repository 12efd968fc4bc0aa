import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

const HINDI = { 'Accept-Language': 'hi' };
const ANSWERS_IN = ['hi', 'bn', 'en', 'hi-IN,hi;q=0.9', 'ta', '*'] as const;

async function shopWithDal(shop: TestShop) {
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { dal, soap } = await addGoods(shop, {
    dal: { title: 'Toor dal', title_hi: 'अरहर दाल', title_bn: 'অড়হর ডাল', stock: 5 },
    soap: { title: 'Soap', stock: 3 },
  });
  return { owner, asha, dal, soap };
}

test('a page in Hindi calls the goods of an order as they are called in Hindi, wherever staff read it', async () => {
  await using shop = await openShop();
  const { owner, asha, dal, soap } = await shopWithDal(shop);
  const placed = await order(asha, [dal, 2], [soap, 1]);
  const names = (one: { items: { product: { title: string } }[] }) =>
    one.items.map(({ product }) => product.title);
  const read = async (path: string) => (await owner.call('GET', path, undefined, HINDI)).body;
  const hindi = ['अरहर दाल', 'Soap'];
  expect(names(await read(`/api/orders/${placed._id}`))).toEqual(hindi);
  expect((await read('/api/orders/all')).orders.map(names)).toEqual([hindi]);
  expect(
    (await read('/api/orders/queue')).orders.map((one: { order: Parameters<typeof names>[0] }) =>
      names(one.order),
    ),
  ).toEqual([hindi]);
  const packed = await owner.call(
    'PUT',
    `/api/orders/${placed._id}/lines/0/packing`,
    { quantity: 0, reason: 'none', revision: placed.items[0].revision },
    HINDI,
  );
  expect(names(packed.body.order)).toEqual(hindi);
  expect(packed.body.order.timeline.at(-1).note).toContain('अरहर दाल');
});

test('who asks in another language, or in none, reads the names of that language or the English ones', async () => {
  await using shop = await openShop();
  const { owner, asha, dal } = await shopWithDal(shop);
  const placed = await order(asha, [dal, 2]);
  const titles = [];
  for (const language of ANSWERS_IN) {
    const headers = { 'Accept-Language': language };
    const { body } = await owner.call('GET', `/api/orders/${placed._id}`, undefined, headers);
    titles.push(body.items[0].product.title);
  }
  expect(titles).toEqual(['अरहर दाल', 'অড়হর ডাল', 'Toor dal', 'अरहर दाल', 'Toor dal', 'Toor dal']);
  const { body } = await asha.call('GET', `/api/orders/${placed._id}?lang=bn`, undefined, HINDI);
  expect(body.items[0].product.title).toBe('অড়হর ডাল');
});

test('the dashboard, the list to reorder, the audit log and a change of prices call goods as their page does', async () => {
  await using shop = await openShop();
  const { owner, asha, dal } = await shopWithDal(shop);
  await order(asha, [dal, 2]);
  const read = async (path: string) => (await owner.call('GET', path, undefined, HINDI)).body;
  const report = await read('/api/admin/dashboard');
  expect(report.bestSellers.map(({ title }: { title: string }) => title)).toEqual(['अरहर दाल']);
  expect(report.lowStock.products.map(({ title }: { title: string }) => title)).toContain('अरहर दाल');
  const { shelves } = await read('/api/admin/reorder');
  const onList = shelves.flatMap(({ lines }: { lines: { title: string }[] }) =>
    lines.map(({ title }) => title),
  );
  expect(onList).toEqual(expect.arrayContaining(['अरहर दाल', 'Soap']));
  const { changes } = await read('/api/admin/audit?entity=product&lang=hi');
  expect(changes.map(({ subject }: { subject: string }) => subject)).toContain('अरहर दाल');
  const change = { of: 'price', percent: 10, round: 'rupee', chosen: { ids: [dal._id] } };
  const { body } = await owner.call('POST', '/api/products/pricechange', change, HINDI);
  expect(body.lines).toMatchObject([{ title: 'अरहर दाल' }]);
});

test('the list of products has each name in its own field, so that a price saved from a Hindi page renames nothing', async () => {
  await using shop = await openShop();
  const { owner, dal } = await shopWithDal(shop);
  const read = async () =>
    (await owner.call('GET', '/api/products/admin?q=toor', undefined, HINDI)).body.products;
  const [seen] = await read();
  expect(seen).toMatchObject({ title: 'Toor dal', title_hi: 'अरहर दाल', title_bn: 'অড়হর ডাল' });
  const saved = await owner.call(
    'PUT',
    `/api/products/editproduct/${dal._id}`,
    { ...seen, price: 140, cuttedprice: 140 },
    HINDI,
  );
  expect(saved.body).toMatchObject({ price: 140, title: 'Toor dal', title_hi: 'अरहर दाल' });
  expect(await read()).toMatchObject([{ price: 140, title: 'Toor dal', title_hi: 'अरहर दाल' }]);
});
