import { expect, test } from 'vitest';
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

test('staff who look after orders come to what is to be done with them, unless they were going elsewhere', () => {
  const land = (role: 'admin' | 'staff' | 'user', permissions: 'orders'[], question = '') =>
    landingOf({ role, permissions }, new URLSearchParams(question));
  expect(land('staff', ['orders'])).toBe('/admin/orders/queue');
  expect(land('staff', ['orders'], 'returnTo=/shop')).toBe('/shop');
  for (const role of ['admin', 'user'] as const) expect(land(role, ['orders'])).toBe('/');
  expect(land('staff', [])).toBe('/');
});
