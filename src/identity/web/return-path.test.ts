import { expect, test } from 'vitest';
import type { Permission } from '#identity/identity.ts';
import { loginFor } from './login-address.ts';
import { landingOf, returnPath } from './return-path.ts';
const back = (to: string) => returnPath(new URLSearchParams({ returnTo: to }));

test('after login people go on to where they were going in the shop', () => {
  for (const path of ['/checkout', '/shop/019a?x=1#top', '/my-order', '/loginess'])
    expect(back(path)).toBe(path);
  expect(new URL(loginFor('/shop?q=a&b'), 'http://shop').searchParams.get('returnTo')).toBe('/shop?q=a&b');
});

test('no link sends them out of the shop', () => {
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'evil',
    '',
  ])
    expect(back(elsewhere)).toBe('/');
});

test('whoever has just logged in is not sent to the login again', () => {
  for (const path of ['/login', '/login?returnTo=/', '/signup', '/forgot-password', '/reset-password#x'])
    expect(back(path)).toBe('/');
  expect(returnPath(new URLSearchParams())).toBe('/');
});

test('who works in the shop comes to that work, shoppers home, unless they were going elsewhere', () => {
  const land = (role: 'admin' | 'staff' | 'user', permissions: Permission[], question = '') =>
    landingOf({ role, permissions }, new URLSearchParams(question));
  expect(land('staff', ['packer', 'counter'])).toBe('/admin/orders/queue');
  expect(land('staff', ['packer', 'counter'], 'returnTo=/shop')).toBe('/shop');
  expect(land('staff', ['rider'])).toBe('/admin/rides');
  expect(land('staff', ['packer', 'counter', 'rider'])).toBe('/admin/orders/queue');
  // The guard of the office sends staff on to the first part that they were given.
  expect(land('staff', ['goods'])).toBe('/dashboard');
  expect(land('admin', [])).toBe('/dashboard');
  expect(land('admin', [], 'returnTo=/'), 'she logged in from the home page').toBe('/dashboard');
  expect(land('user', [], 'returnTo=/my-order')).toBe('/my-order');
  expect(land('admin', [], 'returnTo=/checkout')).toBe('/checkout');
  expect(land('user', [])).toBe('/');
});
