import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Changes } from '#platform/cache/changes.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import type { Answer } from '#platform/cache/page-cache.ts';
import { THE_SHOP } from '#platform/http/limits/fair-queue.ts';
import { openFinishedPages } from './finished-pages.ts';

const NO_CHANGES: Changes = {
  follow: () => () => {},
  version: () => 0,
  refresh: async () => {},
  close: async () => {},
};
const MB = 1024 * 1024;

const answer = (status: number, text: string): Answer => {
  madeFrom('settings');
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) };
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a stranger who asks for ever new pages fills no more than the room for pages, while the shop is busy, too', async () => {
  const make = async () => answer(200, 'x'.repeat(MB / 4));
  const pages = openFinishedPages(NO_CHANGES, { make, missing: async () => undefined }, 4 * MB);
  const before = heldMb();
  for (let at = 0; at < 400; at += 1) await pages.get(`/about-us?q=${at}`, 'identity', THE_SHOP);
  expect(pages.bytes).toBeLessThanOrEqual(4 * MB);
  // What is let go of leaves the memory some moments later.
  await vi.waitFor(() => expect(heldMb() - before).toBeLessThan(16));
});

function heldMb(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers / MB;
}

test('goods that come back while their not-found page is made are shown, and to nobody who asked for others', async () => {
  const ended = Promise.withResolvers<void>();
  const make = async (address: string) => {
    await ended.promise;
    return address === '/shop/back' ? answer(200, 'Mango') : answer(404, 'Not found');
  };
  const missing = async (address: string) => (address.startsWith('/shop/') ? 'product' : undefined);
  const pages = openFinishedPages(NO_CHANGES, { make, missing }, MB);
  const asked = ['/shop/back', '/shop/nope', '/shop/back'].map((address) =>
    pages.get(address, 'identity', THE_SHOP),
  );
  ended.resolve();
  const shown = async (answers: ReturnType<typeof pages.get>[]) =>
    (await Promise.all(answers)).map(({ bodies }) => String(bodies.identity));
  expect(await shown(asked)).toEqual(['Mango', 'Not found', 'Mango']);
  expect(await shown([pages.get('/shop/never', 'identity', THE_SHOP)])).toEqual(['Not found']);
});

test('a page that is asked for again is packed more thoroughly in an idle second, and still reads the same', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const text = Array.from({ length: 2000 }, (_, at) => `Mango ${(at * 7919) % 1009} ₹${at % 97}`).join('\n');
  const make = async () => answer(200, text);
  const pages = openFinishedPages(NO_CHANGES, { make, missing: async () => undefined }, MB);
  const kept = await pages.get('/shop', 'br', THE_SHOP);
  kept.asked = 2;
  const light = { bytes: kept.sent.br!.bytes.length, ofAll: pages.bytes };
  await wait(100);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(kept.sent.br!.bytes.length).toBeLessThan(light.bytes));
  expect(pages.bytes).toBeLessThan(light.ofAll);
  expect(String(brotliDecompressSync(kept.sent.br!.bytes))).toBe(text);
  expect(kept.sent.br!.headers['content-length']).toBe(kept.sent.br!.bytes.length);
});
