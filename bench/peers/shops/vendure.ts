import { randomUUID } from 'node:crypto';
import { freePort } from '../../../bin/test/free-port.mjs';
import { ask, call, inTurns, json } from '../caller.ts';
import { mixVendure } from '../mixes/vendure.ts';
import { type Asked, type Peer, type Place, expectGood } from '../peer.ts';
import { runProgram, startProgram } from '../processes.ts';
import { vendureFiles } from './vendure-files.ts';

const VERSION = '3.7.3';

/** Vendure: its server and its worker, asked through its shop API (GraphQL). */
export const vendure: Peer = {
  name: 'Vendure',
  packages: {
    '@vendure/core': VERSION,
    '@vendure/email-plugin': VERSION,
    '@vendure/asset-server-plugin': VERSION,
    '@vendure/graphiql-plugin': VERSION,
    '@vendure/dashboard': VERSION,
    dotenv: '17.2.3',
    pg: '8.16.3',
  },
  more: {
    dev: { '@vendure/cli': VERSION, 'ts-node': '10.9.2', typescript: '5.8.2' },
    // The newest of it asks for a package that the registry may not have yet.
    overrides: { '@graphql-tools/delegate': '12.2.1' },
  },
  calls: 6,
  files: vendureFiles,
  seed: async (place) => {
    const env = { ...environment(place), PORT: String(await freePort()), SYNCHRONIZE: 'yes' };
    await runProgram(place.dir, [process.execPath, 'seed.cjs'], env);
  },
  start: async (place) => {
    const port = await freePort();
    const env = { ...environment(place), PORT: String(port) };
    const processes = ['server.cjs', 'worker.cjs'].map((file) => startProgram(place.dir, [file], env));
    return { origin: `http://127.0.0.1:${port}`, processes, firstAnswer: list(0) };
  },
  open: async (_, origin) => {
    const pages = await inTurns([0, 1, 2, 3, 4], (page) =>
      ask<{ data: { products: { items: Item[] } } }>(
        origin,
        query(`{ products(options:{skip:${page * 100},take:100}) { items { id variants { id } } } }`),
      ),
    );
    const items = pages.flatMap(({ data }) => data.products.items);
    const variants = items.map((item) => item.variants[0]?.id ?? '');
    const add = (cart: string, at: number): Asked =>
      query(
        `mutation { addItemToOrder(productVariantId: "${variants[at % variants.length]}", quantity: 1) ${ORDER_OR_ERROR} }`,
        cart,
      );
    return {
      reads: {
        'list of 12, API': Array.from({ length: 41 }, (_page, page) => list(page * 12)),
        'product by id, API': items.map(({ id }) => query(`{ product(id: "${id}") { ${PRODUCT} } }`)),
      },
      // The first line makes the order; what is measured later is the next ones.
      carts: (count) => inTurns(Array.from({ length: count }), (_cart, at) => begin(origin, add('', at))),
      add,
      checkout: async (turn) => {
        const cart = await begin(origin, add('', turn * 7));
        for (const mutation of CHECKOUT) {
          const step = query(`mutation { ${mutation} }`, cart);
          expectGood(await call(origin, step), step);
        }
      },
    };
  },
  mix: (_, origin, shoppers) => mixVendure(origin, shoppers, secrets),
};

type Item = { id: string; variants: { id: string }[] };

const ORDER_OR_ERROR =
  '{ __typename ... on Order { id code state totalQuantity totalWithTax } ... on ErrorResult { errorCode message } }';
const PRODUCT =
  'id name slug description variants { id sku name priceWithTax stockLevel } featuredAsset { preview } collections { id name slug }';
const CHECKOUT = [
  `setCustomerForOrder(input:{firstName:"Sample",lastName:"Shopper",emailAddress:"sample@example.com"}) { __typename ... on ErrorResult { errorCode message } }`,
  `setOrderShippingAddress(input:{fullName:"Sample Shopper",streetLine1:"Upper Bazaar",city:"Town",postalCode:"263139",countryCode:"IN"}) { __typename ... on ErrorResult { errorCode message } }`,
  `setOrderShippingMethod(shippingMethodId:["1"]) { __typename ... on ErrorResult { errorCode message } }`,
  `transitionOrderToState(state:"ArrangingPayment") { __typename ... on ErrorResult { errorCode message } }`,
  `addPaymentToOrder(input:{method:"cash-on-delivery",metadata:{}}) ${ORDER_OR_ERROR}`,
];

const query = (text: string, token = ''): Asked =>
  json('/shop-api', { query: text }, token ? { authorization: `Bearer ${token}` } : {});

const list = (skip: number): Asked =>
  query(
    `{ search(input:{take:12,skip:${skip},groupByProduct:true}) { totalItems items { productId productName slug description sku priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } productAsset { preview } inStock } } }`,
  );

async function begin(origin: string, asked: Asked): Promise<string> {
  const answer = await call(origin, asked);
  expectGood(answer, asked);
  const token = answer.headers['vendure-auth-token'];
  if (typeof token !== 'string') throw new Error('Vendure gave no token with a new order');
  return token;
}

/** With a new name it makes a new administrator at its start; the password of a known one it leaves. */
const secrets = { ADMIN: `bench-${randomUUID()}`, ADMIN_PASSWORD: randomUUID(), COOKIE_SECRET: randomUUID() };

const environment = ({ database }: Place): Record<string, string> => ({
  ...secrets,
  DB_HOST: database.host,
  DB_PORT: String(database.port),
  DB_USER: database.user,
  DB_PASSWORD: database.password,
  DB_NAME: database.name,
  VENDURE_DISABLE_TELEMETRY: 'true',
});
