import { expect, test } from 'vitest';
import { proposedAmount } from './reorder.ts';

test('what sold in a month is ordered again, less what is there', () => {
  expect(proposedAmount({ sold: 40, stock: 4, limit: 5 })).toBe(36);
  expect(proposedAmount({ sold: 12.4, stock: 0.25, limit: 5 })).toBe(13);
});

test('what hardly sells is filled up to twice its limit, and there is always something to order', () => {
  expect(proposedAmount({ sold: 0, stock: 0, limit: 5 })).toBe(10);
  expect(proposedAmount({ sold: 0, stock: 0, limit: 0 })).toBe(1);
});
