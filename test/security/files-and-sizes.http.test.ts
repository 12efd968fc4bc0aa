import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnPath } from '#identity/web/return-path.ts';
import { openFront, type TestFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

let shop: TestShop;
let front: TestFront;
beforeEach(async () => {
  shop = await openShop();
  front = await openFront(shop);
});
afterEach(async () => {
  expect(shop.bugs).toEqual([]);
  await front[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

const MARK = '<script>alert("polyglot")</script><?php system(1) ?>';
const colour = { create: { width: 40, height: 40, channels: 3, background: '#c33' } } as const;
const upload = async (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'text/html' }));
  return (await admin(shop)).call('POST', '/api/media', form);
};

test('of a picture that is also a page or a program, only the picture is kept', async () => {
  const jpeg = await sharp(colour).jpeg().toBuffer();
  const png = await sharp(colour)
    .withExif({ IFD0: { ImageDescription: MARK, Copyright: MARK } })
    .png()
    .toBuffer();
  const gif = await sharp(colour).gif().toBuffer();
  const both = (picture: Buffer) => Buffer.concat([picture, Buffer.from(MARK)]);
  for (const [bytes, name] of [
    [both(jpeg), 'photo.html'],
    [png, '../../../index.html'],
    [both(gif), 'photo.js'],
    [both(png), 'photo.php'],
  ] as const) {
    const { status, body } = await upload(bytes, name);
    expect([name, status]).toEqual([name, 201]);
    expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}\/480\.webp$/);
    const folder = join(shop.platform.config.dataDir, 'media', body.url.split('/')[2]);
    for (const file of await readdir(folder)) {
      expect(file).toMatch(/^\d+\.(avif|webp)$/);
      expect((await readFile(join(folder, file))).includes('polyglot')).toBe(false);
    }
    const served = await front.get(body.url);
    expect([served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      'image/webp',
      'nosniff',
    ]);
    expect((await front.get(body.url.replace('webp', 'html'))).status).toBe(404);
  }
});

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page that begins like a GIF', `GIF89a=1;/*${MARK}*/`],
  ['a page that begins like a PNG', `\x89PNG\r\n\x1A\n${MARK}`],
  ['a PDF', '%PDF-1.7\n%%EOF'],
  ['a program', '\x7FELF\x02\x01\x01'],
])('%s is no picture', async (_, text) => {
  expect((await upload(Buffer.from(text, 'latin1'), 'photo.png')).status).toBe(422);
});

const ID = 'a'.repeat(32);
const OUTSIDE = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/..%252f..%252fetc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  `/media/../haat.sqlite`,
  `/media/${ID}/../../haat.sqlite`,
  `/media/${ID}/..%2f..%2fhaat.sqlite`,
  `/media/..%2f..%2f/240.avif`,
  `/media/${ID}/240.avif%00.html`,
  '/api/../package.json',
  '/api/products/..%2f..%2f..%2fpackage.json',
  '/api/shop/pincodes/..%2f..%2fpackage.json',
  '/.env',
  '/.git/config',
  '/package.json',
  '/src/main/server.mjs',
  '/data/haat.sqlite',
  '/build/server/index.js',
  '/assets/a-1.js.map',
];

test('no address leads out of what the shop serves', async () => {
  for (const path of OUTSIDE) {
    const { status, text } = await front.get(path);
    const isInside = !/root:.*:0:0|SQLite format|"devDependencies"|startServer|\[core\]/.test(text);
    expect([path, status >= 400 && status < 500, isInside]).toEqual([path, true, true]);
  }
});

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/shop//evil.example',
  '/login?returnTo=//evil.example',
  '/shop/?x=1',
  '/.//evil.example',
])('%s sends nobody out of the shop', async (path) => {
  const { status, headers } = await front.get(path);
  expect(status).toBeLessThan(500);
  const to = new URL(headers.location ?? '/', 'http://shop.example');
  expect(to.origin).toBe('http://shop.example');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'evil.example',
  '/login?returnTo=//evil.example',
])('after logging in, %j leads home', (returnTo) => {
  expect(returnPath(new URLSearchParams({ returnTo }))).toBe('/');
});

test('who was on the way to a place in the shop gets there', () => {
  expect(returnPath(new URLSearchParams({ returnTo: '/checkout?x=//y' }))).toBe('/checkout?x=//y');
});

const JSON_TYPE = { 'content-type': 'application/json' };

test('a body larger than the shop takes is refused before it is read', async () => {
  const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024), password: 'x' });
  const refused = await front.send('POST', '/api/auth/login', large, JSON_TYPE);
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'too_large']);
  const said = await front.raw(
    'POST /api/products/import HTTP/1.1\r\nHost: x\r\nContent-Length: 70000000\r\nConnection: close\r\n\r\nabc',
  );
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['lists in lists', '['.repeat(100_000), 400],
  ['lists in lists that end', '['.repeat(50_000) + ']'.repeat(50_000), 422],
  ['things in things', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 422],
  ['lists in a field', `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)},"password":"x"}`, 422],
])('%s without end are refused, and the shop goes on', async (_, body, status) => {
  // A guest may not send as much; who is logged in may, also to where guests log in.
  const { token } = await admin(shop);
  const known = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  expect((await front.send('POST', '/api/auth/login', body, known)).status).toBe(status);
  expect((await front.send('POST', '/api/auth/login', body, JSON_TYPE)).status).toBe(413);
  expect((await front.get('/healthz')).status).toBe(200);
});

test.each([
  ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['an address longer than any of ours', `GET /shop?q=${'a'.repeat(5000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X: aaaaaaaaaaaaaaaa\r\n'.repeat(1000)}\r\n`, 431],
  [
    'two lengths of one body',
    'POST /api/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and pieces at once',
    'POST /api/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['no HTTP at all', 'hello shop\r\n\r\n', 400],
  [
    'a question for another server',
    'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
])('%s is refused', async (_, bytes, status) => {
  expect(await front.raw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await front.get('/healthz')).status).toBe(200);
});

test('no method but those that a page or a route knows does anything', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect([method, (await front.send(method, '/shop')).status]).toEqual([method, 405]);
  }
  for (const method of ['OPTIONS', 'PUT', 'PROPFIND']) {
    expect([method, (await front.send(method, '/api/cart')).status]).toEqual([method, 404]);
  }
});
