import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRupees, toRupees } from '#base/figures/money.ts';
import { wordsIn } from '#platform/words.ts';
import { eachText } from './each-text.ts';
import { comparedPrice, unitPrice } from './unit-price.ts';

const english = wordsIn('en');
const plain = (said: string | undefined): string | undefined => said?.replaceAll('\u00a0', ' ');

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
  expect(plain(unitPrice(english, price, pack))).toBe(expected);
});

test.each(['1 kg', '1000 g', '1 l', '1 item', '', 'a handful', '0 g'])(
  'there is nothing to add to a pack of %j',
  (pack) => {
    expect(unitPrice(english, 50, pack)).toBeUndefined();
  },
);

test.each([
  ['half a kilogram beside loose goods', 58, '500 g', '₹116 per kg'],
  ['a five kilogram sack', 285, '5 kg', '₹57 per kg'],
  ['a sachet, of which nobody buys a kilogram', 12, '50 g', '₹24 per 100 g'],
  ['a bottle', 178, '750 ml', '₹237.33 per litre'],
  ['a tray of eggs', 78, '12 pcs', '₹6.50 per piece'],
])('%s is compared by one unit', (_sentence, price, pack, expected) => {
  const { each, per } = comparedPrice(fromRupees(price), pack)!;
  expect(plain(eachText(english, { price: toRupees(each), per }))).toBe(expected);
});

test.each(['1 kg', '1 L', '1 piece', '100 g is a cup', ''])('a pack of %j says it by its price', (pack) => {
  expect(comparedPrice(fromRupees(50), pack)).toBeUndefined();
});

test('no pack that a person can write makes the price of a unit anything but whole paise', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('g', 'kg', 'ml', 'l', 'pcs'),
      (paise, whole, part, measure) => {
        const said = plain(
          unitPrice(english, paise / 100, `${whole}.${String(part).padStart(3, '0')} ${measure}`),
        );
        expect(said ?? '₹0').toMatch(/^₹[\d,]+(\.\d\d)?( per (g|kg|ml|litre|piece))?$/);
      },
    ),
  );
});
