import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, shopWithOrders } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';

test('the shopper is told by mail when the order is on its way, delivered or cancelled', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  const path = `/api/orders/${placed[0]?._id}`;
  for (const status of ['dispatched', 'delivered', 'pending', 'cancelled']) {
    await owner.call('PATCH', path, { status, paymentStatus: 'received' });
  }
  const subjects = (await sentMails(shop)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Your order 1 from Haat',
    'Your order 1 is on its way',
    'Your order 1 was cancelled',
    'Your order 1 was delivered',
  ]);
});

test('who collects an order is told that it is ready and where, and never that it is on its way', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await changeSettings(owner, { mayCollect: true, address: 'Main Bazaar 4' });
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  await fillCart(asha, [mango, 1]);
  const request = { ...(await checkoutRequest(asha)), collected: true, totalAmount: 100 };
  const { body } = await asha.call('POST', '/api/orders', request);
  for (const status of ['dispatched', 'delivered'])
    await owner.call('PATCH', `/api/orders/${body.data._id}`, { status, paymentStatus: 'received' });
  const mails = await sentMails(shop);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your order 1 from Haat',
    'Your order 1 is ready',
    'Your order 1 was collected',
  ]);
  const texts = mails.map(({ text }) => text).join();
  expect(texts).toContain('ready for you at the shop: Main Bazaar 4');
  expect(texts).toContain('You pay in cash when you collect it.');
  expect(texts).not.toMatch(/on its way|at the door|was delivered/);
});

test('the audit log says who moved an order and who noted its payment, from what to what', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop, { name: 'Kamala' });
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, {
    status: 'delivered',
    paymentStatus: 'received',
  });
  const rows = await shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'entity_id', 'action', 'before', 'after'])
    .where('entity', '=', 'order')
    .orderBy('action')
    .execute();
  const who = { actor_name: 'Kamala', entity_id: placed[0]?._id };
  expect(rows).toEqual([
    { ...who, action: 'moved', before: '{"status":"pending"}', after: '{"status":"delivered"}' },
    {
      ...who,
      action: 'payment noted',
      before: '{"paymentStatus":"pending"}',
      after: '{"paymentStatus":"received"}',
    },
  ]);
});

test('a new order and a moved order are reported to every screen that listens', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 1);
  const owner = await admin(shop);
  await shop.platform.changes.refresh();
  const afterPlacing = shop.platform.changes.version('orders');
  expect(afterPlacing).toBeGreaterThan(0);
  await owner.call('PATCH', `/api/orders/${placed[0]?._id}`, { status: 'dispatched' });
  await shop.platform.changes.refresh();
  expect(shop.platform.changes.version('orders')).toBeGreaterThan(afterPlacing);
});

test('the mail of a cancelled order says why, in the shopper’s language; what a person wrote stays as it is', async () => {
  await using shop = await openShop();
  const { placed } = await shopWithOrders(shop, 2);
  const owner = await admin(shop);
  await shop.platform.db.updateTable('users').set({ language: 'bn' }).execute();
  const cancel = (at: number, why: object) =>
    owner.call('PATCH', `/api/orders/${placed[at]?._id}`, { status: 'cancelled', ...why });
  await cancel(0, { reason: 'late' });
  await cancel(1, { reason: 'other', reasonText: 'The road is under water' });
  const texts = (await sentMails(shop)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('কারণ: সময়মতো পৌঁছানো যেত না'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('কারণ: The road is under water'))).toHaveLength(1);
});
