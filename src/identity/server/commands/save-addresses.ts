import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ADDRESSES_AT_MOST, type NewAddress, tooManyAddresses } from '#identity/identity.ts';
import { addressesOf } from '#identity/server/queries.ts';

/** The addresses that were sent, and the ids of those that the sender had seen. */
export type SentAddresses = {
  given: readonly (NewAddress & { _id?: string | undefined })[];
  seen: readonly string[];
};

/**
 * Saves an address book: new addresses are added, existing ones changed. Only addresses that the sender had seen and
 * left out are deleted, so another device's new address is kept. An address that another device deleted is not
 * restored.
 */
export async function saveAddresses(
  tx: Tx,
  userId: string,
  { given, seen }: SentAddresses,
  now: Instant,
): Promise<void> {
  const known = new Map((await addressesOf(tx, userId)).map((address) => [address.id, address]));
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
