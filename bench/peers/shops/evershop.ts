import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../bin/test/free-port.mjs';
import { ask, call, inTurns, json, untilItAnswers } from '../caller.ts';
import { categories, goods, STOCK } from '../goods.ts';
import { mixEverShop } from '../mixes/evershop.ts';
import { type Asked, expectGood, type Peer, type Place } from '../peer.ts';
import { runProgram, startProgram } from '../processes.ts';

/** EverShop: its server with the storefront, and the two processes that it starts for events and for the clock. */
export const evershop: Peer = {
  name: 'EverShop',
  // It imports concat-stream without naming it.
  packages: { '@evershop/evershop': '2.2.1', 'concat-stream': '2.0.0' },
  more: { type: 'module' },
  calls: 2,
  files: () => ({ 'config/default.json': JSON.stringify(CONFIG) }),
  build: async (dir) => {
    for (const folder of ['media', 'public']) mkdirSync(join(dir, folder), { recursive: true });
    await runProgram(dir, [process.execPath, CLI, 'build'], { NODE_ENV: 'production' });
  },
  seed: async (place) => {
    const { origin, processes, firstAnswer } = await evershop.start(place);
    try {
      await untilItAnswers(origin, firstAnswer, performance.now());
      await fill(place, origin);
    } finally {
      for (const one of processes) await one.stop();
    }
  },
  start: async (place) => {
    const port = await freePort();
    const processes = [startProgram(place.dir, [CLI, 'start'], environment(place, port))];
    return { origin: `http://127.0.0.1:${port}`, processes, firstAnswer: list(1) };
  },
  open: async ({ dir }, origin) => {
    const checkout = checkoutOf(dir);
    const { data } = await ask<{
      data: { products: { items: { uuid: string; productId: number; url: string; sku: string }[] } };
    }>(
      origin,
      query(
        '{ products(filters:[{key:"limit",operation:eq,value:"500"}]) { items { uuid productId url sku } } }',
      ),
    );
    const { items } = data.products;
    const sku = (at: number): string => items[at % items.length]?.sku ?? '';
    const newCart = async (at: number): Promise<string> => {
      const body = { items: [{ sku: sku(at), qty: 1 }] };
      return (await ask<{ data: { cartId: string } }>(origin, from(json('/api/carts', body)))).data.cartId;
    };
    return {
      reads: {
        'listing page': many(categories().map((name) => ({ path: `/${slugOf(name)}` }))),
        'product page': many(items.map(({ url }) => ({ path: new URL(url, origin).pathname }))),
        'list of 12, API': many(Array.from({ length: 41 }, (_page, page) => list(page + 1))),
        'product by id, API': many(
          items.map(({ productId }) => query(`{ product(id: ${productId}) { ${PRODUCT} } }`)),
        ),
      },
      firstVisit: { home: '/', product: new URL(items[0]?.url ?? '/', origin).pathname },
      carts: (count) => inTurns(Array.from({ length: count }), (_cart, at) => newCart(at)),
      add: (cart, at) => from(json(`/api/cart/${cart}/items`, { sku: sku(at), qty: 1 })),
      checkout: async (turn) => {
        const cart = await newCart(turn * 7);
        const asked = from(json(`/api/carts/${cart}/checkout`, { ...checkout, cart_id: cart }));
        expectGood(await call(origin, asked), asked);
      },
    };
  },
  mix: async (place, origin, shoppers) => {
    const admin = await addAdmin(place);
    return mixEverShop(origin, shoppers, admin, { from, slugOf, checkout: checkoutOf(place.dir) });
  },
};

/** What a checkout says besides its cart. */
function checkoutOf(dir: string): object {
  const { shipping } = JSON.parse(readFileSync(join(dir, 'seeded.json'), 'utf8')) as { shipping: string };
  return { ...CHECKOUT, shippingMethod: shipping };
}

async function addAdmin(place: Place): Promise<{ email: string; password: string }> {
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const who = ['--email', email, '--name', 'Bench', '--password', password];
  await runProgram(place.dir, [process.execPath, CLI, 'user:create', ...who], environment(place, 0));
  return { email, password };
}

const CLI = 'node_modules/@evershop/evershop/dist/bin/evershop.js';
const CONFIG = {
  shop: { currency: 'INR', language: 'en', timezone: 'Asia/Kolkata' },
  system: { cod: { status: 1 } },
};
const PRODUCT =
  'productId uuid name sku url description price { regular { value } } inventory { isInStock } image { url }';
const ADDRESS = {
  full_name: 'Sample Shopper',
  telephone: '9876543210',
  address_1: 'Upper Bazaar',
  city: 'Town',
  province: 'IN-UK',
  postcode: '263139',
  country: 'IN',
};
const CHECKOUT = {
  customer: { email: 'sample@example.com', fullName: 'Sample Shopper' },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  paymentMethod: 'cod',
  shippingProvider: 'core',
};

const slugOf = (category: string): string => category.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const query = (text: string): Asked => json('/api/graphql', { query: text });
const list = (page: number): Asked =>
  from(
    query(
      `{ products(filters:[{key:"page",operation:eq,value:"${page}"},{key:"limit",operation:eq,value:"12"}]) { total items { productId uuid name sku url price { regular { value } } image { url } } } }`,
    ),
  );

let callers = 0;
/** It answers each address 120 times a minute: every request comes from another one, as through a proxy. */
function from(asked: Asked): Asked {
  callers += 1;
  const address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  return { ...asked, headers: { ...asked.headers, 'x-forwarded-for': address } };
}

const CALLERS = 4000;
const many = (asked: Asked[]): Asked[] =>
  Array.from({ length: CALLERS }, (_, at) => from(asked[at % asked.length] ?? { path: '/' }));

/** Fills it through its own admin API. */
async function fill(place: Place, origin: string): Promise<void> {
  const login = json('/api/user/tokens', await addAdmin(place));
  const { data } = await ask<{ data: { accessToken: string } }>(origin, login);
  const post = <T>(path: string, body: object): Promise<{ data: T }> =>
    ask(origin, from(json(path, body, { authorization: `Bearer ${data.accessToken}` })));
  const box = await post<{ insertId: number }>('/api/packages', {
    name: 'Bag',
    length: 10,
    width: 10,
    height: 10,
  });
  const ids = new Map<string, number>();
  for (const name of categories()) {
    const made = await post<{ insertId: number }>('/api/categories', {
      name,
      url_key: slugOf(name),
      status: 1,
      include_in_nav: 1,
    });
    ids.set(name, made.data.insertId);
  }
  await inTurns(goods(), ({ title, slug, description, sku, rupees, category }) =>
    post('/api/products', {
      name: title,
      url_key: slug,
      meta_description: description,
      sku,
      price: rupees,
      qty: STOCK,
      weight: 1,
      status: 1,
      visibility: 1,
      manage_stock: 1,
      stock_availability: 1,
      group_id: 1,
      category_id: ids.get(category),
      package_id: box.data.insertId,
      description: [paragraph(description)],
    }),
  );
  const zone = await post<{ uuid: string }>('/api/shippingZones', { name: 'India', countries: ['IN'] });
  const method = await post<{ uuid: string }>('/api/shippingProviders/core/methods', {
    name: 'Standard',
    is_enabled: true,
  });
  await post('/api/shippingProviders/core/rates', {
    zone_id: zone.data.uuid,
    method_id: method.data.uuid,
    is_enabled: true,
    cost: 50,
  });
  writeFileSync(join(place.dir, 'seeded.json'), JSON.stringify({ shipping: method.data.uuid }));
}

const paragraph = (text: string): object => ({
  id: randomUUID(),
  size: 1,
  columns: [
    {
      id: randomUUID(),
      size: 1,
      data: { time: 0, version: '2.30.8', blocks: [{ id: 'text', type: 'paragraph', data: { text } }] },
    },
  ],
});

const SECRETS = [
  'JWT_ADMIN_SECRET',
  'JWT_ADMIN_REFRESH_SECRET',
  'JWT_CUSTOMER_SECRET',
  'JWT_CUSTOMER_REFRESH_SECRET',
  'ORDER_TRACKING_TOKEN_SECRET',
];
const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomUUID() + randomUUID()]));

const environment = ({ database }: Place, port: number): Record<string, string> => ({
  ...secrets,
  PORT: String(port),
  DB_HOST: database.host,
  DB_PORT: String(database.port),
  DB_USER: database.user,
  DB_PASSWORD: database.password,
  DB_NAME: database.name,
  DB_SSLMODE: 'disable',
});
