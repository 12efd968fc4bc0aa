import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { voidCard, voidRescueCodes, voidResets } from './reset-password.ts';
import { keepAnOwner } from './standing.ts';

/**
 * The personal data of another feature. The composition root passes these in, so that identity can export and delete
 * everything without knowing the other features.
 */
export type PersonalPart = {
  /** Its name in the download. */
  name: string;
  dataOf(db: Db, userId: string): Promise<unknown>;
  /** Deletes what need not be kept when the account is deleted. */
  forget?(tx: Tx, userId: string, now: Instant): Promise<void>;
};

/**
 * Deletes an account: removes personal data and makes login impossible. An empty row keeps the id, because orders,
 * their timelines and the audit log refer to it. Orders keep their delivery address.
 */
export async function deleteAccount(
  tx: Tx,
  userId: string,
  parts: readonly PersonalPart[],
  now: Instant,
): Promise<void> {
  await keepAnOwner(tx, userId);
  // A part may still need the e-mail address.
  for (const part of parts) await part.forget?.(tx, userId, now);
  const emptied = await tx
    .updateTable('users')
    .set((row) => ({
      name: 'Deleted account',
      search: '',
      email: null,
      no_email_at: now,
      login_phone: null,
      phone: '',
      phone_digits: '',
      password_hash: null,
      configured_password_hash: null,
      google_subject: null,
      language: null,
      role: 'user',
      permissions: '',
      owner: 0,
      rescuer: 0,
      revision: row('revision', '+', 1),
      updated_at: now,
      deleted_at: now,
    }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!emptied) throw new Failure('not_found', /*i18n*/ 'This account was already deleted.');
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('requests').where('user_id', '=', userId).execute();
  await voidResets(tx, userId);
  await voidRescueCodes(tx, userId);
  await voidCard(tx, userId);
  await tx.deleteFrom('team_members').where('user_id', '=', userId).execute();
}
