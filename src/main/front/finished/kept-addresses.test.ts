import { expect, test } from 'vitest';
import { isOurs, keptAddress } from './kept-addresses.ts';

test('a page is kept under one address, whatever a link adds to it', () => {
  expect(keptAddress('/shop?utm_source=chat&sort=newest&category=fruits')).toBe(
    '/shop?category=fruits&sort=newest',
  );
  expect(keptAddress('/shop?fbclid=1')).toBe('/shop');
  expect(keptAddress('/')).toBe('/');
});

test('public lists of the API are kept, personal answers never', () => {
  expect(keptAddress('/api/products?limit=12&skip=0')).toBe('/api/products?limit=12&skip=0');
  const product = '/api/products/0199c3d5-7a57-7000-8000-000000000001';
  for (const call of [product, `${product}/extras`, `${product}/related?packs=one`])
    expect(keptAddress(call)).toBe(call);
  expect(
    [
      `${product}/history`,
      '/api/cart',
      '/api/orders',
      '/api/users/user',
      '/api/orders/all',
      '/api/products/admin',
    ].map(keptAddress),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('a question that the API refuses is not kept under the address of a good one', () => {
  expect(keptAddress('/api/products?skip=0&colour=red')).not.toBe(keptAddress('/api/products?skip=0'));
});

test('the answer with every product is kept once, whatever else is asked with it', () => {
  const kept = ['all=true', 'all=true&skip=12', 'limit=3&all=true&q=a', 'sort=newest&all=true'].map((asked) =>
    keptAddress(`/api/products?${asked}`),
  );
  expect(new Set(kept)).toEqual(new Set(['/api/products?all=true']));
});

test('an endless address is not kept', () => {
  expect(keptAddress(`/shop?q=${'a'.repeat(3000)}`)).toBeUndefined();
});

test('what another server was asked for, and what nobody can read, is no address of ours', () => {
  expect(['http://other.example/', '*', 'shop', '/%c0%ae', '/shop/%'].filter(isOurs)).toEqual([]);
  const ours = ['/', '/shop?q=100%', '/shop?q=%E0%A4%86%E0%A4%AE', '/caf%C3%A9', '/api/products/%'];
  expect(ours.filter(isOurs)).toEqual(ours);
});
