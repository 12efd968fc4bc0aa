import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NewAddress } from '#identity/identity.ts';
import { addressesOf } from '#identity/server/queries.ts';

type GivenAddress = NewAddress & { _id?: string | undefined };

/** Makes the address book what was sent: new ones are added, known ones changed, those left out deleted. */
export async function replaceAddresses(
  tx: Tx,
  userId: string,
  given: readonly GivenAddress[],
  now: Instant,
): Promise<void> {
  const known = new Set((await addressesOf(tx, userId)).map(({ id }) => id));
  const kept = given.flatMap(({ _id }) => (_id === undefined ? [] : [_id]));
  if (new Set(kept).size < kept.length) throw invalidField('addresses', 'An address may be listed only once');
  if (kept.some((id) => !known.has(id))) {
    throw new Failure('not_found', 'This address is not in your address book any more.');
  }
  const leftOut = [...known].filter((id) => !kept.includes(id));
  if (leftOut.length > 0) {
    await tx.deleteFrom('addresses').where('user_id', '=', userId).where('id', 'in', leftOut).execute();
  }
  for (const { _id, pinCode, ...rest } of given) {
    const values = { ...rest, pin_code: pinCode };
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
