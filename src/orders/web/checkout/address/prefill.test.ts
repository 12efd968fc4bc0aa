import { beforeEach, expect, test } from 'vitest';
import type { User } from '#identity/identity.ts';
import { wordsIn } from '#platform/words.ts';
import { openBrowser } from '#test/fakes/fake-browser.ts';
import { choicesFor, draftOf, forgetDraft, keepDraft, ownValues } from './prefill.ts';

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

test('a saved address fills the form as far as it goes; only the landmark is left', () => {
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
  expect(ownValues({ name: 'Asha', phone: '' })).toEqual({ firstName: 'Asha', lastName: '', phone: '' });
});

test('what was typed is kept for the one who typed it, until it is ordered', () => {
  keepDraft('asha', { colony: 'Gandhi Road' });
  expect(draftOf('asha')).toEqual({ colony: 'Gandhi Road' });
  expect(draftOf('ravi')).toBeUndefined();
  forgetDraft();
  expect(draftOf('asha')).toBeUndefined();
});
