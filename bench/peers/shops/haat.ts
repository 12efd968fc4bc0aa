import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRupees, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { figuresOf } from '#cart/figures.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { loadConfig } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { DEFAULT_SETTINGS, shippingRuleOf } from '#settings/settings.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { openAsk } from '../../mix/ask.ts';
import { haatStorefront, metOf } from '../../mix/haat.ts';
import { changePrices } from '../../mix/shop.ts';
import { ask, json } from '../caller.ts';
import { categories, goods, STOCK } from '../goods.ts';
import type { Asked, Peer, Place } from '../peer.ts';
import { runProgram, startProgram } from '../processes.ts';

/** Haat itself, from this folder; `extra` is what its environment says besides. */
export const haat = (extra: Record<string, string> = {}): Peer => ({
  name: 'Haat',
  packages: {},
  calls: 2,
  files: () => ({ 'goods.csv': goodsFile() }),
  seed: async (place) => {
    const program = fileURLToPath(new URL('../../../bin/import.ts', import.meta.url));
    writeFileSync(join(place.dir, 'goods.csv'), goodsFile());
    await runProgram(place.dir, [process.execPath, program, 'goods.csv'], environment(place));
  },
  start: async (place) => {
    const port = await freePort();
    const program = fileURLToPath(new URL('../../../src/main/server.mjs', import.meta.url));
    const env = { ...environment(place), PORT: String(port), ...extra };
    const processes = [startProgram(place.dir, [program], env)];
    return { origin: `http://127.0.0.1:${port}`, processes, firstAnswer: list(0) };
  },
  open: async (place, origin) => {
    const { products } = await ask<{ products: Product[] }>(origin, {
      path: '/api/products?all=true',
    });
    const idAt = (at: number): string => products[at % products.length]?._id ?? '';
    const add = (token: string, at: number): Asked =>
      json('/api/cart', { product: idAt(at), quantity: 1 }, { authorization: `Bearer ${token}` });
    const buyers = await shoppers(place, BUYERS);
    return {
      reads: {
        'listing page': categories().map((name) => ({ path: `/shop?category=${name}` })),
        'product page': products.map(({ _id }) => ({ path: `/shop/${_id}` })),
        'list of 12, API': Array.from({ length: 41 }, (_page, page) => list(page * 12)),
        'product by id, API': products.map(({ _id }) => ({ path: `/api/products/${_id}` })),
      },
      firstVisit: { home: '/', product: `/shop/${idAt(0)}` },
      carts: (count) => shoppers(place, count),
      add,
      checkout: async (turn) => {
        const token = buyers[turn % buyers.length] ?? '';
        const headers = { authorization: `Bearer ${token}` };
        const product = products[(turn * 7) % products.length];
        if (!product) throw new Error('Haat sells nothing');
        await ask(origin, add(token, turn * 7));
        const { total, totalItems } = figuresOf(
          [{ price: fromRupees(product.price), quantity: 1 }],
          shippingRuleOf(DEFAULT_SETTINGS),
        );
        const order = {
          items: [{ product: product._id, quantity: 1 }],
          totalAmount: toRupees(total),
          totalItems,
          selectedAddress: { ...DELIVERY_ADDRESS, phone: phoneOf(turn % BUYERS) },
        };
        await ask(origin, json('/api/orders', order, { ...headers, 'idempotency-key': newId() }));
      },
    };
  },
  mix: async (place, origin, count) => {
    const { products } = await ask<{ products: Product[] }>(origin, { path: '/api/products?all=true' });
    const met = metOf(products);
    return {
      tokens: await shoppers(place, count),
      storefront: (at) => haatStorefront(openAsk(at).ask, met),
      changePrices: async (at, prices) => {
        const { token } = await ask<{ token: string }>(
          at,
          json('/api/auth/login', { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }),
        );
        await changePrices(at, token, prices);
      },
    };
  },
});

/** Each has a number of their own, as people do. */
const phoneOf = (index: number): string => `98${String(index).padStart(8, '0')}`;

/** So many that two checkouts of one shopper never run at once. */
const BUYERS = 500;

const list = (skip: number): Asked => ({ path: `/api/products?skip=${skip}&limit=12` });

const OWNER = { ADMIN_EMAIL: 'bench@haat.local', ADMIN_PASSWORD: randomUUID() };

const environment = ({ dir, database }: Place): Record<string, string> => ({
  ...OWNER,
  DATA_DIR: join(dir, 'data'),
  DATABASE_URL: database.url,
  SEED: 'none',
});

/** People who are logged in; their tokens. Made in the database: what is measured is not how passwords are hashed. */
async function shoppers(place: Place, count: number): Promise<string[]> {
  const platform = await openPlatform(loadConfig(environment(place)));
  const now = platform.clock.now();
  try {
    return await inTransaction(platform.db, async (tx) => {
      const tokens: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const id = newId();
        const user = { id, name: 'Sample Shopper', email: `${id}@example.com`, phone: phoneOf(index) };
        await tx
          .insertInto('users')
          .values({ ...user, role: 'user', created_at: now, updated_at: now })
          .execute();
        // Regulars: a newcomer may have few orders open at once, and each orders many times here.
        const lifted = { user_id: id, by_id: id, by_name: user.name, at: now };
        await tx.insertInto('lifted_newcomers').values(lifted).execute();
        tokens.push(await openSession(tx, { userId: id, remember: true, device: 'bench' }, now));
      }
      return tokens;
    });
  } finally {
    await platform.close();
  }
}

function goodsFile(): string {
  const rows = goods().map(({ sku, title, description, category, rupees }) =>
    [sku, title, description, category, rupees, rupees, 'item', STOCK]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(','),
  );
  return `${['sku,title,description,category,price,cuttedprice,unit,stock', ...rows].join('\n')}\n`;
}
