import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../bin/test/free-port.mjs';
import { ask, call, inTurns, json } from '../caller.ts';
import { ADDRESS, mixMedusa, type Seeded } from '../mixes/medusa.ts';
import { type Asked, expectGood, type Peer, type Place } from '../peer.ts';
import { runProgram, startProgram } from '../processes.ts';
import { medusaFiles } from './medusa-files.ts';

const VERSION = '2.21.2';

/** Medusa: its one process, asked through its store API. */
export const medusa: Peer = {
  name: 'Medusa',
  packages: {
    '@medusajs/medusa': VERSION,
    '@medusajs/framework': VERSION,
    '@medusajs/cli': VERSION,
    '@medusajs/admin-sdk': VERSION,
  },
  more: {
    dev: {
      '@swc/core': '1.7.28',
      'ts-node': '10.9.2',
      typescript: '5.8.2',
      react: '18.3.1',
      'react-dom': '18.3.1',
      vite: '5.4.21',
    },
  },
  calls: 5,
  files: medusaFiles,
  seed: async (place) => {
    await runProgram(place.dir, [process.execPath, CLI, 'db:migrate'], environment(place));
    await runProgram(place.dir, [process.execPath, CLI, 'exec', './src/scripts/seed.js'], environment(place));
  },
  start: async (place) => {
    const port = await freePort();
    const env = { ...environment(place), PORT: String(port), HOST: '127.0.0.1' };
    const processes = [startProgram(place.dir, [CLI, 'start'], env)];
    return { origin: `http://127.0.0.1:${port}`, processes, firstAnswer: list(readSeeded(place.dir), 0) };
  },
  open: async ({ dir }, origin) => {
    const seeded = readSeeded(dir);
    const headers = { 'x-publishable-api-key': seeded.key };
    const post = (path: string, body: object = {}): Asked => json(path, body, headers);
    const { products } = await ask<{ products: { id: string; variants: { id: string }[] }[] }>(origin, {
      path: '/store/products?limit=500&fields=id,variants.id',
      headers,
    });
    const variants = products.map((product) => product.variants[0]?.id ?? '');
    const line = (at: number): object => ({ variant_id: variants[at % variants.length], quantity: 1 });
    const newCart = async (body: object): Promise<string> =>
      (await ask<{ cart: { id: string } }>(origin, post('/store/carts', body))).cart.id;
    return {
      reads: {
        'list of 12, API': Array.from({ length: 41 }, (_page, page) => list(seeded, page * 12)),
        'product by id, API': products.map(({ id }) => ({
          path: `/store/products/${id}?region_id=${seeded.region}&fields=*variants.calculated_price`,
          headers,
        })),
      },
      carts: (count) =>
        inTurns(Array.from({ length: count }), () => newCart({ region_id: seeded.region }), 4),
      add: (cart, at) => post(`/store/carts/${cart}/line-items`, line(at)),
      checkout: async (turn) => {
        const cart = await newCart({
          region_id: seeded.region,
          email: 'sample@example.com',
          items: [line(turn * 7)],
          shipping_address: ADDRESS,
        });
        const step = async (asked: Asked): Promise<string> => {
          const answer = await call(origin, asked);
          expectGood(answer, asked);
          return answer.body;
        };
        await step(post(`/store/carts/${cart}/shipping-methods`, { option_id: seeded.shipping }));
        const paying = JSON.parse(await step(post('/store/payment-collections', { cart_id: cart }))) as {
          payment_collection: { id: string };
        };
        const sessions = `/store/payment-collections/${paying.payment_collection.id}/payment-sessions`;
        await step(post(sessions, { provider_id: 'pp_system_default' }));
        const ended = JSON.parse(await step(post(`/store/carts/${cart}/complete`))) as { type: string };
        if (ended.type !== 'order') throw new Error('Medusa answered without an order');
      },
    };
  },
  mix: async (place, origin, shoppers) => {
    const admin = { email: `${randomUUID()}@example.com`, password: randomUUID() };
    const who = ['user', '-e', admin.email, '-p', admin.password];
    await runProgram(place.dir, [process.execPath, CLI, ...who], environment(place));
    return mixMedusa(origin, shoppers, readSeeded(place.dir), admin);
  },
};

const CLI = 'node_modules/@medusajs/cli/cli.js';
const readSeeded = (dir: string): Seeded =>
  JSON.parse(readFileSync(join(dir, 'seeded.json'), 'utf8')) as Seeded;

/** A listing's fields and the price, which it leaves out unless it is told where the shopper is. */
const list = ({ key, region }: Seeded, offset: number): Asked => ({
  path: `/store/products?limit=12&offset=${offset}&region_id=${region}&fields=id,title,handle,description,thumbnail,*variants.calculated_price`,
  headers: { 'x-publishable-api-key': key },
});

const secrets = { JWT_SECRET: randomUUID(), COOKIE_SECRET: randomUUID() };

const environment = ({ database }: Place): Record<string, string> => ({
  ...secrets,
  DATABASE_URL: database.url,
  NODE_ENV: 'production',
  MEDUSA_DISABLE_TELEMETRY: 'true',
});
