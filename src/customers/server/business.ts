import type { Instant } from '#base/time.ts';
import type { Business } from '#customers/customers.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

const businessRow = hot((db, { user }: { user: string }) =>
  db.selectFrom('business_buyers').select(['gstin', 'name']).where('user_id', '=', user),
);

/** The registered business of a customer; undefined of a private person. */
export const businessOf = async (db: Db | Tx, user: string): Promise<Business | undefined> =>
  (await businessRow(db, { user }))[0];

/** The same as it is handed out: both empty of a private person. */
export const businessNow = async (db: Db | Tx, user: string): Promise<Business> =>
  (await businessOf(db, user)) ?? { gstin: '', name: '' };

/** Keeps the business that a customer buys for; without a number, she is a private person again. */
export async function keepBusiness(
  tx: Tx,
  user: string,
  { gstin, name }: Business,
  now: Instant,
): Promise<void> {
  if (gstin === '') return forgetBusiness(tx, user);
  const row = { gstin, name, updated_at: now };
  await tx
    .insertInto('business_buyers')
    .values({ user_id: user, ...row })
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute();
}

/** Forgets the business of a customer. Her bills keep it, as the law asks. */
export async function forgetBusiness(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('business_buyers').where('user_id', '=', user).execute();
}
