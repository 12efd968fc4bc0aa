import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Language } from '#base/language.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Permission, Role } from '#identity/identity.ts';
import { isTaken } from '#platform/db/errors.ts';
import { searchTextOf } from '#platform/db/search-text.ts';

/** A new account. Without a password hash, its owner sets a password by mail or signs in with Google. */
export type NewAccount = {
  name: string;
  email: string;
  phone: string;
  passwordHash: string | null;
  googleSubject?: string;
  role?: Role;
  permissions?: readonly Permission[];
  owner?: boolean;
  language?: Language | undefined;
};

/** Adds an account, with the role of a shopper by default; refuses an e-mail address that already has one. */
export async function addAccount(tx: Tx, account: NewAccount, now: Instant): Promise<string> {
  const added = await tx
    .insertInto('users')
    .values({
      id: newId(),
      name: account.name,
      search: searchTextOf(account.name),
      email: account.email,
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
    .onConflict((row) => row.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw emailTaken();
  return added.id;
}

/** The failure for an e-mail address that is already taken. */
function emailTaken(): Failure {
  const message = 'This email address already has an account';
  return new Failure('conflict', message, { fields: { email: [message] } });
}

/** The same failure when an account is changed: there the database's unique key finds it. */
export async function orEmailTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isTaken(error, 'users.email')) throw emailTaken();
    throw error;
  }
}
