import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Language } from '#base/language/language.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Permission, Role } from '#identity/identity.ts';
import { accountByEmail } from '#identity/server/queries/accounts.ts';
import { isTaken } from '#platform/db/errors.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { type PhoneClaim, phoneName, phoneTaken } from './phone-names.ts';

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
