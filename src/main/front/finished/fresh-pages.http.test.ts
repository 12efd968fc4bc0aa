import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openFront, type TestFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { writers } from '#test/steps/random-changes.ts';
import { seededRandom } from '../../../../bench/support/seeded-random.ts';

/** Another process of the same shop. */
const alsoOn = (shop: TestShop): Promise<TestShop> =>
  openShop(
    {},
    { address: shop.address, dataDir: shop.platform.config.dataDir, remove: () => Promise.resolve() },
  );

const PAGES = [
  '/',
  '/shop',
  '/shop?page=2',
  '/shop?category=fruits',
  '/shop?category=fruits,vegetables&sort=price-asc',
  '/shop?sort=rating',
  '/shop?sort=newest',
  '/shop?q=mango',
  '/shop?q=aam&sort=price-desc',
  '/about-us',
  '/sitemap.xml',
  '/hi/shop?category=fruits',
  '/shop/nowhere',
];
const CALLS = [
  '/api/shop/today',
  '/api/shop/today?lang=hi',
  '/api/products',
  '/api/products?all=true',
  '/api/products?category=fruits&sort=price-desc',
  '/api/products/categories',
  '/api/products/category/fruits',
  '/api/products?packs=one',
  '/api/products/category/fruits?packs=one',
  '/shop?origin=IN',
  '/api/shop/settings',
  '/api/delivery/places',
  '/rules',
  '/api/shop/rules',
];

/** Which of the kept answers are not what would be made anew. */
async function staleOnes(shop: TestShop, front: TestFront, addresses: readonly string[]): Promise<string[]> {
  const stale: string[] = [];
  const api = createApi(shop.platform);
  for (const address of addresses) {
    const now = address.startsWith('/api/')
      ? await (await api.request(address)).text()
      : await front.renderNow(address);
    if ((await front.get(address)).text !== now) stale.push(address);
  }
  return stale;
}

// `npm test` runs both: another order of writings on each kind of database.
const seed = process.env['TEST_DATABASE'] === 'postgres' ? 2 : 1;

test(`whatever is written in whatever order, each kept answer is what would be made anew (seed ${seed})`, async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await using other = await alsoOn(shop);
  await using otherFront = await openFront(other);
  const goods = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Mango ${at}`, { stock: 8 }]));
  const ids = Object.values(await addGoods(shop, goods))
    .slice(0, 4)
    .flatMap(({ _id }) => [
      `/shop/${_id}`,
      `/api/products/${_id}`,
      `/api/products/${_id}/extras`,
      `/api/products/${_id}/related?packs=one`,
    ]);
  const addresses = [...PAGES, ...CALLS, ...ids];
  const roll = seededRandom(seed);
  const ways = writers(shop, roll);
  const names = Object.keys(ways) as (keyof typeof ways)[];
  // What search answers before its index is made is kept by nobody, and may be another thing a moment later.
  for (const { platform } of [shop, other]) await openSearch(platform).ready();
  expect(await staleOnes(shop, front, addresses), 'after the start').toEqual([]);
  for (let step = 0; step < 16; step += 1) {
    shop.clock.advance({ hours: 7 });
    const name = names[(step + roll(names.length)) % names.length]!;
    await ways[name]();
    expect(await staleOnes(shop, front, addresses), `after ${name} (${step})`).toEqual([]);
    if (step % 4 !== 3) continue;
    await other.platform.changes.refresh();
    const elsewhere = await staleOnes(other, otherFront, addresses);
    expect(elsewhere, `after ${name} (${step}), in another process`).toEqual([]);
  }
}, 120_000);

test('a sale that changes nothing that is shown ends no page; one that sells out ends what shows it', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { mango, onion } = await addGoods(shop, {
    mango: { stock: 40 },
    onion: { stock: 9, category: 'vegetables' },
  });
  const asha = await signUp(shop);
  const pages = ['/', '/shop', '/shop?category=vegetables', `/shop/${mango._id}`, `/shop/${onion._id}`];
  const visit = async (): Promise<number> => {
    const before = front.rendered();
    for (const page of pages) await front.get(page);
    return front.rendered() - before;
  };
  expect(await visit()).toBe(5);
  await order(asha, [mango, 3], [onion, 2]);
  expect(await visit()).toBe(0);
  // Five are left, which are few: tiles say that, the product's own page says how many.
  await order(asha, [onion, 2]);
  expect(await visit()).toBe(5);
  expect((await front.get(`/shop/${onion._id}`)).text).toContain('Only 5');
  await order(asha, [onion, 1]);
  expect(await visit()).toBe(1);
  expect((await front.get(`/shop/${onion._id}`)).text).toContain('Only 4');
  await order(asha, [onion, 4]);
  expect(await visit()).toBe(5);
});

test('the API tells the new stock with the answer to the order, to the last one', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { mango } = await addGoods(shop, { mango: { stock: 40 } });
  const asha = await signUp(shop);
  const stock = async (): Promise<number> =>
    JSON.parse((await front.get(`/api/products/${mango._id}`)).text).stock;
  expect(await stock()).toBe(40);
  await order(asha, [mango, 3]);
  expect(await stock()).toBe(37);
});

test('a changed price ends the pages that show it and the lists ordered by it, and nothing else', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { mango } = await addGoods(shop, { mango: {}, onion: { category: 'vegetables' } });
  const owner = await admin(shop);
  const kept = ['/shop?category=vegetables', '/shop?category=vegetables&sort=price-asc', '/about-us'];
  const ended = ['/', '/shop', '/shop?category=fruits', `/shop/${mango._id}`];
  for (const page of [...kept, ...ended]) await front.get(page);
  const before = front.rendered();
  const { body } = await owner.call('GET', '/api/products/admin?q=mango');
  const { _id, id: _, active: _a, createdAt: _c, updatedAt: _u, ...seen } = body.products[0];
  const edited = await owner.call('PUT', `/api/products/editproduct/${_id}`, {
    ...seen,
    price: 40,
    discount: 10,
  });
  expect(edited.status).toBe(200);
  for (const page of kept) await front.get(page);
  expect(front.rendered()).toBe(before);
  for (const page of ended) expect((await front.get(page)).text).toContain('₹40');
});

test('addresses where nothing is cost one rendering, whoever makes them up', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  for (let nothing = 0; nothing < 20; nothing += 1) {
    expect((await front.get(`/nowhere/${nothing}`)).status).toBe(404);
    expect((await front.get(`/shop/nope${nothing}`)).status).toBe(404);
    expect((await front.get(`/shop/${crypto.randomUUID()}`)).status).toBe(404);
  }
  // A product's address has a page of its own that says so.
  expect(front.rendered()).toBe(2);
  expect((await front.get('/nowhere/1')).headers['cache-control']).toBe('no-store');
});

test('a picture from a new place may be shown by pages that were made before it came', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await addGoods(shop, { onion: { category: 'vegetables' } });
  const policy = async (): Promise<unknown> =>
    (await front.get('/about-us')).headers['content-security-policy'];
  expect(await policy()).not.toContain('pictures.example');
  await addGoods(shop, { mango: { thumbnail: 'https://pictures.example/mango.jpg' } });
  expect(await policy()).toContain('https://pictures.example');
  const owner = await admin(shop);
  const card = { userId: null, name: 'Asha', jobProfile: 'Counter', location: 'Bazaar', sell: 0, amount: 0 };
  const added = await owner.call('POST', '/api/auth/team', {
    ...card,
    image: 'https://faces.example/asha.jpg',
  });
  expect([added.status, await policy()]).toEqual([201, expect.stringContaining('https://faces.example')]);
});

test('a product that comes back is shown at once where the shop said that there is none', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  const owner = await admin(shop);
  await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`);
  expect((await front.get(`/shop/${mango._id}`)).status).toBe(404);
  await owner.call('POST', `/api/products/restoreproduct/${mango._id}`);
  expect((await front.get(`/shop/${mango._id}`)).status).toBe(200);
});
