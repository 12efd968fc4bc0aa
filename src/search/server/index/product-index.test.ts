import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openIndex, type ProductIndex } from './product-index.ts';

const FIGURES = {
  category: 'fruits' as const,
  price: 100,
  rating: 400,
  stock: 1,
  family: '',
  popularity: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** An index of products with these titles; each is its own id. */
function indexOf(titles: readonly string[]): ProductIndex {
  const index = openIndex();
  for (const title of titles)
    index.put({ ...FIGURES, id: title }, { title, brand: '', description: '', shelf: '' });
  return index;
}

const found = (index: ProductIndex, query: string): string[] => index.find(query).map(({ id }) => id);

const letter = fc.constantFrom(
  ...Array.from("abeimnrstABENRS  -,(/+&1059'’.éÉîßÆłΣςσаЯжİıकखगउआिा्ंँ़डमরআলু的日"),
  'ﬁ',
  '½',
  '🥭',
);
const title = fc.array(letter, { minLength: 1, maxLength: 24 }).map((letters) => letters.join(''));
const otherCase = (text: string, at: number): string =>
  [text, text.toLowerCase(), text.toUpperCase()].at(at % 3) ?? text;

test('whatever part of a title is typed, in whatever case: every product with such a title is among the answers', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(title, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 12 }),
      fc.nat({ max: 2 }),
      (titles, which, start, length, case_) => {
        const letters = Array.from(titles[which % titles.length]!);
        const from = start % letters.length;
        const typed = otherCase(letters.slice(from, from + length).join(''), case_).trim();
        const small = typed.toLowerCase();
        const containing = titles.filter((one) => small !== '' && one.toLowerCase().includes(small));
        expect(found(indexOf(titles), typed)).toEqual(expect.arrayContaining(containing));
      },
    ),
    { numRuns: 2000 },
  );
});

test('a title that is called so comes before one with such a word, and that before one with a part of a word', () => {
  const index = indexOf(['Coconut', 'Groundnut oil', 'Mixed nuts', 'Nut', 'Mango']);
  expect(found(index, 'nut')).toEqual(['Nut', 'Mixed nuts', 'Coconut', 'Groundnut oil']);
});

test('a title with a part of a word comes before what only mentions the word in its description', () => {
  const index = indexOf(['Watermelon', 'Fruit salad']);
  const description = 'With melon, papaya and banana';
  index.put({ ...FIGURES, id: 'Fruit salad' }, { title: 'Fruit salad', brand: '', description, shelf: '' });
  expect(found(index, 'melon')).toEqual(['Watermelon', 'Fruit salad']);
});

test('a product is found by its title before its other words are read', () => {
  const index = openIndex();
  index.putTitle({ ...FIGURES, id: 'one' }, 'Watermelon');
  expect(found(index, 'MELON')).toEqual(['one']);
  expect(index.update({ ...FIGURES, id: 'one', stock: 0 })).toBe(false);
});

test('a taught word finds the goods of its group at once, until it is forgotten', () => {
  const index = indexOf(['Sponge Gourd', 'Bottle Gourd', 'Mango']);
  index.setSynonyms([{ id: '1', canonical: 'sponge gourd', spellings: ['zukku'] }]);
  expect(found(index, 'zukku')).toEqual(['Sponge Gourd']);
  index.setSynonyms([{ id: '1', canonical: 'bottle gourd', spellings: ['zukku'] }]);
  expect(found(index, 'zukku')).toEqual(['Bottle Gourd']);
  index.setSynonyms([]);
  expect(found(index, 'zukku')).toEqual([]);
});

test('what is removed is found no more, and what comes back is', () => {
  const index = indexOf(['Mango', 'Mango juice']);
  index.remove('Mango');
  expect(found(index, 'mango')).toEqual(['Mango juice']);
  index.put({ ...FIGURES, id: 'Mango' }, { title: 'Mango', brand: '', description: '', shelf: '' });
  expect(found(index, 'mango')).toEqual(['Mango', 'Mango juice']);
  expect(found(index, 'ang')).toHaveLength(2);
});

test('words that every description has neither find everything nor stand in the way', () => {
  const index = indexOf(['Tea', 'Soap', 'Tea with lemon']);
  const texts = { title: 'Tea', brand: '', description: 'Good with the milk of the house', shelf: '' };
  index.put({ ...FIGURES, id: 'Tea' }, texts);
  expect(found(index, 'tea with milk')).toEqual(['Tea']);
  expect(found(index, 'of the')).toEqual([]);
  expect(found(index, 'tea with')).toEqual(['Tea with lemon']);
});
