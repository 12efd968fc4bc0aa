import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor, EditedUser } from '#identity/identity.ts';
import { addresseeById, changeAccount, saveAddresses } from '#identity/server/public.ts';

/** Changes someone's own name, phone, language and address book; what is not given stays. */
export async function editProfile(tx: Tx, actor: Actor, edited: EditedUser, now: Instant): Promise<void> {
  const { name, phone, language, addresses, addressesSeen } = edited;
  await changeAccount(
    tx,
    actor,
    { id: actor.userId, change: { name, phone, language: language || undefined } },
    now,
  );
  if (addresses) await saveAddresses(tx, actor.userId, { given: addresses, seen: addressesSeen }, now);
}

/** Gives an e-mail address to somebody's own account that has none; the phone stays a name to log in with. */
export async function addEmail(tx: Tx, actor: Actor, email: string, now: Instant): Promise<void> {
  if (await addresseeById(tx, actor.userId))
    throw new Failure('conflict', 'Your account has an e-mail address already.');
  await changeAccount(tx, actor, { id: actor.userId, change: { email } }, now);
}
