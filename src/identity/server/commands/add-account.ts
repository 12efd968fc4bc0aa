import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Language } from '#base/language/language.ts';
import { loginPhone, phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { NOT_A_MOBILE, type Permission, type Role } from '#identity/identity.ts';
import { accountByName } from '#identity/server/queries/account-by-name.ts';
import { isTaken } from '#platform/db/errors.ts';
import { searchTextOf } from '#platform/db/search-text.ts';

/**
 * A new account. Without an e-mail address, the phone is the name to log in with. Without a password hash, its owner
 * sets a password by mail or by a code of the shop, or signs in with Google.
 */
export type NewAccount = {
  name: string;
  email: string | null;
  phone: string;
  passwordHash: string | null;
  googleSubject?: string;
  role?: Role;
  permissions?: readonly Permission[];
  owner?: boolean;
  language?: Language | undefined;
};

/** Adds an account, with the role of a shopper by default; refuses a login name that already has one. */
export async function addAccount(tx: Tx, account: NewAccount, now: Instant): Promise<string> {
  const phoneName = account.email === null ? await freeLoginPhone(tx, account.phone) : undefined;
  const added = await tx
    .insertInto('users')
    .values({
      id: newId(),
      name: account.name,
      search: searchTextOf(account.name),
      email: account.email,
      no_email_at: account.email === null ? now : null,
      login_phone: phoneName ?? null,
      phone: account.phone,
      phone_digits: phoneDigits(account.phone),
      password_hash: account.passwordHash,
      google_subject: account.googleSubject ?? null,
      role: account.role ?? 'user',
      permissions: (account.permissions ?? []).join(','),
      owner: account.owner ? 1 : 0,
      language: account.language ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((row) => row.column(phoneName === undefined ? 'email' : 'login_phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw phoneName === undefined ? emailTaken() : phoneTaken();
  return added.id;
}

/**
 * The login name that a phone makes. Refused if one can log in with this number already; the unique key refuses it if
 * somebody else takes it at the same moment.
 */
export async function freeLoginPhone(tx: Tx, phone: string, ownId?: string): Promise<string> {
  const name = loginPhone(phone);
  if (name === undefined) throw invalidField('phone', NOT_A_MOBILE);
  const holder = await accountByName(tx, name);
  if (holder && holder.id !== ownId) throw phoneTaken();
  return name;
}

/** The failure for an e-mail address that is already taken. */
function emailTaken(): Failure {
  const message = 'This email address already has an account';
  return new Failure('conflict', message, { fields: { email: [message] } });
}

/** The failure for a phone that somebody logs in with. */
function phoneTaken(): Failure {
  const message =
    'This phone number already has an account. Log in with it, or ask the shop for a code if the password is forgotten.';
  return new Failure('conflict', message, { fields: { phone: [message] } });
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
