import { invalidField } from '#base/failure.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { EditedUser } from '#identity/identity.ts';
import { saveAddresses } from '#identity/server/public.ts';
import { searchTextOf } from '#platform/db/search-text.ts';

/** Changes someone's own name, phone, language and address book; what is not given stays. */
export async function editProfile(tx: Tx, userId: string, edited: EditedUser, now: Instant): Promise<void> {
  const { name, phone, language, addresses, addressesSeen = [] } = edited;
  const changed = await tx
    .updateTable('users')
    .set((row) => ({
      ...(name !== undefined && { name, search: searchTextOf(name) }),
      ...(phone !== undefined && { phone, phone_digits: phoneDigits(phone) }),
      ...(language && { language }),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    // A stored phone may be changed but not removed.
    .$if(phone === '', (query) => query.where('phone', '=', ''))
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw invalidField('phone', 'Phone is required');
  if (addresses) await saveAddresses(tx, userId, { given: addresses, seen: addressesSeen }, now);
}
