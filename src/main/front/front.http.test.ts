import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createApi } from '#main/api.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { createFront } from './front.ts';

type Got = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

/** A shop behind its front, whose pages say how often they were rendered. */
async function openFront(shop: TestShop) {
  let rendered = 0;
  let held: Promise<void> = Promise.resolve();
  const front = createFront(shop.platform, {
    api: createApi(shop.platform),
    page: async (url) => {
      rendered += 1;
      madeFrom('settings');
      const isKnown = !url.endsWith('/nowhere');
      const text = `${isKnown ? 'page' : 'not found'} ${rendered} of ${new URL(url).pathname} `.repeat(100);
      await held;
      return {
        status: isKnown ? 200 : 404,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(text),
      };
    },
    statics: new Map([
      [
        '/assets/a-1.js',
        { type: 'text/javascript', immutable: true, bodies: { identity: Buffer.from('1') } },
      ],
    ]),
    picture: (id, file) =>
      id.startsWith('c')
        ? Promise.reject(new Error('the disk is gone'))
        : Promise.resolve(id.startsWith('a') && file === '240.avif' ? Buffer.from('avif') : undefined),
    isReady: () => Promise.resolve(true),
  });
  const server = createServer(front).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  return {
    get,
    rendered: () => rendered,
    /** Renderings that begin from now on do not end before they are let go. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

test('a page is rendered once, and sent compressed to whoever takes it so', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const brotli = await front.get('/shop', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await front.get('/shop', { 'accept-encoding': 'gzip' });
  const plain = await front.get('/shop?utm_source=chat');
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(front.rendered()).toBe(1);
});

test('many who come for a new page at once wait for one rendering', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await Promise.all(Array.from({ length: 20 }, () => front.get('/')));
  expect(front.rendered()).toBe(1);
});

test('a browser that has the page is told that nothing changed', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { headers } = await front.get('/');
  const again = await front.get('/', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('when the owner changes the shop, the next visitor sees a new page', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await front.get('/');
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name: 'New' } });
  await front.get('/');
  expect(front.rendered()).toBe(2);
});

test('who asks after a change is not handed the page that was begun before it', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const letGo = front.hold();
  const early = front.get('/');
  await vi.waitUntil(() => front.rendered() === 1);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name: 'New' } });
  const late = front.get('/');
  await vi.waitUntil(() => front.rendered() === 2);
  letGo();
  expect([(await early).body.includes('page 1'), (await late).body.includes('page 2')]).toEqual([true, true]);
});

test('what is not there is said anew each time, with status 404', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect((await front.get('/nowhere')).status).toBe(404);
  expect((await front.get('/nowhere')).status).toBe(404);
  expect(front.rendered()).toBe(2);
});

test('a question about a page brings its headers without its body', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const head = await front.get('/', {}, 'HEAD');
  expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
});

test('pages are only read, and an endless address is refused', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect((await front.get('/shop', {}, 'POST')).status).toBe(405);
  expect((await front.get(`/shop?q=${'a'.repeat(3000)}`)).status).toBe(414);
});

test('files of the build never change and are kept for a year', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const file = await front.get('/assets/a-1.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('pictures that cannot be read are a fault of the shop, written down, and never “not there”', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect((await front.get(`/media/${'c'.repeat(32)}/240.avif`)).status).toBe(500);
  expect(shop.bugs.join()).toContain('the disk is gone');
});

test('a picture is kept for a year, and an unknown one is 404', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const known = await front.get(`/media/${'a'.repeat(32)}/240.avif`);
  expect([known.status, known.headers['content-type'], known.headers['cache-control']]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  expect((await front.get(`/media/${'b'.repeat(32)}/240.avif`)).status).toBe(404);
});

test('the process says that it lives, and whether the database answers', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect([(await front.get('/healthz')).status, (await front.get('/readyz')).status]).toEqual([200, 200]);
});

test('every answer carries the headers that keep a browser safe', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  for (const path of ['/', '/api/shop/settings', '/api/cart', '/healthz', '/assets/a-1.js']) {
    expect((await front.get(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  }
});

test('what is one person’s own is kept by no cache', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const mine = await front.get('/api/users/user', { authorization: `Bearer ${owner.token}` });
  expect([mine.status, mine.headers['cache-control'], mine.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
});

test('no answer says twice how long it may be kept, or anything else', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const paths = [
    '/',
    '/nowhere',
    '/healthz',
    '/assets/a-1.js',
    '/api/shop/settings',
    '/api/products?q=x',
    '/api/cart',
  ];
  for (const path of paths) {
    const { rawHeaders } = await front.get(path);
    const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].toSorted()]);
    expect([path, names.includes('cache-control')]).toEqual([path, true]);
  }
});

test('of very many who ask for different pages at once, some wait and the rest are told when to come back', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const letGo = front.hold();
  const early: Got[] = [];
  const all = Array.from({ length: 300 }, async (_, at) => {
    const got = await front.get(`/shop?q=${at}`);
    early.push(got);
    return got;
  });
  await vi.waitUntil(() => early.length === 42, 10_000);
  for (const { status, headers } of early) expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(front.rendered()).toBe(2);
  letGo();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(258);
  expect(statuses.filter((status) => status === 503)).toHaveLength(42);
  expect((await front.get('/shop?q=1')).status).toBe(200);
});
