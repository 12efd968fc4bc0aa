import { beforeEach, expect, test } from 'vitest';
import type { User } from '#identity/identity.ts';
import { wordsIn } from '#platform/words.ts';
import { openBrowser } from '#test/fakes/fake-browser.ts';
import { choicesFor, draftOf, forgetDraft, keepDraft, ownValues, startFor } from './prefill.ts';

const home = {
  _id: 'a1',
  name: 'Asha Devi Rao',
  email: 'asha@example.in',
  phone: '9876500000',
  street: 'Hill Road 7',
  city: 'Shillong',
  state: 'Meghalaya',
  pinCode: '793001',
};
const user = { name: 'Asha Rao', phone: '9876543210', addresses: [home] } as User;
const last = {
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '9876543210',
  colony: 'Nehru Nagar',
  landmark: 'Behind the school',
  pincode: '411001',
};

beforeEach(() => {
  openBrowser();
});

test('the address of the last order comes first, then the address book', () => {
  expect(choicesFor(wordsIn('en'), user, last).map(({ label }) => label)).toEqual([
    'As last time: Asha Rao, Nehru Nagar',
    'Asha Devi Rao, Hill Road 7, Shillong',
  ]);
  expect(choicesFor(wordsIn('en'), user, last)[0]?.values).toEqual(last);
});

test('an order that went to a saved address is that address, and stands first', () => {
  const saved = {
    ...home,
    _id: 'a2',
    name: 'Asha Rao',
    phone: last.phone,
    street: last.colony,
    landmark: last.landmark,
  };
  const known = choicesFor(wordsIn('en'), { ...user, addresses: [home, saved] }, last);
  expect(known.map(({ name }) => name)).toEqual(['a2', 'a1']);
});

test('the place that was chosen counts: an address there is taken, else the form begins with the place', () => {
  const asha = {
    ...user,
    _id: 'asha',
    addresses: [{ ...home, village: 'Laitumkhrah', landmark: 'Near the church' }],
  };
  const choices = choicesFor(wordsIn('en'), asha, undefined);
  const there = { pincode: '793001', village: 'laitumkhrah' };
  expect(startFor(asha, choices, there)).toMatchObject({ name: 'a1', isKnown: true });
  const elsewhere = { pincode: '844101', village: 'Rampur' };
  expect(startFor(asha, choices, elsewhere)).toEqual({
    name: '',
    values: { firstName: 'Asha', lastName: 'Rao', phone: '9876543210', ...elsewhere, colony: 'Rampur' },
    isKnown: false,
  });
  keepDraft('asha', {
    firstName: 'Asha',
    colony: 'Khairi',
    landmark: 'Near the school',
    village: 'Khairi',
    pincode: '844102',
    state: 'Bihar',
  });
  expect(startFor(asha, choices, elsewhere)).toEqual({
    name: '',
    values: { firstName: 'Asha', colony: 'Rampur', landmark: 'Near the school', ...elsewhere },
    isKnown: false,
  });
});

test('a saved address without a landmark fills the form as far as it goes', () => {
  expect(choicesFor(wordsIn('en'), user, undefined)[0]?.values).toEqual({
    firstName: 'Asha Devi',
    lastName: 'Rao',
    phone: '9876500000',
    email: 'asha@example.in',
    colony: 'Hill Road 7',
    district: 'Shillong',
    state: 'Meghalaya',
    pincode: '793001',
  });
});

test('a newcomer’s form begins with their name and phone; one name is a first name', () => {
  expect(ownValues(user)).toEqual({ firstName: 'Asha', lastName: 'Rao', phone: '9876543210' });
  expect(ownValues({ name: 'Asha', phone: '' })).toEqual({ firstName: 'Asha', lastName: '-', phone: '' });
});

test('what was typed is kept for the one who typed it, until it is ordered', () => {
  keepDraft('asha', { colony: 'Gandhi Road' });
  expect(draftOf('asha')).toEqual({ colony: 'Gandhi Road' });
  expect(draftOf('ravi')).toBeUndefined();
  forgetDraft();
  expect(draftOf('asha')).toBeUndefined();
});
