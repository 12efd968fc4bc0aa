import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { createFront } from './front.ts';

/** The shop's API behind a true server: some requests look otherwise there than in memory. */
async function serve(shop: TestShop) {
  const front = createFront(shop.platform, {
    api: createApi(shop.platform),
    page: () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('page') }),
    statics: new Map(),
    picture: () => Promise.resolve(undefined),
    isReady: () => Promise.resolve(true),
  });
  const server = createServer(front).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    call: (path: string, init: RequestInit & { duplex?: 'half' }) => fetch(origin + path, init),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const inPieces = (pieces: readonly string[]): ReadableStream =>
  new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('a request without a body is none too large: lines and devices can be removed', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const asha = await signUp(shop);
  const headers = { Authorization: `Bearer ${asha.token}` };
  expect((await server.call('/api/cart', { method: 'DELETE', headers })).status).toBe(200);
  expect((await server.call('/api/auth/logout', { method: 'POST', headers })).status).toBe(200);
  expect(shop.bugs).toEqual([]);
});

test('a body whose length is not told is read to its end, and refused where it is too large', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const logIn = (pieces: readonly string[]) =>
    server.call('/api/auth/login', {
      method: 'POST',
      headers: JSON_TYPE,
      body: inPieces(pieces),
      duplex: 'half',
    });
  expect((await logIn(['{"email":"nobody@example.in",', '"password":"Mango-1234"}'])).status).toBe(401);
  expect((await logIn(Array.from({ length: 30 }, () => ' '.repeat(100_000)))).status).toBe(413);
  expect(shop.bugs).toEqual([]);
});
