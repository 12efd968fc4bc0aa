import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { GoogleIdentity } from '#identity/server/google/provider.ts';
import { addAccount } from './add-account.ts';
import { endOtherSessions } from './sessions/open-session.ts';
import { voidResets } from './reset-password.ts';

/** The account for a Google identity: the one that it used before, the one with its e-mail address, or a new one. */
export async function joinByGoogle(
  tx: Tx,
  { subject, email, name, language }: GoogleIdentity & { language?: Language | undefined },
  now: Instant,
): Promise<string> {
  const known = await tx
    .selectFrom('users')
    .select(['id'])
    .where('google_subject', '=', subject)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known) return known.id;
  const sameEmail = await tx
    .selectFrom('users')
    .select(['id', 'role', 'google_subject'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!sameEmail)
    return addAccount(
      tx,
      { name, email, phone: '', passwordHash: null, googleSubject: subject, language },
      now,
    );
  if (sameEmail.role !== 'user' || sameEmail.google_subject !== null) {
    throw new Failure(
      'forbidden',
      'This e-mail address cannot log in with Google. Please use your password.',
    );
  }
  // Anybody can sign up with an address that is not theirs, but Google has verified this one. So the earlier password
  // is removed ('Forgot password' sets a new one), a phone is no login name any more, and all devices are logged out.
  await tx
    .updateTable('users')
    .set({ google_subject: subject, password_hash: null, login_phone: null, updated_at: now })
    .where('id', '=', sameEmail.id)
    .execute();
  await voidResets(tx, sameEmail.id);
  await endOtherSessions(tx, sameEmail.id);
  return sameEmail.id;
}
