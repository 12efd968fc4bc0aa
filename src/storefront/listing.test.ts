import { expect, test } from 'vitest';
import { addressOf, askedIn, listingCall, toggled, wantedCategories } from './listing.ts';

const asked = (search: string) => askedIn(new URLSearchParams(search));

test('a plain address shows everything: All is active, and nothing else', () => {
  expect(asked('')).toEqual({ active: ['All'], q: '', sort: '', page: 1 });
  expect(addressOf(asked(''))).toBe('');
});

test.each(['?category=meat&q=atta&sort=newest&page=3', '?category=fruits', '?q=टमाटर'])(
  'an address that was shared shows what it showed: %s',
  (address) => {
    expect(decodeURIComponent(addressOf(asked(address)))).toBe(address);
  },
);

test('a form without JavaScript sends each category by itself', () => {
  expect(asked('category=meat&category=fruits').active).toEqual(['fruits', 'meat']);
  // 'All' was ticked when the page came; without JavaScript nothing takes it off.
  expect(asked('category=All&category=fruits').active).toEqual(['fruits']);
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

test('choosing a category takes All off; All, or unticking the last category, brings everything back', () => {
  const onlyMeat = toggled(asked('page=4'), 'meat');
  expect(onlyMeat).toMatchObject({ active: ['meat'], page: 1 });
  expect(wantedCategories(onlyMeat)).toEqual(['meat']);
  const withFood = toggled(onlyMeat, 'food');
  expect(withFood.active).toEqual(['meat', 'food']);
  expect(toggled(withFood, 'All').active).toEqual(['All']);
  expect(toggled(onlyMeat, 'meat').active).toEqual(['All']);
  expect(wantedCategories(toggled(onlyMeat, 'meat'))).toEqual([]);
  expect(toggled(asked(''), 'All').active).toEqual(['All']);
  expect(asked('category=').active).toEqual(['All']);
});

test('the API is asked for twelve of what is active', () => {
  expect(listingCall(asked('?category=meat,food&sort=rating&q=x'), 24)).toBe(
    '/products?skip=24&limit=12&q=x&category=meat%2Cfood&sort=rating',
  );
  expect(listingCall(asked('?category=All'), 0)).toBe('/products?skip=0&limit=12');
});
