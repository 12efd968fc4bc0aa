import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ADDRESSES_AT_MOST, type SentAddress, toBook, tooManyAddresses } from '#identity/identity.ts';
import { addressesOf, BOOK_COLUMNS } from '#identity/server/queries/accounts.ts';
import { toRow } from '#platform/db/columns.ts';
import { foldText } from '#platform/db/search-text.ts';

/**
 * The addresses that were sent, and the ids of those that the sender had seen; clients of the specification send no
 * such ids.
 */
type SentAddresses = { given: readonly SentAddress[]; seen: readonly string[] | undefined };

/**
 * Saves an address book: adds new addresses and changes existing ones. If the sender lists the ids it had seen, only
 * addresses on that list that it left out are deleted, so another device's new address is kept, and an address that
 * another device deleted is not restored. Without the list, the sent addresses are the whole book: all others are
 * deleted, and an address without an id that equals a stored one is taken for it.
 */
export async function saveAddresses(
  tx: Tx,
  userId: string,
  sent: SentAddresses,
  now: Instant,
): Promise<void> {
  const known = new Map((await addressesOf(tx, userId)).map((address) => [address.id, address]));
  const { given, seen } = sent.seen ? { ...sent, seen: sent.seen } : wholeBook(sent.given, known);
  const named = new Set(given.flatMap(({ _id }) => (_id === undefined ? [] : [_id])));
  const added = given.filter(({ _id }) => _id === undefined);
  if (named.size + added.length < given.length) {
    throw invalidField('addresses', /*i18n*/ 'An address may be listed only once');
  }
  if ([...named].some((id) => !known.has(id) && !seen.includes(id))) {
    throw new Failure(
      'not_found',
      /*i18n*/ 'This address is no longer in your address book. Please choose another one.',
    );
  }
  const leftOut = seen.filter((id) => known.has(id) && !named.has(id));
  if (known.size - new Set(leftOut).size + added.length > ADDRESSES_AT_MOST) {
    throw invalidField('addresses', tooManyAddresses);
  }
  if (leftOut.length > 0) {
    await tx.deleteFrom('addresses').where('user_id', '=', userId).where('id', 'in', leftOut).execute();
  }
  for (const [at, address] of given.entries()) {
    const { _id } = address;
    const kept = _id === undefined ? undefined : known.get(_id);
    if (kept) expectNothingEmptied(address, kept, at);
    const values = rowOf(address, kept);
    if (_id === undefined) await addAddress(tx, userId, values, now);
    else {
      await tx
        .updateTable('addresses')
        .set(values)
        .where('id', '=', _id)
        .where('user_id', '=', userId)
        .execute();
    }
  }
}

/**
 * Keeps the address of an order in the shopper's book, unless it is there already. A book that is full stays as it is, because
 * the order matters more.
 */
export async function keepAddress(tx: Tx, userId: string, to: PostalAddress, now: Instant): Promise<void> {
  const ordered = toBook(to);
  if (!ordered) return;
  const book = await addressesOf(tx, userId);
  const same = book.find((kept) => isSamePlace(ordered, kept));
  if (same?.landmark === '')
    await tx
      .updateTable('addresses')
      .set({ landmark: ordered.landmark ?? '' })
      .where('id', '=', same.id)
      .execute();
  else if (!same && book.length < ADDRESSES_AT_MOST)
    await addAddress(tx, userId, rowOf(ordered, undefined), now);
}

const addAddress = (tx: Tx, userId: string, values: ReturnType<typeof rowOf>, now: Instant) =>
  tx
    .insertInto('addresses')
    .values({ id: newId(), user_id: userId, created_at: now, ...values })
    .execute();

/** True if an order goes to the person and the house of an entry; one that was made without a landmark may get it. */
const isSamePlace = (ordered: SentAddress, kept: KnownAddress): boolean => {
  const { name, phone, street, village, pin_code, landmark } = rowOf(ordered, kept);
  const texts = { name, phone, street, village, pin_code, ...(kept.landmark && { landmark }) };
  return Object.entries(texts).every(
    ([column, text]) => alike(text) === alike(kept[column as keyof typeof texts]),
  );
};

const alike = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ');

/** Refuses to empty what an entry has: only what an order left out may stay empty. */
function expectNothingEmptied(sent: SentAddress, kept: KnownAddress, at: number): void {
  const refuse = (key: string, message: string) => invalidField(`addresses.${at}.${key}`, message);
  if (kept.city && !sent.city) throw refuse('city', /*i18n*/ 'city is required');
  if (kept.state && !sent.state) throw refuse('state', /*i18n*/ 'state is required');
  if (kept.pin_code && !sent.pinCode) throw refuse('pinCode', /*i18n*/ 'pinCode is required');
}

type KnownAddress = Awaited<ReturnType<typeof addressesOf>>[number];
type Known = ReadonlyMap<string, KnownAddress>;

/** A list that is the whole book: every kept address counts as seen, and those that equal one without an id are found. */
function wholeBook(given: readonly SentAddress[], known: Known): { given: SentAddress[]; seen: string[] } {
  const free = new Map(known);
  for (const { _id } of given) if (_id !== undefined) free.delete(_id);
  const named = given.map((address) => {
    if (address._id !== undefined) return address;
    const same = [...free.values()].find((kept) => isSame(address, kept));
    if (!same) return address;
    free.delete(same.id);
    return { ...address, _id: same.id };
  });
  return { given: named, seen: [...known.keys()] };
}

const isSame = (sent: SentAddress, kept: KnownAddress): boolean =>
  Object.entries(rowOf(sent, kept)).every(([column, text]) => text === kept[column as keyof KnownAddress]);

/** The columns of an entry. An old client leaves out the village: it stays, unless the pincode is another one. */
const rowOf = (sent: SentAddress, kept: KnownAddress | undefined) =>
  toRow(BOOK_COLUMNS, {
    ...sent,
    email: sent.noEmail ? '' : sent.email,
    village: sent.village ?? (kept?.pin_code === sent.pinCode ? kept.village : ''),
    landmark: sent.landmark ?? kept?.landmark,
  });
