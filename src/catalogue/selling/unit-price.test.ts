import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { unitPrice } from './unit-price.ts';

const english = wordsIn('en');

test.each([
  ['half a kilogram is priced per gram', 120, '500 g', '₹0.24 per g'],
  ['a five kilogram sack is priced per kilogram', 262.5, '5 kg', '₹52.50 per kg'],
  ['a bottle below a litre is priced per millilitre', 180, '750 ml', '₹0.24 per ml'],
  ['two litres are priced per litre', 130, '2 L', '₹65 per litre'],
  ['a tray of eggs is priced per piece', 84, '12 pcs', '₹7 per piece'],
  ['four packs of 75 g are 300 g', 45, '4 x 75 g', '₹0.15 per g'],
  ['a third of a rupee is rounded to two decimals', 1, '3 pieces', '₹0.33 per piece'],
  ['half a paisa is rounded up', 1, '40 g', '₹0.03 per g'],
])('%s', (_sentence, price, pack, expected) => {
  expect(unitPrice(english, price, pack)).toBe(expected);
});

test.each(['1 kg', '1000 g', '1 l', '1 item', '', 'a handful', '0 g'])(
  'there is nothing to add to a pack of %j',
  (pack) => {
    expect(unitPrice(english, 50, pack)).toBeUndefined();
  },
);

test('no pack that a person can write makes the price of a unit anything but whole paise', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('g', 'kg', 'ml', 'l', 'pcs'),
      (paise, whole, part, measure) => {
        const said = unitPrice(english, paise / 100, `${whole}.${String(part).padStart(3, '0')} ${measure}`);
        expect(said ?? '₹0').toMatch(/^₹[\d,]+(\.\d\d)?( per (g|kg|ml|litre|piece))?$/);
      },
    ),
  );
});
