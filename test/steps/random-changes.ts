import { addProduct, deactivateProduct, editProduct, restoreProduct } from '#catalogue/server/commands.ts';
import { countPopularity } from '#catalogue/server/commands/count-popularity.ts';
import { returnStock, takeStock } from '#catalogue/server/commands/stock.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { write } from '#platform/http/routes.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { goodsForm } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { addArea } from './areas.ts';
import { edit, shelfOf } from './shelves.ts';

const PHOTO = '/media/00000000000000000000000000000000/480.webp';

const context = (shop: TestShop) => ({
  actor: { userId: null, name: 'The test' },
  now: shop.clock.now(),
});

/**
 * What somebody may do to a shop, each at random: to goods, shelves, words, areas and settings. Imports that wait for the owner, the
 * undo of imports and prices, and goods that become loose are not among them.
 */
export function writers(shop: TestShop, roll: (sides: number) => number) {
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
      thumbnail: pick(['', '', '', PHOTO]),
    });
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
    receive: async () => {
      const { id } = pick(await products());
      await (await owner).call('POST', `/api/products/admin/${id}/receipts`, { quantity: 1 + roll(9) });
    },
    shelf: async () => {
      const person = await owner;
      const shelf = await shelfOf(person, pick(FIRST_SHELVES.slice(0, 3)));
      const titles = { ...shelf.titles, en: `Shelf ${roll(9)}` };
      await edit(person, shelf, pick([{ titles }, { hidden: !shelf.hidden }, { art: 'cosmetics' }]));
    },
    draft: async () => {
      const { body } = await (
        await owner
      ).call('POST', '/api/products/drafts', { drafts: [{ title: 'Plum' }] });
      const path = `/api/products/editproduct/${body.products[0]._id}`;
      await (await owner).call('PUT', path, form(`Plum ${roll(99)}`));
    },
    area: async () => {
      const area = { name: `Area ${roll(1e6)}`, fee: roll(30) };
      await addArea(await owner, area, `46200${roll(9)} Village ${roll(1e6)}`);
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
        thumbnail: pick(['', PHOTO]),
        title_hi: pick(['', `आम ${roll(9)}`]),
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
