import { parse } from 'csv-parse/sync';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { addressLine } from '#base/postal-address.ts';
import { AddressBook } from '#customers/web/address-book.tsx';
import { BookDialog } from '#customers/web/address-dialog.tsx';
import CustomerDetailsPage from '#customers/web/admin/customer-details-page.tsx';
import { BOOK_KEYS, fromBook, type User } from '#identity/identity.ts';
import { choicesFor } from '#orders/web/checkout/address/prefill.ts';
import { wordsIn } from '#platform/words.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { missingParts, shownBy } from './shown-by.ts';

// Each part of an entry of the address book is looked for wherever the entry is read, as the parts of an order are.

type BookKey = (typeof BOOK_KEYS)[number];

const ENTRY = {
  ...Object.fromEntries(BOOK_KEYS.map((key) => [key, `X${key.toLowerCase()}x`])),
  phone: '9812345670',
  pinCode: '844101',
} as Record<BookKey, string>;
const SIGNS = Object.fromEntries(BOOK_KEYS.map((key) => [key, new RegExp(ENTRY[key])]));

/** What each reading leaves out, and why. */
const LEFT_OUT: Record<string, Partial<Record<BookKey, string>>> = {
  'the customer’s page, to staff': { email: 'The page shows that of the account.' },
  'the file of customers': {
    name: 'The file names the customer.',
    email: 'The file has that of the account.',
    phone: 'The file has that of the account.',
  },
  'the form': { village: 'Asked for where the shop lists villages.' },
  'the choice at the checkout': {
    email: 'It is the account’s.',
    phone: 'A choice is known by name and place.',
    state: 'A choice is known by name and place.',
    pinCode: 'A choice is known by name and place.',
    village: 'A choice is known by name and place.',
  },
};

test('each part of an entry is read wherever the entry is, or is left out there for a reason', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const saved = { addresses: [ENTRY], addressesSeen: [] };
  const patched = await asha.call('PATCH', `/api/auth/${asha.user._id}`, saved);
  expect(patched.status).toBe(200);
  const user: User = (await asha.call('GET', '/api/users/user')).body.user;
  const customer: User = (await owner.call('GET', `/api/auth/user/${user._id}`)).body;
  const data = (await asha.call('GET', '/api/users/user/data')).body;
  const { users } = (await owner.call('GET', '/api/auth/user?limit=100')).body as { users: User[] };
  const file = parse<{ addresses: string }>((await owner.call('GET', '/api/auth/customers.csv')).body, {
    bom: true,
    columns: true,
  });
  const [entry] = user.addresses;
  const close = (): void => undefined;
  const form = await shownBy(
    shop,
    createElement(BookDialog, { address: entry, user, save: async () => {}, onClose: close }),
  );
  const [choice] = choicesFor(wordsIn('en'), user, undefined);
  const readings = {
    'the customer': entry ?? {},
    'the customer, to staff': customer.addresses[0] ?? {},
    'the list of customers': users.find(({ _id }) => _id === user._id)?.addresses[0] ?? {},
    'the data that a customer downloads': data.user.addresses[0],
    'the file of customers': file.map(({ addresses }) => addresses).join(),
    'the address book': await shownBy(shop, createElement(AddressBook, { user })),
    'the customer’s page, to staff': await shownBy(shop, createElement(CustomerDetailsPage), {
      customer,
      business: { gstin: '', name: '' },
    }),
    'the form': Object.fromEntries(
      BOOK_KEYS.map((key) => [key, form.includes(` name="${key}"`) ? ENTRY[key] : '']),
    ),
    'the form of the checkout': Object.values(choice?.values ?? {}).join(),
    'the choice at the checkout': choice?.label ?? '',
  };
  const read = Object.entries(readings).map(
    ([name, reading]) => [name, { read: reading, leavesOut: LEFT_OUT[name] ?? {} }] as const,
  );
  expect(missingParts(Object.fromEntries(read), SIGNS)).toEqual([]);
});

test('an entry in the one shape of an address reads as it did in its own', () => {
  expect(addressLine(fromBook({ ...ENTRY }))).toBe(
    'Xstreetx, Xlandmarkx, Xvillagex, Xcityx, Xstatex, 844101',
  );
});
