import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRupees } from '#base/money.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { figuresOf, lineTotal } from './cart.ts';

const line = (price: number, quantity: number) => ({ quantity, product: { price } });

test('three at 49.90 and one at 100.05 are 249.75, and 20 for the way', () => {
  expect(figuresOf([line(49.9, 3), line(100.05, 1)], DEFAULT_SETTINGS)).toEqual({
    subtotal: 249.75,
    shipping: 20,
    total: 269.75,
    totalItems: 4,
    freeShippingAbove: 500,
    missingToFreeShipping: 250.26,
  });
});

test('whatever is in a cart, its figures add up to the paisa', () => {
  const lines = fc.array(
    fc.record({
      paise: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(lines, (drawn) => {
      const items = drawn.map(({ paise, quantity }) => line(paise / 100, quantity));
      const figures = figuresOf(items, DEFAULT_SETTINGS);
      const subtotal = drawn.reduce((total, { paise, quantity }) => total + paise * quantity, 0);
      expect(fromRupees(figures.subtotal)).toBe(subtotal);
      expect(fromRupees(figures.total)).toBe(subtotal + fromRupees(figures.shipping));
      expect(items.reduce((total, item) => total + lineTotal(item), 0)).toBe(subtotal);
      expect(figures.shipping === 0).toBe(subtotal === 0 || subtotal > 50_000);
      expect(figures.missingToFreeShipping === 0).toBe(subtotal > 50_000);
    }),
  );
});
