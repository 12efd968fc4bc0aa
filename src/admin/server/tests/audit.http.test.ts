import { expect, test } from 'vitest';
import { after } from '#base/time.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

test('the log tells who changed what, when, before and after, and can be narrowed to one kind of thing', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop, { name: 'Meera' }), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const placed = await order(asha, [mango, 1]);
  shop.clock.advance({ minutes: 1 });
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  shop.clock.advance({ minutes: 1 });
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, shippingFee: 30 } });
  shop.clock.advance({ minutes: 1 });
  await owner.call('PATCH', `/api/auth/user/${asha.user._id}`, { name: 'Asha Devi' });

  const { changes, totalChanges } = (await owner.call('GET', '/api/admin/audit')).body;
  expect(totalChanges).toBe(4);
  expect(changes).toMatchObject([
    {
      by: 'Meera',
      entity: 'account',
      subject: 'Asha Devi',
      action: 'details changed',
      before: {},
      after: {},
    },
    { entity: 'settings', subject: '', before: { shippingFee: 20 }, after: { shippingFee: 30 } },
    {
      entity: 'order',
      subject: `#${placed.orderId}`,
      before: { status: 'pending' },
      after: { status: 'dispatched' },
      at: after(shop.clock.now(), -2 * 60_000),
    },
    { by: 'The test', entity: 'product', subject: 'mango', action: 'added' },
  ]);
  const orders = (await owner.call('GET', '/api/admin/audit?entity=order')).body;
  expect(orders).toMatchObject({ totalChanges: 1, totalPages: 1, changes: [{ entityId: placed._id }] });
});

test('the log is read page by page, the newest change first', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const names = Array.from({ length: 30 }, (_, index) => `goods ${index}`);
  for (const name of names) {
    shop.clock.advance({ minutes: 1 });
    await addGoods(shop, { [name]: {} });
  }
  const read: string[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await owner.call('GET', `/api/admin/audit?page=${page}`);
    expect(body).toMatchObject({ totalPages: 2, totalChanges: 30 });
    read.push(...body.changes.map(({ subject }: { subject: string }) => subject));
  }
  expect(read).toEqual(names.toReversed());
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['20 minutes ago', 20 * MINUTE, 20 * MINUTE],
  ['weeks ago: believed for a week', 20 * DAY, 7 * DAY],
  ['in the future: not believed', -MINUTE, undefined],
  ['now', undefined, undefined],
])(
  'a price that was typed without a network stands in the log at the time of typing: %s',
  async (_when, waited, believed) => {
    await using shop = await openShop();
    const { mango } = await addGoods(shop, { mango: { price: 50 } });
    shop.clock.advance({ minutes: 30 * 24 * 60 });
    const owner = await admin(shop, { name: 'Meera' });
    const [seen] = (await owner.call('GET', '/api/products/admin')).body.products;
    const path = `/api/products/editproduct/${mango._id}`;
    const sent = await owner.call('PUT', path, { ...seen, price: 45, waited });
    expect(sent.status).toBe(200);
    const now = shop.clock.now();
    const { changes } = (await owner.call('GET', '/api/admin/audit')).body;
    const edited = changes.find(({ action }: { action: string }) => action === 'edited');
    expect(edited).toMatchObject({ by: 'Meera', before: { price: 50 }, at: after(now, -(believed ?? 0)) });
    expect(edited.after).toEqual({ price: 45 });
    expect(edited.arrivedAt).toBe(believed === undefined ? undefined : now);
  },
);
