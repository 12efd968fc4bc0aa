import { expect, test } from 'vitest';
import { addressOf, askedIn, listingCall, toggled, wantedCategories } from './listing.ts';

const asked = (search: string) => askedIn(new URLSearchParams(search));

test('a plain address shows everything: All is active, and nothing else', () => {
  expect(asked('')).toEqual({ active: ['All'], q: '', sort: '', page: 1 });
  expect(addressOf(asked(''))).toBe('');
});

test.each(['?category=All,meat&q=atta&sort=newest&page=3', '?category=fruits', '?q=टमाटर', '?category='])(
  'an address that was shared shows what it showed: %s',
  (address) => {
    expect(decodeURIComponent(addressOf(asked(address)))).toBe(address);
  },
);

test('a form without JavaScript sends each category by itself', () => {
  expect(asked('category=meat&category=fruits').active).toEqual(['fruits', 'meat']);
});

test('what nobody could have chosen is passed over', () => {
  expect(asked('category=weapons,meat&sort=backwards&page=-4')).toEqual({
    active: ['meat'],
    q: '',
    sort: '',
    page: 1,
  });
  expect(asked('page=2.5').page).toBe(1);
  expect(asked(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

test('a tap puts a category into the active list, and another takes it out; All stays until it is tapped', () => {
  const withMeat = toggled(asked('page=4'), 'meat');
  expect(withMeat).toMatchObject({ active: ['All', 'meat'], page: 1 });
  expect(wantedCategories(withMeat)).toEqual([]);
  const onlyMeat = toggled(withMeat, 'All');
  expect(wantedCategories(onlyMeat)).toEqual(['meat']);
  expect(wantedCategories(toggled(onlyMeat, 'meat'))).toBeUndefined();
});

test('the API is asked for twelve of what is active', () => {
  expect(listingCall(asked('?category=meat,food&sort=rating&q=x'), 24)).toBe(
    '/products?skip=24&limit=12&q=x&category=meat%2Cfood&sort=rating',
  );
  expect(listingCall(asked('?category=All,meat'), 0)).toBe('/products?skip=0&limit=12');
});
