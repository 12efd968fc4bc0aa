import { expect, test } from 'vitest';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { setRules } from '#test/steps/alarm.ts';

/** The clock stands still in tests: each order comes a minute after the one before. */
async function placeOrder(shop: TestShop, person: Person, goods: Parameters<typeof order>[1][0]) {
  shop.clock.advance({ minutes: 1 });
  const placed = await order(person, [goods, 1]);
  await shop.platform.changes.refresh();
  return placed;
}

test('the owner’s screen hears of a new order by itself, until it was seen on any device', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: { price: 120 } });
  const [phone, counter] = [await listen(shop, owner), await listen(shop, owner)];
  expect((await newsOf(phone)).news).toMatchObject({ newOrders: 0, latest: [], lowStock: 0, failedMails: 0 });
  await newsOf(counter);

  const { orderId } = await placeOrder(shop, asha, mango);
  const { news } = await newsOf(phone);
  expect(news.newOrders).toBe(1);
  expect(news.latest).toMatchObject([{ orderId, name: 'Asha Devi', totalAmount: 140, seen: false }]);
  await newsOf(counter);

  const seen = await owner.call('POST', '/api/admin/events/seen', { asOf: news.asOf });
  expect(seen.status).toBe(200);
  for (const screen of [phone, counter]) {
    const after = (await newsOf(screen)).news;
    expect(after.newOrders).toBe(0);
    expect(after.latest).toMatchObject([{ orderId, seen: true }]);
    await screen.leave();
  }
});

test('after a break the line resumes: nothing is told twice, and nothing that happened meanwhile is missed', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  const before = await listen(shop, owner);
  const { id } = await newsOf(before);
  await before.leave();

  const quiet = await listen(shop, owner, id);
  expect(await quiet.next()).toBe('nothing new');
  await quiet.leave();

  await placeOrder(shop, asha, mango);
  await placeOrder(shop, asha, mango);
  const again = await listen(shop, owner, id);
  expect((await newsOf(again)).news.newOrders).toBe(2);
  await again.leave();
});

test('what was seen stays seen: a slower device cannot take it back, and nobody sees what is still to come', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  await placeOrder(shop, asha, mango);
  const seen = (asOf: string) => owner.call('POST', '/api/admin/events/seen', { asOf });
  await seen('2999-01-01T00:00:00.000Z');
  await seen('2020-01-01T00:00:00.000Z');
  const screen = await listen(shop, owner);
  expect((await newsOf(screen)).news.newOrders).toBe(0);
  await placeOrder(shop, asha, mango);
  expect((await newsOf(screen)).news.newOrders).toBe(1);
  await screen.leave();
});

test('the clock was hours ahead while news were looked at: orders that come after it was put right are news', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  shop.clock.advance({ hours: 5 });
  await owner.call('POST', '/api/admin/events/seen', { asOf: shop.clock.now() });
  shop.clock.advance({ hours: -5 });
  await placeOrder(shop, asha, mango);
  const screen = await listen(shop, owner);
  const { news } = await newsOf(screen);
  expect(news.newOrders).toBe(1);
  await owner.call('POST', '/api/admin/events/seen', { asOf: news.asOf });
  expect((await newsOf(screen)).news.newOrders).toBe(0);
  await screen.leave();
});

test('goods that run low and mails that could not be sent are counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { stock: 5 }, rice: { stock: 6 }, dal: { stock: 0 } });
  const job = { payload: '{}', attempts: 0, run_at: shop.clock.now(), created_at: shop.clock.now() };
  await shop.platform.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'a', kind: 'mail', failed_at: shop.clock.now() },
      { ...job, id: 'b', kind: 'mail', failed_at: null },
      { ...job, id: 'c', kind: 'other', failed_at: shop.clock.now() },
      { ...job, id: 'd', kind: 'mail', attempts: 3 },
      { ...job, id: 'e', kind: 'mail', attempts: 4 },
    ])
    .execute();
  const screen = await listen(shop, owner);
  expect((await newsOf(screen)).news).toMatchObject({ lowStock: 2, failedMails: 2 });
  await screen.leave();
});

test('staff hear only of what they look after; shoppers and guests hear nothing', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { mango } = await addGoods(shop, { mango: { stock: 3 } });
  await placeOrder(shop, asha, mango);
  const packer = await listen(shop, await staff(shop, ['packer', 'counter']));
  expect((await newsOf(packer)).news).toMatchObject({ newOrders: 1, lowStock: 0 });
  const buyer = await listen(shop, await staff(shop, ['goods']));
  expect((await newsOf(buyer)).news).toMatchObject({ newOrders: 0, latest: [], lowStock: 1 });
  for (const screen of [packer, buyer]) await screen.leave();
  for (const [who, status] of [
    [asha, 403],
    [await staff(shop, []), 403],
    [shop, 401],
  ] as const) {
    expect((await who.call('GET', '/api/admin/events')).status).toBe(status);
    expect((await who.call('POST', '/api/admin/events/seen', { asOf: shop.clock.now() })).status).toBe(
      status,
    );
  }
});

test('a line ends with the login that opened it, and all of them when the shop stops', async () => {
  await using shop = await openShop();
  const [owner, other] = [await admin(shop), await admin(shop)];
  const [mine, theirs] = [await listen(shop, owner), await listen(shop, other)];
  await newsOf(mine);
  await newsOf(theirs);
  await owner.call('POST', '/api/auth/logout');
  await addGoods(shop, { mango: {} });
  expect(await mine.next()).toBe('ended');
  expect(await theirs.next()).not.toBe('ended');
  endNewsStreams(shop.platform);
  expect(await theirs.next()).toBe('ended');
});

test('one person may not hold every line that the shop has', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const lines = [];
  for (let line = 0; line < 20; line += 1) lines.push(await listen(shop, owner));
  expect((await owner.call('GET', '/api/admin/events')).status).toBe(429);
  for (const line of lines) await line.leave();
});

test('in the quiet hours open screens are told to be silent, and to sound for what waits when they end', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  const packer = await staff(shop, ['goods']);
  const told = async (person: Person) => {
    const screen = await listen(shop, person);
    const { quiet, newOrders } = (await newsOf(screen)).news;
    await screen.leave();
    return [quiet, newOrders];
  };
  // It is ten in the morning.
  await setRules(owner, { quiet: { from: '22:00', to: '06:00' } });
  await placeOrder(shop, asha, mango);
  expect(await told(owner)).toEqual([false, 1]);
  shop.clock.advance({ hours: 13 });
  expect(await told(owner)).toEqual([true, 1]);
  expect(await told(packer)).toEqual([false, 0]);
  shop.clock.advance({ hours: 7 });
  expect(await told(owner)).toEqual([false, 1]);
});
