import { expect, test } from 'vitest';
import type { StaffListing, StaffProduct } from '#catalogue/products/staff-products.ts';
import { findSeen } from './read-listing.ts';

const goods = (...titles: string[]): StaffListing => ({
  products: titles.map(
    (title, index) => ({ _id: title, title, category: 'fruits', price: index }) as StaffProduct,
  ),
  total: titles.length,
  page: 1,
  totalPages: 1,
});
const found = (asked: string) =>
  findSeen([goods('Mango', 'Apple'), goods('Apple', 'Mango', 'Green mango')], new URLSearchParams(asked)).map(
    ({ title, price }) => [title, price],
  );

test('without a network goods are found by name and shelf among all that were seen, each as seen last', () => {
  expect(found('q=mango&limit=100')).toEqual([
    ['Mango', 0],
    ['Green mango', 2],
  ]);
  expect(found('category=meat')).toEqual([]);
  expect(found('category=fruits&q=apple')).toEqual([['Apple', 1]]);
});
