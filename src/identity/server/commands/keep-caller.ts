import { Failure } from '#base/failure.ts';
import { loginPhone } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { accountByName } from '#identity/server/queries/accounts.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { addAccount } from './add-account.ts';

/**
 * The account of customers without one: a customer at the counter who gave no number, or whose number another account
 * has. It cannot be logged in with and is in no list of customers. Its orders keep the name and the number.
 */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

type Who = { name: string; phone: string };
type By = { userId: string; name: string };

/**
 * Finds or makes the account for an order that staff enter for a new customer. It has the number and no password, so
 * that it cannot be logged in with until the shop hands out a code. If another account has the number, the order goes
 * to the account of customers without one: the person who signed up with the number would see these orders otherwise.
 */
export async function keepCaller(tx: Tx, { name, phone }: Who, actor: By, now: Instant): Promise<string> {
  const number = loginPhone(phone);
  if (number === undefined) return keepNobody(tx, now);
  const known = await unclaimed(tx, number);
  if (known) return known;
  if (await accountByName(tx, number)) return keepNobody(tx, now);
  try {
    const id = await addAccount(tx, { name, email: null, phone: number, passwordHash: null }, now);
    await recordAudit(tx, { actor, entity: 'account', entityId: id, action: 'added' }, now);
    return id;
  } catch (error) {
    // Somebody else of the shop keeps the same number at this moment.
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
    return (await unclaimed(tx, number)) ?? keepNobody(tx, now);
  }
}

/** Finds an account that the shop made and that has no login yet. */
async function unclaimed(db: Db | Tx, number: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('login_phone', '=', number)
    .where('email', 'is', null)
    .where('password_hash', 'is', null)
    .where('google_subject', 'is', null)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account?.id;
}

/** Makes the account of customers without one if it is missing: an empty row, as a deleted account leaves. */
async function keepNobody(tx: Tx, now: Instant): Promise<string> {
  await tx
    .insertInto('users')
    .values({
      id: NOBODY,
      name: 'Without an account',
      email: null,
      phone: '',
      password_hash: null,
      google_subject: null,
      role: 'user',
      language: null,
      created_at: now,
      updated_at: now,
      deleted_at: now,
      no_email_at: now,
    })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
  return NOBODY;
}
