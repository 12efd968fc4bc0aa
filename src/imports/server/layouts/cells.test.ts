import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula } from '#platform/http/csv.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { bigbasketCategory } from './bigbasket-categories.ts';
import { guessCategory } from './category-words.ts';
import { foreignStock, money, packInTitle, plainText, stock, tidy, unescapeFormula } from './cells.ts';

test('a guarded cell is no formula, and unguarded it is what it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@]/);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^'*[=+\-@].*$/), (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test.each([
  ['49.90', 4990],
  ['₹1,23,456', 12345600],
  ['Rs. 20', 2000],
  ['INR 1,200.5', 120050],
  ['49,90', 4990],
  ['0', 0],
  [' ', undefined],
])('the price %j is %j paise', (cell, paise) => {
  expect(money(cell, 'price')).toBe(paise);
});

test.each(['free', '12.345', '1.2.3', '-5', '1e5', '12,34,5', '99999999999'])('%j is no price', (cell) => {
  expect(() => money(cell, 'price')).toThrow(/the price/);
});

test.each([
  ['12', 12],
  ['1,200', 1200],
  ['0', 0],
  ['', undefined],
])('the stock %j is %j', (cell, count) => {
  expect(stock(cell, 'Mango')).toBe(count);
  expect(foreignStock(cell, 'Mango')).toEqual(count === undefined ? {} : { stock: count });
});

test.each([
  ['-3', 'below zero: -3', 0],
  ['−3', 'below zero: −3', 0],
  ['2.7', 'not a whole number: 2.7', 2],
])('the stock %j is refused in a file of ours, and said in a file of another program', (cell, why, taken) => {
  expect(() => stock(cell, 'Mango')).toThrow(`the stock of Mango is ${why}`);
  expect(foreignStock(cell, 'Mango')).toEqual({
    stock: taken,
    note: `the stock of Mango is ${cell}: taken as ${taken}`,
  });
});

test.each([
  ['Toothpaste - Whitening, 150 G', '150 g'],
  ['Mustard Oil 1 Ltr', '1 l'],
  ['Soap (Pack of 3, 125 g each)', '3 x 125 g'],
  ['Eggs - Regular 6pcs', '6 pieces'],
  ['Toor/Arhar Dal, 1 kg + Moong Dal, 1 kg', ''],
  ['Dog food for 5-10 kg', ''],
  ['Jam 200 g (50 g free)', ''],
  ['Soap 75 g (Pack of 4)', ''],
  ['Garlic Oil Capsule 500 mg', ''],
  ['Onion', ''],
])('the title %j states the pack %j', (title, pack) => {
  expect(packInTitle(title)).toBe(pack);
});

test('what was decoded twice and what is HTML becomes plain text', () => {
  expect(tidy(' OrganicÂ\u00a0Kabuli  Chana â€“ 1 kg ')).toBe('Organic Kabuli Chana – 1 kg');
  expect(plainText('<p>Salt &amp; pepper</p><script>x</script>\n\n<ul><li>a</li><li>b</li></ul>')).toBe(
    'Salt & pepper\nx\na\nb',
  );
});

test.each([
  ['Fruits & Vegetables', 'Fresh Vegetables', 'Potato, Onion & Tomato', 'vegetables'],
  ['Fruits & Vegetables', 'Organic Fruits & Vegetables', 'Organic Fruits', 'fruits'],
  ['Foodgrains, Oil & Masala', 'Masalas & Spices', 'Powdered Spices', 'grocery'],
  ['Eggs, Meat & Fish', 'Eggs', 'Farm Eggs', 'meat'],
  ['Bakery, Cakes & Dairy', 'Dairy', 'Milk', 'food'],
  ['Snacks & Branded Foods', 'Frozen Veggies & Snacks', 'Frozen Vegetables', 'vegetables'],
  ['Beauty & Hygiene', 'Skin Care', 'Face Care', 'cosmetics'],
  ['Beauty & Hygiene', 'Fragrances & Deos', 'Attar', 'fragrances'],
  ['Kitchen, Garden & Pets', 'Appliances & Electricals', 'CFL & Led Bulbs', 'electronics'],
  ['Kitchen, Garden & Pets', 'Pet Food & Accessories', 'Pet Toys', 'localitems'],
  ['Cleaning & Household', 'Detergents & Dishwash', 'Detergent Bars', 'grocery'],
  ['Cleaning & Household', 'Pooja Needs', 'Candles & Match Box', 'localitems'],
  ['Rockets', 'Fuel', 'Liquid', undefined],
])('%s > %s > %s stands on the shelf %s', (category, section, type, shelf) => {
  expect(bigbasketCategory({ category, section, type })).toBe(shelf);
});

test.each([
  ['Grocery > Spices', 'grocery'],
  ['Fresh Vegetables', 'vegetables'],
  ['Electronics, Mobile phones', 'electronics'],
  ['Perfume for men', 'fragrances'],
  ['men', 'localitems'],
])('goods that another shop calls %j stand on the shelf %s', (words, shelf) => {
  expect(guessCategory(words)).toBe(shelf);
  expect(FIRST_SHELVES).toContain(shelf);
});
