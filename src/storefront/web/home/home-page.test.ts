import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { type Answering, json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: wordsIn('en').messages }));

async function openHome(answering: Answering) {
  openBrowser('/').answer(answering);
  const [{ fetchToday }, { fetchCarousel }] = await Promise.all([
    import('./today.tsx'),
    import('./carousel.tsx'),
  ]);
  return { fetchToday, fetchCarousel };
}

test.each<[string, Answering]>([
  ['a lost network', () => new TypeError('Failed to fetch')],
  ['an overloaded shop', () => refusal(503, 'unavailable', 'Busy.')],
  ['a proxy that is not the shop', () => new Response('<html>', { status: 502 })],
])('home goes on without the goods of the day and a carousel after %s', async (_, answering) => {
  const { fetchToday, fetchCarousel } = await openHome(answering);
  await expect(fetchToday()).resolves.toBeUndefined();
  await expect(fetchCarousel('fruits')).resolves.toBeUndefined();
});

test('a fault of the code is not told as a lost network', async () => {
  const { fetchToday, fetchCarousel } = await openHome(() => json({ products: [] }));
  await expect(fetchCarousel('fruits')).rejects.toThrow(TypeError);
  const { readTokenFrom } = await import('#browser/calls/api-client.ts');
  readTokenFrom(
    () => {
      throw new RangeError('a fault');
    },
    () => undefined,
  );
  await expect(fetchToday()).rejects.toThrow(RangeError);
});

test('a call that nobody waits for any more harms nothing', async () => {
  await openHome(() => new DOMException('Nobody waits.', 'AbortError'));
  const { callApi, ifCallFailed } = await import('#browser/calls/api-client.ts');
  const signal = AbortSignal.abort();
  await expect(callApi('/cart', { signal }).catch(ifCallFailed('nothing'))).resolves.toBe('nothing');
});
