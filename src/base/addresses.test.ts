import { expect, test } from 'vitest';
import { pageAddress } from './addresses.ts';
import { officeAddress } from './office-addresses.ts';

test('a page is linked to by its name and what it shows', () => {
  expect(pageAddress('home')).toBe('/');
  expect(pageAddress('product', { productId: 'p1' })).toBe('/shop/p1');
  expect(pageAddress('bill', { id: 'o1' })).toBe('/my-order/o1/bill');
});

test('what is asked of a page follows the question mark', () => {
  expect(pageAddress('login', { returnTo: '/shop?q=red onion', add: undefined })).toBe(
    '/login?returnTo=%2Fshop%3Fq%3Dred+onion',
  );
  expect(officeAddress('printOrder', { id: 'o1', paper: 'a4' })).toBe('/admin/orders/o1/print?paper=a4');
});

test('a value cannot lead to another page', () => {
  expect(pageAddress('product', { productId: '../team?x#y' })).toBe('/shop/..%2Fteam%3Fx%23y');
});

test('a link without what its page needs does not compile', () => {
  // @ts-expect-error -- the product is missing
  expect(pageAddress('product')).toBe('/shop/:productId');
});
