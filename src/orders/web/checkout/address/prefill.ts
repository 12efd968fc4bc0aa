import type { I18n } from '@lingui/core';
import { fullName, houseLines, NEEDED_KEYS, ONE_NAME, type PostalAddress } from '#base/postal-address.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import { pincodeKey, villageKey } from '#delivery/delivery.ts';
import { fromBook, type User } from '#identity/identity.ts';

/** Values of the address form, by field. */
export type AddressText = Record<string, string>;

/** An address that the form can be filled with at one tap. */
export type Choice = { name: string; label: string; values: AddressText };

const DRAFT = 'checkoutDraft';

/** Typed text survives a reload until it is ordered. It is kept for one person, until the browser is closed. */
export const keepDraft = (user: string, values: AddressText): void =>
  void keep(DRAFT, { user, values }, 'session');

/** Address that this shopper typed and has not ordered with yet. */
export function draftOf(user: string): AddressText | undefined {
  const kept = readKept(DRAFT, 'session') as { user: string; values: AddressText } | undefined;
  return kept?.user === user ? kept.values : undefined;
}

/** Forgets what was typed: it was ordered. */
export const forgetDraft = (): void => forget(DRAFT);

/** The addresses to choose from: that of the last order, which mostly is in the address book, then the book, newest first. */
export function choicesFor(i18n: I18n, user: User, last: PostalAddress | undefined): Choice[] {
  const choices = user.addresses.map((entry) => {
    const to = fromBook(entry);
    const label = [entry.name, ...houseLines(to), to.district].filter(Boolean).join(', ');
    return { name: entry._id, label, values: asText({ ...to, ...splitName(entry.name) }) };
  });
  if (!last) return choices;
  const saved = choices.find(({ values }) => isSamePlace(values, asText(last)));
  if (saved) return [saved, ...choices.filter((choice) => choice !== saved)];
  const label = i18n._('account.checkout.asLastTime', { name: fullName(last), colony: last.colony });
  return [{ name: 'last', label, values: asText(last) }, ...choices];
}

/** First values of the address form; `isKnown` for a complete address that the shop knows, so the shopper types nothing. */
export type Start = { name: string; values: AddressText; isKnown: boolean };

/**
 * The form begins with what was typed and not ordered yet, else with the first known address in the place that the device
 * remembers, else with the person’s own name and that place. A village that was chosen is never replaced by that of an older order.
 */
export function startFor(
  user: User,
  choices: readonly Choice[],
  { pincode = '', village = '' }: { pincode?: string; village?: string } = {},
): Start {
  const place = { pincode, village };
  const draft = draftOf(user._id);
  const remembered = { ...(pincode && { pincode }), ...(village && { village, colony: village }) };
  const known = choices.find(({ values }) => isThere(values, place));
  if (!draft) return startWith(known, { ...ownValues(user), ...remembered });
  const values = isThere(draft, place) ? draft : movedTo(draft, place);
  const isKnown = choices.some(
    (choice) => isSamePlace(choice.values, values) && isWhole(choice.values) && isThere(choice.values, place),
  );
  return { name: '', values, isKnown };
}

/** The form begins anew with a known address. */
export const startWith = (choice: Choice | undefined, otherwise: AddressText = {}): Start => ({
  name: choice?.name ?? '',
  values: choice?.values ?? otherwise,
  isKnown: choice !== undefined && isWhole(choice.values),
});

type Place = { pincode: string; village: string };

/** The address that was typed, in the place that was chosen since then. */
const movedTo = (draft: AddressText, place: Place): AddressText => {
  const { district: _district, state: _state, ...typed } = draft;
  const colony = draft['colony'] === draft['village'] ? place.village : (draft['colony'] ?? '');
  return { ...typed, ...place, colony };
};

const isThere = (values: AddressText, { pincode, village }: Place): boolean =>
  (pincode === '' || pincodeKey(values['pincode'] ?? '') === pincode) &&
  (village === '' || villageKey(values['village'] ?? '') === villageKey(village));

const isWhole = (values: AddressText): boolean => NEEDED_KEYS.every((name) => values[name]?.trim());

const isSamePlace = (some: AddressText, other: AddressText): boolean =>
  NEEDED_KEYS.every((name) => some[name] === other[name]);

/** First values of the form without a known address: the shopper's own name and phone. */
export const ownValues = ({ name, phone }: Pick<User, 'name' | 'phone'>): AddressText => ({
  ...splitName(name),
  phone,
});

/** The last word is the last name. A person who gave a single name has no other. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : ONE_NAME;
  return { firstName: words.join(' '), lastName };
}

const asText = (address: PostalAddress): AddressText =>
  Object.fromEntries(Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1])));
