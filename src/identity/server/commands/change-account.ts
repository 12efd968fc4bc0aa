import { Failure, invalidField } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import { loginPhone, phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { type PhoneClaim, phoneName } from './add-account.ts';
import { endOtherSessions } from './open-session.ts';
import { voidResets } from './reset-password.ts';

/** The fields of an account that the shop may change; undefined fields stay as they are. */
export type AccountChange = {
  name?: string | undefined;
  /** Null takes the address away: the phone is the name to log in with from then on. */
  email?: string | null | undefined;
  phone?: string | undefined;
  /** An admin answers for the number being this person's. */
  isShown?: boolean | undefined;
  language?: Language | undefined;
};

/**
 * Changes a person's name, e-mail address and phone. A new login name voids links and codes given for the old one and
 * logs out all devices, except the device on which people change their own account.
 */
export async function changeAccount(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  { id: userId, change }: { id: string; change: AccountChange },
  now: Instant,
): Promise<void> {
  const { name, email, phone, language, isShown } = change;
  const before = await tx
    .selectFrom('users')
    .select(['email', 'phone', 'login_phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
  if (phone === '' && before.phone !== '') throw invalidField('phone', /*i18n*/ 'Phone is required');
  const after = { email: email === undefined ? before.email : email, phone: phone ?? before.phone };
  const loginName = await loginNameAfter(tx, { userId, before, after: { ...after, isShown } });
  await tx
    .updateTable('users')
    .set((row) => ({
      ...(name !== undefined && { name, search: searchTextOf(name) }),
      ...(email !== undefined && { email, no_email_at: email === null ? now : null }),
      ...(phone !== undefined && { phone, phone_digits: phoneDigits(phone) }),
      ...(language && { language }),
      login_phone: loginName,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute();
  const isOnlyName = before.email === null || after.email === null;
  if (after.email !== before.email || (isOnlyName && loginName !== before.login_phone)) {
    await voidResets(tx, userId);
    await endOtherSessions(tx, userId, actor.userId === userId ? actor.sessionId : undefined);
  }
}

/** The login phone of an account after a change: the present one, as long as the phone field has the same number. */
async function loginNameAfter(
  tx: Tx,
  {
    userId,
    before,
    after,
  }: { userId: string; before: { phone: string; login_phone: string | null }; after: PhoneClaim },
): Promise<string | null> {
  if (before.login_phone !== null && loginPhone(after.phone) === before.login_phone)
    return before.login_phone;
  const isAsked = after.email === null || after.phone !== before.phone;
  return isAsked ? phoneName(tx, after, userId) : before.login_phone;
}

/** The old and the new password hash; the old one is null if there was no password. */
type PasswordMove = { from: string | null; to: string };

/** Changes a password, logs out all other devices and voids reset mails. */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  { from, to }: PasswordMove,
  now: Instant,
): Promise<void> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to, updated_at: now })
    .where('id', '=', actor.userId)
    .where('password_hash', from === null ? 'is' : '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed)
    throw new Failure(
      'conflict',
      /*i18n*/ 'Your password was just changed on another device. Please log in again.',
    );
  await voidResets(tx, actor.userId);
  await endOtherSessions(tx, actor.userId, actor.sessionId);
}
