import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createApi } from '#main/api.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
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
    /** Sends the head and the first bytes of a body, and gives the status that comes before the rest is sent. */
    begin: async (path: string, headers: Record<string, string>, bytes: Buffer) => {
      const asked = request(origin + path, { method: 'POST', headers });
      asked.on('error', () => undefined);
      asked.write(bytes);
      const [answer] = await once(asked, 'response');
      asked.destroy();
      return answer.statusCode as number;
    },
    /** Sends the head and the first bytes of a body from an address of this machine, and lets the rest wait. */
    hold: (from: string, path: string, headers: Record<string, string>, bytes: Buffer) => {
      const asked = request(origin + path, { method: 'POST', headers, localAddress: from });
      const answer = once(asked, 'response').then(
        ([{ statusCode }]) => statusCode as number,
        () => undefined,
      );
      asked.on('error', () => undefined).write(bytes);
      return { asked, answer };
    },
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

const LOGIN = '{"email":"nobody@example.in","password":"Mango-1234"}';

test('a guest sends eight KB and not a byte more, told or not; who is logged in sends a megabyte', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const asha = await signUp(shop);
  const send = async (path: string, bytes: number, more: Record<string, string> = {}) => {
    const body = LOGIN.padEnd(bytes, ' ');
    const headers = { ...JSON_TYPE, ...more };
    const told = await server.call(path, { method: 'POST', headers, body });
    const untold = await server.call(path, {
      method: 'POST',
      headers,
      body: inPieces([body]),
      duplex: 'half',
    });
    return [told.status, untold.status];
  };
  expect(await send('/api/auth/login', 8192)).toEqual([401, 401]);
  expect(await send('/api/auth/login', 8193)).toEqual([413, 413]);
  expect(await send('/api/orders', 8193)).toEqual([401, 401]);
  const known = { Authorization: `Bearer ${asha.token}` };
  expect(await send('/api/orders', 1_048_576, known)).toEqual([422, 422]);
  expect(await send('/api/orders', 1_048_577, known)).toEqual([413, 413]);
  expect(shop.bugs).toEqual([]);
});

test('two hundred bodies that never end hold half a megabyte of one address, and nobody else waits for them', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const headers = { ...JSON_TYPE, 'Content-Length': '8192' };
  const some = Buffer.alloc(8000, ' ');
  const held = Array.from({ length: 200 }, () => server.hold('127.0.9.1', '/api/auth/login', headers, some));
  const ended: (number | undefined)[] = [];
  for (const { answer } of held) void answer.then((status) => ended.push(status));
  // 65 of them fit into 512 KB.
  await vi.waitUntil(() => ended.length >= 200 - 65, { timeout: 10_000 });
  expect(new Set(ended)).toEqual(new Set([503]));
  const small = { ...JSON_TYPE, 'Content-Length': String(LOGIN.length) };
  for (const from of ['127.0.0.1', '127.0.9.2', '127.0.9.1'])
    expect([from, await server.hold(from, '/api/auth/login', small, Buffer.from(LOGIN)).answer]).toEqual([
      from,
      401,
    ]);
  for (const { asked } of held) asked.destroy();
  expect(shop.bugs).toEqual([]);
});

test('a body that does not go on is ended after ten seconds, and one that keeps its pace is waited for', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const headers = { ...JSON_TYPE, 'Content-Length': '6000' };
    const [still, steady] = [100, 5000].map((bytes) =>
      server.hold('127.0.0.1', '/api/auth/login', headers, Buffer.alloc(bytes, ' ')),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    vi.advanceTimersByTime(10_000);
    steady!.asked.write(Buffer.alloc(500, ' '));
    await new Promise((resolve) => setTimeout(resolve, 100));
    vi.advanceTimersByTime(1000);
    expect(await still!.answer).toBe(408);
    steady!.asked.end(LOGIN.padEnd(500, ' '));
    expect(await steady!.answer).toBe(401);
  } finally {
    vi.useRealTimers();
  }
  expect(shop.bugs).toEqual([]);
});

test('who calls is asked before a body is waited for', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const some = Buffer.alloc(100_000, ' ');
  for (const path of ['/api/orders', '/api/cart', '/api/products/addproduct']) {
    expect([path, await server.begin(path, JSON_TYPE, some)]).toEqual([path, 401]);
  }
  const worthless = { ...JSON_TYPE, Authorization: `Bearer ${'x'.repeat(43)}` };
  expect(await server.begin('/api/auth/login', worthless, some)).toBe(401);
  expect(shop.bugs).toEqual([]);
});

test('a file is taken only if its length is told, whoever sends it', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const { token } = await admin(shop);
  const some = Buffer.alloc(100_000);
  for (const path of ['/api/media', '/api/products/import', '/api/products/imports']) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` };
    expect([path, await server.begin(path, headers, some)]).toEqual([path, 411]);
    const guest = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '60000000' };
    expect([path, await server.begin(path, guest, some)]).toEqual([path, 401]);
  }
});

test('64 megabytes are for the two addresses that take files, and for none that begins like them', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const twoMegabytes = { ...JSON_TYPE, 'Content-Length': '2000000' };
  for (const path of ['/api/mediaX', '/api/media/x', '/api/products/importX', '/api/products/import/x']) {
    expect([path, await server.begin(path, twoMegabytes, Buffer.alloc(10))]).toEqual([path, 413]);
  }
});

test('a small form of a page without scripts is read as it was sent', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const answer = await server.call('/api/shop/newsletter/confirmation', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `token=${'x'.repeat(43)}`,
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/confirm/too-old']);
});

test('broken JSON is answered 400, another type 415, both as every refusal is', async () => {
  await using shop = await openShop();
  await using server = await serve(shop);
  const send = async (body: string, type: string) => {
    const headers = { 'Content-Type': type };
    const answer = await server.call('/api/auth/login', { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const form = '{"email":"nobody@example.in","password":"Mango-1234"}';
  const malformed = 'Malformed JSON in request body.';
  expect(await send('{"email":', 'application/json')).toEqual({
    status: 400,
    error: malformed,
    message: malformed,
    code: 'malformed',
  });
  expect(await send('', 'application/json')).toMatchObject({ status: 400, code: 'malformed' });
  const jsonOnly = 'Send JSON, with Content-Type: application/json.';
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
  ]) {
    expect(await send(form, type)).toEqual({
      status: 415,
      error: jsonOnly,
      message: jsonOnly,
      code: 'unsupported_type',
    });
  }
  expect(await send(form, 'application/json; charset=utf-8')).toMatchObject({ status: 401 });
  expect(shop.bugs).toEqual([]);
});
