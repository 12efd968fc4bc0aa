import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

/** The same shop on a database that can be away: then no answer of it arrives. */
function withOutages(shop: TestShop) {
  let code: string | undefined;
  const db = shop.platform.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      code === undefined
        ? Promise.resolve(result)
        : Promise.reject(Object.assign(new Error('the database is away'), { code })),
  });
  return {
    shop: { ...shop, platform: { ...shop.platform, db } },
    goAway: (why = 'ECONNREFUSED') => void (code = why),
    comeBack: () => void (code = undefined),
  };
}

const openedWithGoods = async () => {
  const shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 8 } });
  const owner = await admin(shop);
  const outage = withOutages(shop);
  const front = await openFront(outage.shop);
  return {
    ...outage,
    shop,
    front,
    owner,
    mango,
    [Symbol.asyncDispose]: async () => {
      await front[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    },
  };
};

test('while the database is away pages stand as they were seen last, with the time, in the language of the page', async () => {
  await using opened = await openedWithGoods();
  const { front, owner, mango } = opened;
  const pages = ['/', '/shop', `/shop/${mango._id}`, '/hi/shop', '/bn/shop'];
  for (const page of pages) expect((await front.get(page)).status).toBe(200);
  expect(
    (await owner.call('PUT', `/api/products/admin/${mango._id}/soldout`, { soldOut: true })).status,
  ).toBe(200);
  opened.goAway();
  for (const page of pages) {
    const { status, text, headers } = await front.get(page);
    expect([page, status, headers['cache-control']]).toEqual([page, 200, 'no-store']);
    expect(text).toMatch(/<html data-seen-at="\d+" /);
    expect(text).toMatch(/<body[^>]*><last-seen /);
    expect(text).not.toContain('made a mistake');
  }
  const line = async (page: string) => /<last-seen[^>]*>([^<]*)</.exec((await front.get(page)).text)?.[1];
  expect(await line('/shop')).toMatch(/^As seen on \d+ \w+ 20\d\d, .*; the shop does not answer just now\.$/);
  expect(await line('/hi/shop')).toContain('जवाब नहीं आ रहा');
  expect(await line('/bn/shop')).toContain('উত্তর আসছে না');
});

test('a page that nobody saw yet answers 503 in words, says when to come back, and is there a second later', async () => {
  await using opened = await openedWithGoods();
  const { front, mango } = opened;
  opened.goAway();
  for (const page of ['/shop', `/shop/${mango._id}`]) {
    const { status, text, headers } = await front.get(page);
    expect([page, status, headers['retry-after']]).toEqual([page, 503, '2']);
    expect(text).toContain('The shop does not answer just now');
    expect(text).toContain('http-equiv="refresh"');
    expect(text).not.toContain('made a mistake');
  }
  expect((await front.get('/shop.data')).status).toBe(503);
  opened.comeBack();
  const back = await front.get('/shop');
  expect([back.status, back.text.includes('last-seen')]).toEqual([200, false]);
});

test('as soon as the database is back, a page is made anew and the line is gone', async () => {
  await using opened = await openedWithGoods();
  const { front, owner, mango } = opened;
  await front.get(`/shop/${mango._id}`);
  await owner.call('PUT', `/api/products/admin/${mango._id}/soldout`, { soldOut: true });
  opened.goAway();
  expect((await front.get(`/shop/${mango._id}`)).text).toContain('last-seen');
  opened.comeBack();
  await expect
    .poll(async () => (await front.get(`/shop/${mango._id}`)).text, { timeout: 3000 })
    .not.toContain('last-seen');
  expect((await front.get(`/shop/${mango._id}`)).text).toContain('Sold out');
});

test('goods that were taken out of the shop are not shown as last seen', async () => {
  await using opened = await openedWithGoods();
  const { front, owner, mango } = opened;
  await front.get(`/shop/${mango._id}`);
  expect((await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`)).status).toBe(200);
  expect((await front.get(`/shop/${mango._id}`)).status).toBe(404);
  opened.goAway();
  expect((await front.get(`/shop/${mango._id}`)).status).not.toBe(200);
});

test('a write that a database refuses because it only reads is asked for again, and is no mistake of the shop', async () => {
  await using opened = await openedWithGoods();
  opened.goAway('25006');
  const answer = await opened.front.send(
    'POST',
    '/api/auth/signup',
    JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      password: 'Mango-1234',
    }),
    { 'content-type': 'application/json' },
  );
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
});
