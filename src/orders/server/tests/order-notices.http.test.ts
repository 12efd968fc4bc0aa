import { expect, test } from 'vitest';
import { shopWithOrders } from '#test/carts.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

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
