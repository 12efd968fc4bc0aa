import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ADDRESSES_AT_MOST, type BookAddress, tooManyAddresses } from '#identity/identity.ts';
import { addressesOf, BOOK_COLUMNS } from '#identity/server/queries/accounts.ts';
import { toRow } from '#platform/db/columns.ts';

type GivenAddress = BookAddress & { _id?: string | undefined };

/**
 * The addresses that were sent, and the ids of those that the sender had seen; clients of the specification send no
 * such ids.
 */
type SentAddresses = { given: readonly GivenAddress[]; seen: readonly string[] | undefined };

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
  for (const address of given) {
    const { _id } = address;
    const values = rowOf(address, _id === undefined ? undefined : known.get(_id));
    if (_id === undefined) {
      await tx
        .insertInto('addresses')
        .values({ id: newId(), user_id: userId, created_at: now, ...values })
        .execute();
    } else {
      await tx
        .updateTable('addresses')
        .set(values)
        .where('id', '=', _id)
        .where('user_id', '=', userId)
        .execute();
    }
  }
}

type KnownAddress = Awaited<ReturnType<typeof addressesOf>>[number];
type Known = ReadonlyMap<string, KnownAddress>;

/** A list that is the whole book: every kept address counts as seen, and those that equal one without an id are found. */
function wholeBook(given: readonly GivenAddress[], known: Known): { given: GivenAddress[]; seen: string[] } {
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

const isSame = (sent: GivenAddress, kept: KnownAddress): boolean =>
  Object.entries(rowOf(sent, kept)).every(([column, text]) => text === kept[column as keyof KnownAddress]);

/** The columns of an entry. An old client leaves out the village: it stays, unless the pincode is another one. */
const rowOf = (sent: GivenAddress, kept: KnownAddress | undefined) =>
  toRow(BOOK_COLUMNS, {
    ...sent,
    email: sent.noEmail ? '' : sent.email,
    village: sent.village ?? (kept?.pin_code === sent.pinCode ? kept.village : ''),
  });
