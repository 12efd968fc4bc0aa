import { newId } from '#base/ids.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Tx } from '#db/schema.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { loadConfig } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { call } from '#test/faults/load/calls.ts';
import { editProduct } from '#test/faults/load/load.ts';
import { goodsFile } from '../support/goods.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import { type Met, metOf } from './haat.ts';

const DEMO_GOODS = 230;
const MET_AT_MOST = 2000;
const LOWERED = 0.5;
const PLENTY = 10_000_000;
const OWNER = { ADMIN_EMAIL: 'bench@haat.local', ADMIN_PASSWORD: crypto.randomUUID() };

type Wanted = { dataDir: string; goods: number; shoppers: number };
type Opened = { shop: ShopProcess; tokens: string[]; met: Met; database: string; admin: string };

/** A running shop with goods, and shoppers who are signed in. On the PostgreSQL of TEST_DATABASE_URL, if it is set. */
export async function openMixedShop({ dataDir, goods, shoppers }: Wanted): Promise<Opened> {
  const url = process.env['TEST_DATABASE_URL'];
  const isDemo = goods <= DEMO_GOODS;
  const env = {
    ...OWNER,
    DATA_DIR: dataDir,
    SEED: isDemo ? 'demo' : 'none',
    ...(url && { DATABASE_URL: url }),
  };
  await (await startShop(env, 'ignore')).stop();
  const platform = await openPlatform(loadConfig(env));
  const now = platform.clock.now();
  if (!isDemo)
    await importProducts(platform.db, goodsFile(goods), {
      clock: platform.clock,
      actor: { userId: null, name: 'Bench' },
    });
  // None of them is to run out meanwhile.
  await platform.db.updateTable('products').set({ stock: PLENTY }).where('stock', '>', 0).execute();
  const tokens = await inTransaction(platform.db, async (tx) => {
    const all: string[] = [];
    for (let index = 0; index < shoppers; index += 1) all.push(await addShopper(tx, index, now));
    return all;
  });
  await platform.close();
  const shop = await startShop(env, 'ignore');
  const { products } = (await (await fetch(`${shop.url}/api/products?all=true`)).json()) as {
    products: Product[];
  };
  const step = Math.max(1, Math.floor(products.length / MET_AT_MOST));
  const login = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
  const { token } = (await call(shop.url, 'POST', '/api/auth/login', { body: login })).body as {
    token: string;
  };
  return {
    shop,
    tokens,
    admin: token,
    database: url ? 'PostgreSQL' : 'SQLite',
    met: metOf(products, step),
  };
}

/** Lowers the prices of so many goods, one after the other. */
export async function changePrices(url: string, token: string, count: number): Promise<void> {
  const found = await call(url, 'GET', `/api/products/admin?limit=${count}`, { token });
  for (const product of (found.body as { products: Product[] }).products) {
    const changed = await editProduct(url, product, { price: product.price * LOWERED }, token);
    if (changed.status !== 200) throw new Error(`a price was not changed: ${changed.status}`);
  }
}

/** Regulars, each with a number of their own: a newcomer may have few orders open at once. */
async function addShopper(tx: Tx, index: number, now: string): Promise<string> {
  const id = newId();
  const phone = `98${String(index).padStart(8, '0')}`;
  const user = { id, name: 'Sample Shopper', email: `${id}@example.com`, phone };
  await tx
    .insertInto('users')
    .values({ ...user, role: 'user', created_at: now, updated_at: now })
    .execute();
  const lifted = { user_id: id, by_id: id, by_name: user.name, at: now };
  await tx.insertInto('lifted_newcomers').values(lifted).execute();
  return openSession(tx, { userId: id, remember: true, device: 'bench' }, now);
}
