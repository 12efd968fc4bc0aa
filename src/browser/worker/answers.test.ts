import { expect, test } from 'vitest';
import { html, LOST, openDevice } from '#test/fakes/worker-device.ts';
import { keepRingAddress, RING_STORE } from './ring-address.ts';
import { SEEN_AT } from './room.ts';

test('a page comes from the network; without one as it was seen last, and says when that was', async () => {
  const { device, ask } = openDevice();
  expect(await (await ask('/shop'))?.text()).not.toContain('data-seen-at');
  device.now = 5000;
  device.network = () => LOST;
  const seen = await ask('/shop');
  expect(await seen?.text()).toContain('<html data-seen-at="1000" lang="en-IN">');
  expect(seen?.headers.get('content-type')).toBe('text/html');
});

test.each([
  ['does not answer in time', () => undefined],
  ['answers that it cannot', () => new Response('Bad Gateway', { status: 502 })],
])('a shop that %s is as none: the page is shown as seen', async (_, network) => {
  const { device, ask } = openDevice();
  await ask('/shop');
  device.network = network;
  expect(await (await ask('/shop'))?.text()).toContain('data-seen-at');
});

test('an answer that comes too late is kept for the next time', async () => {
  const { device, ask, answers } = openDevice();
  await ask('/shop');
  let bring = (_page: Response): void => {};
  const late = new Promise<Response>((resolve) => {
    bring = resolve;
  });
  device.network = () => late as unknown as Response;
  expect(await (await ask('/shop'))?.text()).toContain('page');
  bring(html('newer page'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  device.network = () => LOST;
  expect(await (await ask('/shop'))?.text()).toContain('newer page');
  expect(answers()).toBeDefined();
});

test('an address never seen gets a page of ours in its language, with links to what opens', async () => {
  const { device, ask } = openDevice();
  await ask('/hi');
  device.network = () => LOST;
  const page = await ask('/hi/contact-us');
  const text = (await page?.text()) ?? '';
  expect(page?.status).toBe(503);
  expect(text).toContain('<html lang="hi">');
  expect(text).toContain('इंटरनेट नहीं है');
  expect(text).toContain('<a href="/hi">Home</a>');
  expect(await (await ask('/contact-us'))?.text()).not.toContain('<li>');
});

test('a form that is sent without scripts, as the yes to the newsletter, leads back to its page where there is no network', async () => {
  const { device, ask, kept } = openDevice();
  const form = { method: 'POST', isPage: true, referrer: 'https://shop.example/hi/newsletter/confirm/1' };
  device.network = () => html('Welcome');
  expect(await (await ask('/api/shop/newsletter/confirmation', form))?.text()).toContain('Welcome');
  device.network = () => LOST;
  const lost = await ask('/api/shop/newsletter/confirmation', form);
  expect([lost?.status, lost?.headers.get('location')]).toEqual([303, form.referrer]);
  expect(kept()).toEqual([]);
});

test('a file with a hash in its name is asked for once', async () => {
  const { device, ask } = openDevice();
  await ask('/assets/app-1.js');
  await ask('/media/0123/240.avif');
  device.network = () => LOST;
  expect((await ask('/assets/app-1.js'))?.ok).toBe(true);
  expect((await ask('/media/0123/240.avif'))?.ok).toBe(true);
  expect(device.asked).toHaveLength(2);
});

test('goods are kept as seen, and the page is told their age, and when they are fresh again', async () => {
  const { device, ask } = openDevice();
  device.network = () => Response.json({ products: [] });
  await ask('/api/products?q=atta');
  device.network = () => LOST;
  const seen = await ask('/api/products?q=atta');
  expect(seen?.headers.get(SEEN_AT)).toBe('1000');
  device.network = () => Response.json({ products: [] });
  await ask('/api/products?q=atta');
  expect(device.ages).toEqual([undefined, 1000, undefined]);
});

test('nothing of a person is kept: a token is never sent on, and what is theirs passes the worker by', async () => {
  const { device, ask, kept } = openDevice();
  device.network = () => Response.json({});
  const headers = { authorization: 'Bearer secret' };
  await ask('/api/products', { headers });
  expect(device.asked[0]?.headers.get('authorization')).toBeNull();
  for (const path of ['/api/cart', '/api/orders?limit=10', '/api/users/user', '/api/cart/quote'])
    expect([path, await ask(path, { headers })]).toEqual([path, undefined]);
  expect(await ask('/shop', { headers })).toBeUndefined();
  expect(await ask('/api/products', { method: 'POST', headers })).toBeUndefined();
  device.network = () => html('private', { 'cache-control': 'no-store' });
  await ask('/somewhere');
  expect(kept()).toEqual(['/api/products']);
});

test('a page that is not there, a redirect and a mistake of the shop are not kept', async () => {
  const { device, ask, kept } = openDevice();
  for (const status of [404, 500, 503]) {
    device.network = () => new Response('no', { status });
    expect((await ask('/shop'))?.status).toBe(status);
  }
  expect(kept()).toEqual([]);
});

test('at most 3 MB are kept, and the oldest go first', async () => {
  const { device, ask, kept, stores } = openDevice();
  const bytes = new Uint8Array(100_000);
  device.network = () => new Response(bytes);
  for (let number = 0; number < 40; number += 1) {
    device.now += 1;
    await ask(`/assets/${number}.js`);
    await ask(`/media/${number}/240.avif`);
    await ask(`/page/${number}`);
  }
  let sum = 0;
  for (const store of stores.values())
    for (const answer of store.values()) sum += (await answer.clone().arrayBuffer()).byteLength;
  expect(sum).toBeGreaterThan(2_500_000);
  expect(sum).toBeLessThanOrEqual(3_000_000);
  expect(kept()).toContain('/page/39');
  expect(kept()).not.toContain('/page/0');
});

test('a worker that starts again knows how full the store is', async () => {
  const { device, ask, restart, kept } = openDevice();
  device.network = () => new Response(new Uint8Array(300_000));
  for (const path of ['/a', '/b', '/c']) {
    device.now += 1;
    await ask(path);
  }
  restart();
  await ask('/d');
  expect(kept()).toEqual(['/b', '/c', '/d']);
});

test.each([
  ['is full', { mayTake: () => false }],
  ['is forbidden', { isForbidden: true }],
  ['cannot be read', { isBroken: true }],
])('where the store %s, the shop works as without a worker', async (_, trouble) => {
  const { device, ask } = openDevice();
  Object.assign(device, trouble);
  expect((await ask('/shop'))?.ok).toBe(true);
  expect((await ask('/assets/app-1.js'))?.ok).toBe(true);
  device.network = () => LOST;
  expect(await (await ask('/shop'))?.text()).toContain('No internet');
});

test('a store that could not be read for a moment is used again afterwards', async () => {
  const { device, answers, ask, restart, kept } = openDevice();
  await ask('/shop');
  restart();
  device.isBroken = true;
  expect((await ask('/assets/app-1.js'))?.ok).toBe(true);
  await answers().keepAll(['/my-order']);
  device.isBroken = false;
  await answers().keepAll(['/about-us']);
  device.network = () => LOST;
  expect(await (await ask('/shop'))?.text()).toContain('data-seen-at');
  expect(kept()).toEqual(['/shop', '/about-us']);
});

test('a fault of the worker itself is not told as a lost network', async () => {
  const { device, ask } = openDevice();
  device.network = () =>
    new Proxy(html('page'), {
      get: (page, name) => (name === 'headers' ? fault() : Reflect.get(page, name)),
    });
  const fault = (): never => {
    throw new RangeError('a fault');
  };
  await expect(ask('/assets/app-1.js')).rejects.toThrow('a fault');
  await expect(ask('/shop')).rejects.toThrow('a fault');
  await expect(ask('/api/products')).rejects.toThrow('a fault');
});

test('a fault in reading the store is not told as an empty store', async () => {
  const { device, ask } = openDevice();
  await ask('/shop');
  device.network = () => LOST;
  device.fault = new RangeError('a fault');
  await expect(ask('/shop')).rejects.toThrow('a fault');
  await expect(ask('/api/products')).rejects.toThrow('a fault');
});

test('a list of needed files that the shop could not give is asked for again', async () => {
  const { device, answers, kept } = openDevice();
  device.network = () => new Response('Bad Gateway', { status: 502 });
  await answers().keepParts(['shop']);
  device.network = ({ url }) =>
    url.endsWith('/offline.json') ? Response.json({ shop: ['/assets/a-1.js'], office: [] }) : html('it');
  await answers().keepParts(['shop']);
  expect(kept().toSorted()).toEqual(['/assets/a-1.js', '/offline.json']);
});

test('a store that the browser empties in between is filled again', async () => {
  const { ask, stores, kept } = openDevice();
  await ask('/shop');
  stores.clear();
  await ask('/about-us');
  expect(kept()).toEqual(['/about-us']);
});

test('a new build drops what the old one kept, but not where the shop rings this device', async () => {
  const { ask, answers, caches, restart, kept, stores } = openDevice();
  await ask('/shop');
  await keepRingAddress(caches, { endpoint: 'https://one.push.example/1', auth: 'secret', publicKey: 'key' });
  restart('build2');
  await answers().forgetOthers();
  expect(kept()).toHaveLength(1);
  expect([...stores.keys()]).toEqual([RING_STORE]);
});

test('what will be needed is fetched once, and nobody’s own data with it', async () => {
  const { device, answers, kept } = openDevice();
  device.network = ({ url }) =>
    url.endsWith('/offline.json')
      ? Response.json({ shop: ['/assets/a-1.js'], office: ['/assets/o-1.js'] })
      : html('it');
  await answers().keepAll(['/my-order', '/api/orders', 'https://elsewhere.example/x']);
  await answers().keepParts(['shop']);
  await answers().keepParts(['shop']);
  await answers().keepAll(['/my-order']);
  expect(kept().toSorted()).toEqual(['/assets/a-1.js', '/my-order', '/offline.json']);
  expect(device.asked).toHaveLength(3);
});
