import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Language } from '#base/language/language.ts';
import { phoneDigits, loginPhone } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type Permission, type Role, NOT_A_MOBILE } from '#identity/identity.ts';
import { accountByEmail } from '#identity/server/queries/accounts.ts';
import { isTaken } from '#platform/db/errors.ts';
import { searchTextOf } from '#platform/db/search-text.ts';

/**
 * A new account. Without an e-mail address, the phone is the name to log in with. Without a password hash, its owner
 * sets a password by mail or by a code of the shop, or signs in with Google.
 */
export type NewAccount = PhoneClaim & {
  name: string;
  passwordHash: string | null;
  googleSubject?: string;
  role?: Role;
  permissions?: readonly Permission[];
  owner?: boolean;
  rescuer?: boolean;
  language?: Language | undefined;
};

/** Adds an account, with the role of a shopper by default; refuses a login name that already has one. */
export async function addAccount(tx: Tx, account: NewAccount, now: Instant): Promise<string> {
  const name = await phoneName(tx, account);
  const row = {
    id: newId(),
    name: account.name,
    search: searchTextOf(account.name),
    email: account.email,
    no_email_at: account.email === null ? now : null,
    phone: account.phone,
    phone_digits: phoneDigits(account.phone),
    password_hash: account.passwordHash,
    google_subject: account.googleSubject ?? null,
    role: account.role ?? 'user',
    permissions: (account.permissions ?? []).join(','),
    owner: account.owner ? 1 : 0,
    rescuer: account.rescuer ? 1 : 0,
    language: account.language ?? null,
    created_at: now,
    updated_at: now,
  } as const;
  const insert = (login_phone: string | null) =>
    tx
      .insertInto('users')
      .values({ ...row, login_phone })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
  const added = await insert(name);
  if (added) return added.id;
  if (account.email === null) throw phoneTaken();
  if (await accountByEmail(tx, account.email)) throw emailTaken();
  // Somebody else came to the number at this moment.
  const withoutPhone = name === null ? undefined : await insert(null);
  if (!withoutPhone) throw emailTaken();
  return withoutPhone.id;
}

/** The failure for an e-mail address that is already taken. */
function emailTaken(): Failure {
  const message = /*i18n*/ 'This email address already has an account';
  return new Failure('conflict', message, { fields: { email: [message] } });
}

/** The same failures when an account is changed: there the database's unique keys find them. */
export async function orNameTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isTaken(error, 'users.email')) throw emailTaken();
    if (isTaken(error, 'users.login_phone')) throw phoneTaken();
    throw error;
  }
}

/** A claim to a number: `isShown` if a code to this phone was entered, or an admin answers for it. */
export type PhoneClaim = { phone: string; email: string | null; isShown?: boolean | undefined };

/**
 * The login name that a phone makes for an account. The first account with a number keeps it when another gives the
 * same number: the other account gets no login name if it has an e-mail address, and is refused otherwise. A number
 * moves only if it was shown, and only from an account that has an e-mail address to log in with.
 */
export async function phoneName(
  tx: Tx,
  { phone, email, isShown = false }: PhoneClaim,
  ownId?: string,
): Promise<string | null> {
  const name = loginPhone(phone);
  if (name === undefined && email === null) throw invalidField('phone', NOT_A_MOBILE);
  if (name === undefined) return null;
  if (isShown) await releasePhone(tx, name);
  const isFree = !(await isHeld(tx, name, ownId));
  if (!isFree && email === null) throw isShown ? phoneIsAnothers() : phoneTaken();
  return isFree ? name : null;
}

const isHeld = async (tx: Tx, name: string, ownId: string | undefined): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('login_phone', '=', name)
    .$if(ownId !== undefined, (user) => user.where('id', '!=', ownId ?? ''))
    .executeTakeFirst()) !== undefined;

/** Takes a number from the account that has it, if that one is logged in with an e-mail address as well. */
const releasePhone = (tx: Tx, name: string) =>
  tx
    .updateTable('users')
    .set({ login_phone: null })
    .where('login_phone', '=', name)
    .where('email', 'is not', null)
    .execute();

const TAKEN =
  /*i18n*/ 'This phone number already has an account. Log in with it, ask the shop for a code, or sign up with an e-mail address.';

/** The failure for a phone that is a login name already. It is the same for every account that has the number. */
const phoneTaken = (): Failure => new Failure('conflict', TAKEN, { fields: { phone: [TAKEN] } });

const ANOTHERS =
  /*office*/ 'A customer without an e-mail address logs in with this number. Find this customer and give a code there.';

/** The failure for an admin who answers for a number that is the only login name of another account. */
const phoneIsAnothers = (): Failure => new Failure('conflict', ANOTHERS, { fields: { phone: [ANOTHERS] } });
