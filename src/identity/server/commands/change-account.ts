import { Failure, invalidField } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import { loginPhone, phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { freeLoginPhone } from './add-account.ts';
import { endOtherSessions } from './sessions/end-session.ts';
import { voidResets } from './void-resets.ts';

/** The fields of an account that the shop may change; undefined fields stay as they are. */
export type AccountChange = {
  name?: string | undefined;
  /** Null takes the address away: the phone is the name to log in with from then on. */
  email?: string | null | undefined;
  phone?: string | undefined;
  language?: Language | undefined;
};

/**
 * Changes a person's name, e-mail address and phone. A new name to log in with voids links and codes that were
 * given for the old one and logs out all devices, except the one on which people change their own.
 */
export async function changeAccount(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  { id: userId, change }: { id: string; change: AccountChange },
  now: Instant,
): Promise<void> {
  const { name, email, phone, language } = change;
  const before = await tx
    .selectFrom('users')
    .select(['email', 'phone', 'login_phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) throw new Failure('not_found', 'There is no such account.');
  if (phone === '' && before.phone !== '') throw invalidField('phone', 'Phone is required');
  const after = {
    email: email === undefined ? before.email : email,
    phone: phone ?? before.phone,
    loginPhone: before.login_phone,
  };
  const loginName = await loginPhoneOf(tx, { ...after, userId });
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
  if (after.email !== before.email || loginName !== before.login_phone) {
    await voidResets(tx, userId);
    await endOtherSessions(tx, userId, actor.userId === userId ? actor.sessionId : undefined);
  }
}

/**
 * The phone that an account logs in with after a change. Without an e-mail address it must be one. With an address, an
 * account that has such a login name keeps it as long as its phone can be one.
 */
export async function loginPhoneOf(
  tx: Tx,
  {
    userId,
    email,
    phone,
    loginPhone: before,
  }: { userId: string; email: string | null; phone: string; loginPhone: string | null },
): Promise<string | null> {
  const isNeeded = email === null || (before !== null && loginPhone(phone) !== undefined);
  if (!isNeeded) return null;
  return loginPhone(phone) === before && before !== null ? before : freeLoginPhone(tx, phone, userId);
}
