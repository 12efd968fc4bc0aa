import { expect, test } from 'vitest';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('the worker is asked for at each visit, and may talk to the shop only', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { status, headers, text } = await front.get('/sw.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(text).toBe('worker');
  expect((await front.get('/sw.js', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('switched off, a worker that removes itself is served in its place', async () => {
  await using shop = await openShop({ OFFLINE_WORKER: 'off' });
  await using front = await openFront(shop);
  expect((await front.get('/sw.js')).text).toBe('farewell');
});

test('a phone that puts the shop on its home screen learns its name and where it opens, in each language', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name: 'Gupta Kirana' } });
  const english = await front.get('/manifest.webmanifest');
  expect(english.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(english.text)).toMatchObject({
    name: 'Gupta Kirana',
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
  for (const [path, lang] of [
    ['/hi', 'hi'],
    ['/bn', 'bn'],
  ]) {
    const manifest = JSON.parse((await front.get(`${path}/manifest.webmanifest`)).text);
    expect(manifest).toMatchObject({ id: '/', lang, start_url: path });
    expect((await front.get(path!)).text).toContain(`rel="manifest" href="${path}/manifest.webmanifest"`);
  }
});
