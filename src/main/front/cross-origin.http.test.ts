import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const APP = 'https://app.example';
const PREFLIGHT = {
  origin: APP,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type',
};
const named = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

test('no other site may call the API until the owner names it', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect(named((await front.get('/api/products', { origin: APP })).headers)).toEqual([]);
  const asked = await front.send('OPTIONS', '/api/cart', undefined, PREFLIGHT);
  expect([asked.status, named(asked.headers)]).toEqual([404, []]);
});

test('a site that the owner named calls the API with a bearer token, never with a cookie', async () => {
  await using shop = await openShop({ CORS_ORIGINS: `${APP}, http://localhost:5173` });
  await using front = await openFront(shop);
  const asked = await front.send('OPTIONS', '/api/cart', undefined, PREFLIGHT);
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': APP,
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringContaining('Authorization'),
    vary: 'Origin',
  });
  expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
  const { token } = await signUp(shop);
  const cart = await front.get('/api/cart', { origin: APP, authorization: `Bearer ${token}` });
  expect([cart.status, cart.headers['access-control-allow-origin']]).toEqual([200, APP]);
  const refused = await front.get('/api/cart', { origin: APP });
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, APP]);
});

test('answers that are kept for everybody are said to be for each origin anew', async () => {
  await using shop = await openShop({ CORS_ORIGINS: APP });
  await addGoods(shop, { mango: {} });
  await using front = await openFront(shop);
  const first = await front.get('/api/products', { origin: APP });
  const other = await front.get('/api/products', { origin: 'https://evil.example' });
  expect(first.headers['access-control-allow-origin']).toBe(APP);
  expect(named(other.headers)).toEqual([]);
  expect([first.headers.vary, other.headers.vary]).toEqual([
    'Accept-Encoding, Origin',
    'Accept-Encoding, Origin',
  ]);
  expect(named((await front.get('/', { origin: APP })).headers)).toEqual([]);
});
