import { expect, test } from 'vitest';
import { addProduct, deactivateProduct, editProduct, restoreProduct } from '#catalogue/server/commands.ts';
import { countPopularity } from '#catalogue/server/commands/count-popularity.ts';
import { returnStock, takeStock } from '#catalogue/server/commands/stock.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { createApi } from '#main/api.ts';
import { write } from '#platform/http/routes.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { order } from '#test/carts.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openFront, type TestFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { seededRandom } from '../../../../bench/support/seeded-random.ts';

/** Another process of the same shop. */
const alsoOn = (shop: TestShop): Promise<TestShop> =>
  openShop(
    {},
    { address: shop.address, dataDir: shop.platform.config.dataDir, remove: () => Promise.resolve() },
  );

const context = (shop: TestShop) => ({ actor: { userId: null, name: 'The test' }, now: shop.clock.now() });

/** What somebody may do to a shop, each at random; every way that goods, words and settings are written is among them. */
function writers(shop: TestShop, roll: (sides: number) => number) {
  const { platform } = shop;
  const pick = <T>(of: readonly T[]): T => of[roll(of.length)]!;
  const products = () =>
    platform.db
      .selectFrom('products')
      .select(['id', 'sku', 'title', 'stock', 'sold', 'deactivated_at'])
      .orderBy('id')
      .execute();
  const owner = admin(shop);
  const form = (name: string) =>
    goodsForm(name, {
      price: 10 + roll(5),
      rating: roll(3),
      stock: roll(9),
      category: pick(FIRST_SHELVES.slice(0, 3)),
      description: pick(['Fresh', 'Dried']),
    });
  const tidings = { lines: '' };
  return {
    add: async () =>
      void (await write(platform, (tx) => addProduct(tx, form(`Mango ${roll(100)}`), context(shop)))),
    edit: async () => {
      const { id, title, stock } = pick(await products());
      const changed = { ...form(pick([title, `Guava ${roll(100)}`])), stock: pick([stock, roll(9)]) };
      const edited = { ...changed, revision: undefined, sold: undefined };
      await write(platform, (tx) => editProduct(tx, id, edited, context(shop)));
    },
    saveAsItIs: async () => {
      const { id } = pick(await products());
      const { body } = await (await owner).call('GET', '/api/products/admin?limit=200&state=all');
      const seen = body.products.find((product: { _id: string }) => product._id === id);
      const { _id, id: _, active: _a, createdAt: _c, updatedAt: _u, ...same } = seen ?? {};
      if (_id) await (await owner).call('PUT', `/api/products/editproduct/${_id}`, same);
    },
    takeAway: async () => {
      const { id, deactivated_at } = pick(await products());
      const command = deactivated_at === null ? deactivateProduct : restoreProduct;
      await write(platform, (tx) => command(tx, id, context(shop)));
    },
    sell: async () => {
      const live = (await products()).filter(
        (product) => product.deactivated_at === null && product.stock > 0,
      );
      if (live.length === 0) return;
      const { id, stock } = pick(live);
      const lines = [{ product: id, quantity: pick([1, stock]) }];
      await write(platform, (tx) => takeStock(tx, lines));
    },
    takeBack: async () => {
      const sold = (await products()).filter((product) => product.sold > 0);
      if (sold.length > 0)
        await write(platform, (tx) => returnStock(tx, [{ product: pick(sold).id, quantity: 1 }]));
    },
    count: () => countPopularity(platform.db),
    settings: async () => {
      const { settings } = (await (await owner).call('GET', '/api/shop/settings/edit')).body;
      await (
        await owner
      ).call('PUT', '/api/shop/settings', { settings: { ...settings, name: `Shop ${roll(9)}` } });
    },
    words: async () =>
      void (await (
        await owner
      ).call('POST', '/api/products/spellings', {
        canonical: pick(['mango', 'guava', 'onion']),
        spellings: [pick(['aam', 'amrud', 'kanda'])],
      })),
    import: async () => {
      const { sku } = pick(await products());
      const csv = `sku,title,category,price,cuttedprice,unit,stock\n${sku},Imported ${roll(9)},fruits,${20 + roll(9)},30,kg,${roll(9)}\n`;
      tidings.lines = csv;
      const { clock, db } = platform;
      const file = (async function* () {
        yield Buffer.from(csv);
      })();
      await importProducts(db, file, { clock, actor: { userId: null, name: 'The test' } });
    },
    group: async () => {
      const packs = [...new Set([pick(await products()).id, pick(await products()).id])];
      // Packs of two shelves are refused, which changes nothing.
      if (packs.length === 2) await (await owner).call('PUT', '/api/products/families', { packs });
    },
    sayThatItIsOut: async () => {
      const { id } = pick(await products());
      const said = pick([{ soldOut: true }, { soldOut: false }]);
      await (await owner).call('PUT', `/api/products/admin/${id}/soldout`, said);
    },
    limit: async () => {
      const { id } = pick(await products());
      const details = {
        mostPerOrder: pick([null, 2]),
        origin: pick(['', 'IN']),
        maker: pick(['', 'A mill']),
      };
      await (await owner).call('PUT', `/api/products/admin/${id}/details`, details);
    },
    prices: async () => {
      const change = { chosen: { state: 'active' }, percent: pick([10, -10]), of: 'both', round: 'none' };
      const { body } = await (await owner).call('POST', '/api/products/pricechange', change);
      await (await owner).call('POST', '/api/products/pricechange', { ...change, preview: body.preview });
    },
  };
}

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
  '/shop/nowhere',
];
const CALLS = [
  '/api/products',
  '/api/products?all=true',
  '/api/products?category=fruits&sort=price-desc',
  '/api/products/categories',
  '/api/products/category/fruits',
  '/api/products?packs=one',
  '/api/products/category/fruits?packs=one',
  '/shop?origin=IN',
  '/api/shop/settings',
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

test.each([1, 2])(
  'whatever is written in whatever order, each kept answer is what would be made anew (seed %i)',
  async (seed) => {
    await using shop = await openShop();
    await using front = await openFront(shop);
    await using other = await alsoOn(shop);
    await using otherFront = await openFront(other);
    const goods = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Mango ${at}`, { stock: 8 }]));
    const ids = Object.values(await addGoods(shop, goods))
      .slice(0, 4)
      .flatMap(({ _id }) => [`/shop/${_id}`, `/api/products/${_id}`]);
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
  },
  120_000,
);

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
  // Five are left: the product's own page says so, tiles do not.
  await order(asha, [onion, 2]);
  expect(await visit()).toBe(1);
  expect((await front.get(`/shop/${onion._id}`)).text).toContain('Only 5');
  await order(asha, [onion, 5]);
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
