import { expect, test } from 'vitest';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { activeShelves, addressOf, askedIn, listingCall, type Shelf, toggled } from './listing.ts';

const shelf = (value: string, parent: string | null = null): Shelf => ({ value, title: value, parent });
const SHELVES = FIRST_SHELVES.flatMap((value) =>
  value === 'vegetables' ? [shelf(value), shelf('leafy', value), shelf('gourds', value)] : [shelf(value)],
);

const asked = (search: string) => askedIn(new URLSearchParams(search));

test('a plain address shows everything: All is active, and nothing else', () => {
  expect(asked('')).toEqual({ active: [], q: '', sort: '', filter: {}, page: 1 });
  expect(addressOf(asked(''))).toBe('');
});

test.each(['?category=meat&q=atta&sort=newest&page=3', '?category=fruits', '?q=टमाटर'])(
  'an address that was shared shows what it showed: %s',
  (address) => {
    expect(decodeURIComponent(addressOf(asked(address)))).toBe(address);
  },
);

test('the address of a filtered listing keeps its filter; what is no amount is ignored', () => {
  const shared = '?category=food&brand=Amul+%26+Sons&from=20&to=99.5';
  expect(asked(shared).filter).toEqual({ brand: 'Amul & Sons', from: 20, to: 99.5 });
  expect(addressOf(asked(shared))).toBe(shared);
  expect(asked('?from=cheap&to=-3&brand=').filter).toEqual({});
  expect(listingCall(asked(shared), 0)).toContain('&brand=Amul+%26+Sons&from=20&to=99.5');
});

test('a form without JavaScript sends each category by itself', () => {
  expect(asked('category=meat&category=fruits').active).toEqual(['meat', 'fruits']);
  // 'All' was ticked when the page came; without JavaScript nothing takes it off.
  expect(asked('category=All&category=fruits').active).toEqual(['fruits']);
});

test('values that no screen offers are ignored', () => {
  expect(asked('category=Weapons!,meat&sort=backwards&page=-4')).toEqual({
    active: ['meat'],
    q: '',
    sort: '',
    filter: {},
    page: 1,
  });
  expect(activeShelves(asked('category=weapons,meat'), SHELVES)).toEqual([shelf('meat')]);
  expect(asked('page=2.5').page).toBe(1);
  expect(asked(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

/** What is active after these taps, one after the other. */
const after = (address: string, ...taps: string[]): string[] =>
  taps.reduce((shown, tap) => toggled(shown, tap, SHELVES), asked(address)).active;

test('choosing a category takes All off; All, or unticking the last category, brings everything back', () => {
  expect(toggled(asked('page=4'), 'meat', SHELVES)).toMatchObject({ active: ['meat'], page: 1 });
  expect(after('', 'food', 'meat')).toEqual(['meat', 'food']);
  expect(after('category=meat,food', 'All')).toEqual([]);
  expect(after('category=meat', 'meat')).toEqual([]);
  expect(after('', 'All')).toEqual([]);
  expect(asked('category=').active).toEqual([]);
});

test('a shelf inside another narrows it, and gives its place back when it is unticked', () => {
  expect(after('', 'vegetables', 'leafy')).toEqual(['leafy']);
  expect(after('', 'meat', 'leafy', 'gourds')).toEqual(['leafy', 'gourds', 'meat']);
  expect(after('category=leafy,gourds', 'gourds')).toEqual(['leafy']);
  expect(after('category=leafy', 'leafy')).toEqual(['vegetables']);
  expect(after('category=leafy,meat', 'vegetables')).toEqual(['meat']);
  // A form without scripts sends the outer one, too.
  expect(activeShelves(asked('category=vegetables&category=leafy'), SHELVES)).toEqual([
    shelf('leafy', 'vegetables'),
  ]);
});

test('the API is asked for twelve of what is active', () => {
  expect(listingCall(asked('?category=meat,food&sort=rating&q=x'), 24)).toBe(
    '/products?skip=24&limit=12&packs=one&q=x&category=meat%2Cfood&sort=rating',
  );
  expect(listingCall(asked('?category=All'), 0)).toBe('/products?skip=0&limit=12&packs=one');
});
