import { Failure } from '#base/failure.ts';
import { loginPhone } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { accountByName } from '#identity/server/queries/account-by-name.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { addAccount } from './add-account.ts';

/**
 * The account that stands for whoever has none: somebody at the counter who gave no number, or one whose number another
 * account has. Nobody can log in with it, and no list of customers has it. Its orders keep the name and the number.
 */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

type Who = { name: string; phone: string };
type By = { userId: string; name: string };

/**
 * The account for an order that the shop takes for somebody new: one that the shop makes with the number, without a
 * password, so that nobody can log in until the shop hands out a code. It is the same one the next time. A number that somebody
 * else's account has is nobody's: whoever signed up with it would see these orders.
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

/** An account that was made by the shop, with which nobody can log in so far. */
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

/** Makes sure that the account for nobody is there, as the empty row that a deleted account leaves. */
export async function keepNobody(tx: Tx, now: Instant): Promise<string> {
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
