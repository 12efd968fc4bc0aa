import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../bin/test/free-port.mjs';
import { ask, json } from '../caller.ts';
import { mixPayload } from '../mixes/payload.ts';
import type { Asked, Peer, Place } from '../peer.ts';
import { runProgram, startProgram } from '../processes.ts';
import { payloadFiles } from './payload-files.ts';

const VERSION = '3.90.2';

/** Payload with its ecommerce plugin: a Next application that serves the API, and payment in cash. */
export const payload: Peer = {
  name: 'Payload',
  packages: {
    payload: VERSION,
    '@payloadcms/next': VERSION,
    '@payloadcms/db-postgres': VERSION,
    '@payloadcms/plugin-ecommerce': VERSION,
    graphql: '16.15.0',
    next: '16.3.8',
    react: '19.2.6',
    'react-dom': '19.2.6',
  },
  more: { type: 'module' },
  calls: 3,
  files: payloadFiles,
  build: async (dir) => {
    await runProgram(dir, [process.execPath, NEXT, 'build'], {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    });
  },
  seed: async (place) => {
    const ADMIN_PASSWORD = randomUUID();
    const env = {
      ...environment(place),
      NODE_ENV: 'development',
      DISABLE_PAYLOAD_HMR: 'true',
      ADMIN_PASSWORD,
    };
    await runProgram(place.dir, [process.execPath, 'seed.mjs'], env);
    writeFileSync(join(place.dir, 'seeded.json'), JSON.stringify({ password: ADMIN_PASSWORD }));
  },
  start: async (place) => {
    const port = await freePort();
    const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
    const processes = [startProgram(place.dir, args, environment(place))];
    return { origin: `http://127.0.0.1:${port}`, processes, firstAnswer: list(1) };
  },
  open: async (_, origin) => {
    const { docs } = await ask<{ docs: { id: number }[] }>(origin, {
      path: '/api/products?limit=500&depth=0&select%5Btitle%5D=true',
    });
    const idAt = (at: number): number => docs[at % docs.length]?.id ?? 0;
    const newCart = (items: object[]): Promise<{ doc: { id: number; secret: string } }> =>
      ask(origin, json('/api/carts', { currency: 'INR', items }));
    return {
      reads: {
        'list of 12, API': Array.from({ length: 41 }, (_page, page) => list(page + 1)),
        'product by id, API': docs.map(({ id }) => ({ path: `/api/products/${id}` })),
      },
      carts: async (count) => {
        const carts: string[] = [];
        while (carts.length < count) {
          const { doc } = await newCart([]);
          carts.push(`${doc.id} ${doc.secret}`);
        }
        return carts;
      },
      add: (cart, at) => {
        const [id, secret] = cart.split(' ');
        return json(`/api/carts/${id}/add-item`, { item: { product: idAt(at) }, quantity: 1, secret });
      },
      checkout: async (turn) => {
        const { doc } = await newCart([{ product: idAt(turn * 7), quantity: 1 }]);
        const what = {
          cartID: doc.id,
          secret: doc.secret,
          currency: 'INR',
          customerEmail: 'sample@example.com',
        };
        const begun = await ask<{ transactionID: number }>(origin, json('/api/payments/cash/initiate', what));
        await ask(
          origin,
          json('/api/payments/cash/confirm-order', { ...what, transactionID: begun.transactionID }),
        );
      },
    };
  },
  mix: ({ dir }, origin, shoppers) => {
    const { password } = JSON.parse(readFileSync(join(dir, 'seeded.json'), 'utf8')) as { password: string };
    return mixPayload(origin, shoppers, { email: 'bench@example.com', password });
  },
};

const NEXT = 'node_modules/next/dist/bin/next';
const list = (page: number): Asked => ({
  path: `/api/products?limit=12&page=${page}&depth=0&sort=title&select%5Btitle%5D=true&select%5Bslug%5D=true&select%5Bdescription%5D=true&select%5BpriceInINR%5D=true`,
});

const secrets = { PAYLOAD_SECRET: randomUUID() };

const environment = ({ database }: Place): Record<string, string> => ({
  ...secrets,
  DATABASE_URL: database.url,
  NEXT_TELEMETRY_DISABLED: '1',
});
