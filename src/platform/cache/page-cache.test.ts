import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestEncoding, packThoroughly } from './packing.ts';
import { finish, openPageCache, sentIn } from './page-cache.ts';

const page = (text: string) =>
  finish({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text.repeat(500)) });
const change = (...tags: string[]) => ({ seq: 1, tags: new Set(tags) });

test('of ten thousand kept pages a change ends those that carry its tag, and touches no other', () => {
  const cache = openPageCache(1e9)!;
  for (let at = 0; at < 10_000; at += 1) cache.keep(`/shop/${at}`, page('x'), [`page:${at}`, 'settings']);
  cache.keep('/shop', page('x'), ['tile:1', 'tile:2', 'settings']);
  expect(cache.end(change('tile:1', 'page:7', 'row:1'))).toBe(2);
  expect([cache.get('/shop'), cache.get('/shop/7')]).toEqual([undefined, undefined]);
  expect(cache.size).toBe(9999);
  expect(cache.end(change('tile:1', 'nothing'))).toBe(0);
  expect(cache.end({ seq: 2, tags: 'everything' })).toBe(9999);
});

test('a page that is kept anew ends by what it is made from now, not by what it was made from', () => {
  const cache = openPageCache(1e6)!;
  cache.keep('/shop', page('x'), ['tile:1']);
  cache.keep('/shop', page('y'), ['tile:2']);
  expect([cache.end(change('tile:1')), cache.size]).toEqual([0, 1]);
  expect([cache.end(change('tile:2')), cache.size]).toEqual([1, 0]);
});

test('the least used pages make room, and a page larger than all the room is not kept', () => {
  const room = 5000;
  const cache = openPageCache(room)!;
  for (const address of ['/one', '/two', '/three', '/four']) cache.keep(address, page('x'), ['settings']);
  expect(cache.bytes).toBeLessThanOrEqual(room);
  expect([cache.get('/one'), cache.get('/four') !== undefined]).toEqual([undefined, true]);
  cache.keep('/large', page('a large page '), ['settings']);
  expect(cache.get('/large')).toBeUndefined();
  expect(cache.end(change('settings'))).toBe(2);
});

test('an answer of more than a megabyte is not kept, however much room there is', () => {
  const cache = openPageCache(1e9)!;
  const answerOf = (bytes: number) => finish({ status: 200, headers: {}, body: Buffer.alloc(bytes) });
  cache.keep('/api/products', answerOf(1_000_000), ['settings']);
  cache.keep('/api/products?all=true', answerOf(1_100_000), ['settings']);
  expect([cache.size, cache.get('/api/products?all=true')]).toEqual([1, undefined]);
  const packed = answerOf(2_000_000);
  sentIn(packed, 'br');
  cache.keep('/packed', packed, ['settings']);
  expect(cache.size).toBe(2);
  sentIn(packed, 'identity');
  cache.weigh('/packed');
  expect([cache.size, cache.end(change('settings'))]).toEqual([1, 1]);
});

test('a page is packed as it is asked for, and only what was asked for is kept', async () => {
  const finished = page('mango ');
  const plain = 'mango '.repeat(500);
  expect(brotliDecompressSync(sentIn(finished, 'br').bytes).toString()).toBe(plain);
  expect(Object.keys(finished.bodies)).toEqual(['br']);
  expect(gunzipSync(sentIn(finished, 'gzip').bytes).toString()).toBe(plain);
  expect(sentIn(finished, 'identity').bytes.toString()).toBe(plain);
  expect(sentIn(finished, 'br').headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(await packThoroughly(finished.bodies)).toString()).toBe(plain);
});

test('the encoding is the best that a browser takes', () => {
  const chosen = {
    'gzip, deflate, br, zstd': 'br',
    'gzip, deflate': 'gzip',
    'br;q=0, gzip;q=0.5': 'gzip',
    'br;q=0.1, gzip': 'gzip',
    'gzip;q=0': 'identity',
    identity: 'identity',
    '*': 'br',
    '': 'identity',
    brotli: 'identity',
  };
  for (const [accepted, encoding] of Object.entries(chosen))
    expect([accepted, bestEncoding(accepted)]).toEqual([accepted, encoding]);
  expect(bestEncoding(undefined)).toBe('identity');
});
