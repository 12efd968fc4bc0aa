import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ADDRESSES_AT_MOST, type NewAddress, tooManyAddresses } from '#identity/identity.ts';
import { addressesOf } from '#identity/server/queries/accounts.ts';

type GivenAddress = NewAddress & { _id?: string | undefined };

/**
 * The addresses that were sent, and the ids of those that the sender had seen; clients of the specification send no
 * such ids.
 */
export type SentAddresses = { given: readonly GivenAddress[]; seen: readonly string[] | undefined };

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
    throw invalidField('addresses', 'An address may be listed only once');
  }
  if ([...named].some((id) => !known.has(id) && !seen.includes(id))) {
    throw new Failure('not_found', 'This address is not in your address book any more.');
  }
  const leftOut = seen.filter((id) => known.has(id) && !named.has(id));
  if (known.size - new Set(leftOut).size + added.length > ADDRESSES_AT_MOST) {
    throw invalidField('addresses', tooManyAddresses);
  }
  if (leftOut.length > 0) {
    await tx.deleteFrom('addresses').where('user_id', '=', userId).where('id', 'in', leftOut).execute();
  }
  for (const { _id, pinCode, noEmail, village, ...rest } of given) {
    // Whoever knows nothing of villages leaves them out: the village stays, unless the pincode is another one.
    const kept = _id === undefined ? undefined : known.get(_id);
    const values = {
      ...rest,
      email: noEmail ? '' : rest.email,
      pin_code: pinCode,
      village: village ?? (kept?.pin_code === pinCode ? kept.village : ''),
    };
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
  sent.name === kept.name &&
  (sent.noEmail ? '' : sent.email) === kept.email &&
  sent.phone === kept.phone &&
  sent.street === kept.street &&
  sent.city === kept.city &&
  sent.state === kept.state &&
  sent.pinCode === kept.pin_code &&
  (sent.village ?? kept.village) === kept.village;
