import { expect, test } from 'vitest';
import { keptAddress } from './kept-addresses.ts';

test('a page is kept under one address, whatever a link adds to it', () => {
  expect(keptAddress('/shop?utm_source=chat&sort=newest&category=fruits')).toBe(
    '/shop?category=fruits&sort=newest',
  );
  expect(keptAddress('/shop?fbclid=1')).toBe('/shop');
  expect(keptAddress('/')).toBe('/');
});

test('public lists of the API are kept, personal answers never', () => {
  expect(keptAddress('/api/products?limit=12&skip=0')).toBe('/api/products?limit=12&skip=0');
  expect(
    ['/api/cart', '/api/orders', '/api/users/user', '/api/orders/all', '/api/products/admin'].map(
      keptAddress,
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('a question that the API refuses is not kept under the address of a good one', () => {
  expect(keptAddress('/api/products?skip=0&colour=red')).not.toBe(keptAddress('/api/products?skip=0'));
});

test('an endless address is not kept', () => {
  expect(keptAddress(`/shop?q=${'a'.repeat(3000)}`)).toBeUndefined();
});
