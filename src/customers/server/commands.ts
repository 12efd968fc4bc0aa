import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Business } from '#customers/customers.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor, EditedUser } from '#identity/identity.ts';
import {
  addAccount,
  type NewAccount,
  type AccountChange,
  changeAccount,
  deleteAccount,
  addresseeById,
  type PersonalPart,
  standingOf,
  saveAddresses,
} from '#identity/server/public.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { keepBusiness } from './business.ts';

/** Adds a customer on behalf of the shop. */
export async function addCustomer(
  tx: Tx,
  actor: Actor,
  customer: Pick<NewAccount, 'name' | 'email' | 'phone' | 'isShown' | 'passwordHash'>,
  now: Instant,
): Promise<string> {
  const id = await addAccount(tx, customer, now);
  await note(tx, actor, { id, action: 'added' }, now);
  return id;
}

/** Changes a customer's name, e-mail address and phone. Without an address (null), the phone is the login name. */
export async function editCustomer(
  tx: Tx,
  actor: Actor,
  { id, change }: { id: string; change: AccountChange },
  now: Instant,
): Promise<void> {
  await expectShopper(tx, id);
  // The empty address is how an account without one looks, and no way to take one away.
  const isBlank = change.email === '';
  if (isBlank && (await addresseeById(tx, id)) !== undefined)
    throw invalidField('email', /*i18n*/ 'Email is required');
  const email = isBlank ? undefined : change.email;
  await changeAccount(tx, actor, { id, change: { ...change, email } }, now);
  await note(tx, actor, { id, action: 'details changed' }, now);
}

/** Notes the business that a customer buys for. */
export async function noteBusiness(
  tx: Tx,
  actor: Actor,
  { id, business }: { id: string; business: Business },
  now: Instant,
): Promise<void> {
  await expectShopper(tx, id);
  await keepBusiness(tx, id, business, now);
  await note(tx, actor, { id, action: 'details changed' }, now);
}

/** Deletes a customer's account, as they could themselves. */
export async function removeCustomer(
  tx: Tx,
  actor: Actor,
  { id, parts }: { id: string; parts: readonly PersonalPart[] },
  now: Instant,
): Promise<void> {
  await expectShopper(tx, id);
  await deleteAccount(tx, id, parts, now);
  await note(tx, actor, { id, action: 'deleted' }, now);
}

async function expectShopper(tx: Tx, id: string): Promise<void> {
  const { role } = await standingOf(tx, id);
  if (role !== 'user') throw new Failure('forbidden', /*office*/ 'This person is staff. Use the team page.');
}

/** Name and contact data are personal: the log records that they changed, but not the values. */
const note = (tx: Tx, actor: Actor, { id, action }: { id: string; action: string }, now: Instant) =>
  recordAudit(tx, { actor, entity: 'account', entityId: id, action }, now);

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

/** Adds an e-mail address to the customer's own account, which has none; the phone stays a name to log in with. */
export async function addEmail(tx: Tx, actor: Actor, email: string, now: Instant): Promise<void> {
  if (await addresseeById(tx, actor.userId))
    throw new Failure('conflict', /*i18n*/ 'Your account already has an e-mail address.');
  await changeAccount(tx, actor, { id: actor.userId, change: { email } }, now);
}
