import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { DEFAULT_SETTINGS, shippingRuleOf } from '#settings/settings.ts';
import { countOf, figuresOf, lineTotal } from './figures.ts';

const RULE = shippingRuleOf(DEFAULT_SETTINGS);
const line = (price: number, quantity: number) => ({ quantity, price: paise(price) });

test('three at 49.90 and one at 100.05 are 249.75, and 20 for shipping', () => {
  expect(figuresOf([line(4990, 3), line(10_005, 1)], RULE)).toEqual({
    subtotal: 24_975,
    shipping: 2000,
    total: 26_975,
    totalItems: 4,
    freeShippingAbove: 50_000,
    missingToFreeShipping: 25_026,
  });
});

test('a cart counts things, not lines', () => {
  expect(countOf([line(1000, 2), line(500, 3)])).toBe(5);
});

test('whatever is in a cart, its figures add up to the paisa', () => {
  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(lines, (drawn) => {
      const items = drawn.map(({ price, quantity }) => line(price, quantity));
      const figures = figuresOf(items, RULE);
      const subtotal = drawn.reduce((total, { price, quantity }) => total + price * quantity, 0);
      expect(figures.subtotal).toBe(subtotal);
      expect(figures.total).toBe(subtotal + figures.shipping);
      expect(items.reduce((total, item) => total + lineTotal(item), 0)).toBe(subtotal);
      expect(figures.shipping === 0).toBe(subtotal === 0 || subtotal > 50_000);
      expect(figures.missingToFreeShipping === 0).toBe(subtotal > 50_000);
    }),
  );
});
