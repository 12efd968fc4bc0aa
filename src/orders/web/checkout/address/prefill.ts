import type { I18n } from '@lingui/core';
import { fullName, houseLines, NEEDED_KEYS, type PostalAddress } from '#base/postal-address.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
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

/** The addresses to choose from: that of the last order, then the address book, newest first. */
export function choicesFor(i18n: I18n, user: User, last: PostalAddress | undefined): Choice[] {
  const choices = user.addresses.map((entry) => {
    const to = fromBook(entry);
    const label = [entry.name, ...houseLines(to), to.district].join(', ');
    return { name: entry._id, label, values: asText({ ...to, ...splitName(entry.name) }) };
  });
  if (!last) return choices;
  const label = i18n._('account.checkout.asLastTime', { name: fullName(last), colony: last.colony });
  return [{ name: 'last', label, values: asText(last) }, ...choices];
}

/** First values of the address form; `isKnown` for a complete address that the shop knows, so the shopper types nothing. */
export type Start = { name: string; values: AddressText; isKnown: boolean };

/**
 * The form begins with what was typed and not ordered yet, else with the first known address, else with the person’s own
 * name and the place that the device remembers.
 */
export function startFor(
  user: User,
  choices: readonly Choice[],
  { pincode = '', village = '' }: { pincode?: string; village?: string } = {},
): Start {
  const draft = draftOf(user._id);
  const remembered = { ...(pincode && { pincode }), ...(village && { village }) };
  if (!draft) return startWith(choices[0], { ...ownValues(user), ...remembered });
  const isKnown = choices.some(({ values }) => isSamePlace(values, draft) && isWhole(values));
  return { name: '', values: draft, isKnown };
}

/** The form begins anew with a known address. */
export const startWith = (choice: Choice | undefined, otherwise: AddressText = {}): Start => ({
  name: choice?.name ?? '',
  values: choice?.values ?? otherwise,
  isKnown: choice !== undefined && isWhole(choice.values),
});

const isWhole = (values: AddressText): boolean => NEEDED_KEYS.every((name) => values[name]?.trim());

const isSamePlace = (some: AddressText, other: AddressText): boolean =>
  NEEDED_KEYS.every((name) => some[name] === other[name]);

/** First values of the form without a known address: the shopper's own name and phone. */
export const ownValues = ({ name, phone }: Pick<User, 'name' | 'phone'>): AddressText => ({
  ...splitName(name),
  phone,
});

/** The last word is the last name; it stays empty for a shopper with a single name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

const asText = (address: PostalAddress): AddressText =>
  Object.fromEntries(Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1])));
