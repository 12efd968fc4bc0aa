import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docsInOrder } from './answer.ts';
import type { Figures, Texts } from './entry.ts';
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

const found = (index: ProductIndex, query: string): string[] =>
  docsInOrder(index.find(query)).map(index.goods().idOf);

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

test('a title that is the typed word comes before one that contains it, and that before one with it inside a word', () => {
  const index = indexOf(['Coconut', 'Groundnut oil', 'Mixed nuts', 'Nut', 'Mango']);
  expect(found(index, 'nut')).toEqual(['Nut', 'Mixed nuts', 'Coconut', 'Groundnut oil']);
});

test('a title with the typed text inside a word comes before goods that only mention it in their description', () => {
  const index = indexOf(['Watermelon', 'Fruit salad']);
  const description = 'With melon, papaya and banana';
  index.put({ ...FIGURES, id: 'Fruit salad' }, { title: 'Fruit salad', brand: '', description, shelf: '' });
  expect(found(index, 'melon')).toEqual(['Watermelon', 'Fruit salad']);
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

test('what is removed is no longer found, and what comes back is', () => {
  const index = indexOf(['Mango', 'Mango juice']);
  index.remove('Mango');
  expect(found(index, 'mango')).toEqual(['Mango juice']);
  index.put({ ...FIGURES, id: 'Mango' }, { title: 'Mango', brand: '', description: '', shelf: '' });
  expect(found(index, 'mango')).toEqual(['Mango', 'Mango juice']);
  expect(found(index, 'ang')).toHaveLength(2);
});

test('words that every description has neither find everything nor prevent other matches', () => {
  const index = indexOf(['Tea', 'Soap', 'Tea with lemon']);
  const texts = { title: 'Tea', brand: '', description: 'Good with the milk of the house', shelf: '' };
  index.put({ ...FIGURES, id: 'Tea' }, texts);
  expect(found(index, 'tea with milk')).toEqual(['Tea']);
  expect(found(index, 'of the')).toEqual([]);
  expect(found(index, 'tea with')).toEqual(['Tea with lemon']);
});

const goods = (title: string, brand = ''): [Figures, Texts] => [
  { ...FIGURES, id: title },
  { title, brand, description: '', shelf: '' },
];

test('an amount before a known name finds that name, not longer words that begin with it', () => {
  const index = openIndex();
  index.put(...goods('Wheat atta'));
  index.put(...goods('Rose attar'));
  expect(found(index, '5 kg atta')).toEqual(['Wheat atta']);
  expect(found(index, 'atta')[0]).toBe('Wheat atta');
});

test('a brand of several words is found however it is spaced and heard, a misspelt brand before goods called alike', () => {
  const index = openIndex();
  index.put(...goods('Anti-dandruff shampoo', 'Head & Shoulders'));
  index.put(...goods('Scrub pad', 'Scotch Brite'));
  index.put(...goods('Bright face wash', 'Fairglow'));
  index.put(...goods('New born pants', 'Pampers'));
  index.put(...goods('Rice papad', 'Lijjat'));
  expect(found(index, 'headnshoulders')[0]).toBe('Anti-dandruff shampoo');
  expect(found(index, 'scotchbrite')[0]).toBe('Scrub pad');
  expect(found(index, 'scotch bright')[0]).toBe('Scrub pad');
  expect(found(index, 'pampars')[0]).toBe('New born pants');
});

test('goods with all words come first; if they are few, goods with the most telling word follow', () => {
  const index = openIndex();
  index.put(...goods('Rava idli mix', 'MTR'));
  index.put(...goods('Gulab jamun mix', 'MTR'));
  for (let at = 0; at < 5; at += 1) index.put(...goods(`Rava number ${at}`));
  expect(found(index, 'mtr rava')).toEqual(['Rava idli mix', 'Gulab jamun mix']);
});

test('a Telugu plural finds the same goods as the singular', () => {
  const index = openIndex();
  index.put(...goods('Marie biscuits'));
  expect(found(index, 'బిస్కెట్లు')).toEqual(['Marie biscuits']);
});

const SPELLED = [
  "Lay's chips",
  'Puffed rice',
  'Colgate toothpaste',
  'Close-Up toothpaste',
  'Multi-grain atta',
];

test.each([
  ['laays', 'lays', "Lay's chips"],
  ['coolgate', 'colgate', 'Colgate toothpaste'],
])('“%s”, with a vowel doubled, finds what “%s” finds: %s', (typed, meant, wanted) => {
  const index = indexOf(SPELLED);
  expect(found(index, typed)).toContain(wanted);
  expect(found(index, typed)).toEqual(found(index, meant));
});

test.each([
  ['closup', 'Close-Up toothpaste'],
  ['closeup', 'Close-Up toothpaste'],
  ['multigrain', 'Multi-grain atta'],
])('“%s” finds what the shop writes with a hyphen, also if a vowel was left out: %s', (typed, wanted) => {
  expect(found(indexOf(SPELLED), typed)).toEqual([wanted]);
});

test('everyday goods with a vowel doubled are meant before a brand that is spelled nearly so', () => {
  const index = indexOf(['Kera coconut oil', 'Cucumber (Kheera)', 'Potato (Aloo)']);
  for (const typed of ['kheeraa', 'keera']) expect(found(index, typed)[0]).toBe('Cucumber (Kheera)');
  expect(found(index, 'aaloo')[0]).toBe('Potato (Aloo)');
});

test('goods that were renamed and removed many times over are found as in an index that never knew them otherwise', () => {
  const kinds = ['Mango', 'Mango pickle', 'Toor dal', 'Dal with rice', 'Green tea', 'Tea mug', 'दाल', 'Ghee'];
  const titleOf = (at: number, round: number): string =>
    `${kinds[(at * 7 + round) % kinds.length]} ${at % 9}, ${round} kg`;
  const codes = (at: number): { sku: string } => ({ sku: `S-${at}` });
  const putIn = (index: ProductIndex, at: number, round: number): void =>
    index.put(
      { ...FIGURES, id: `p${at}`, popularity: at % 5 },
      { title: titleOf(at, round), brand: 'Himgiri', description: '', shelf: '', ...codes(at) },
    );
  const [old, fresh] = [openIndex(), openIndex()];
  for (let round = 0; round < 4; round += 1) {
    for (let at = 0; at < 900; at += 1) putIn(old, at, round);
    for (let at = round; at < 900; at += 10) old.remove(`p${at}`);
    old.tidy();
  }
  for (let at = 0; at < 900; at += 1) if (at % 10 !== 3) putIn(fresh, at, 3);
  expect(old.ids().toSorted()).toEqual(fresh.ids().toSorted());
  for (const query of [
    'mango',
    'an',
    'dal',
    'toor daal',
    'te',
    'tea m',
    'दाल',
    '3 kg',
    'himgri',
    'S-17',
    'ghee 4',
  ])
    expect(found(old, query).toSorted(), query).toEqual(found(fresh, query).toSorted());
});
