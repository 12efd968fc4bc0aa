import type { Db, Tx } from '#db/schema.ts';

/** The columns of an account that a login needs. */
const accounts = (db: Db | Tx) =>
  db.selectFrom('users').select(['id', 'name', 'password_hash', 'language']).where('deleted_at', 'is', null);

/** The account with this e-mail address. */
export const accountByEmail = (db: Db | Tx, email: string) =>
  accounts(db).where('email', '=', email).executeTakeFirst();

/**
 * The account that a login name means. A phone number is the account whose login name it is, or else the only account
 * with that phone: of a number that several people gave, nobody knows whose it is.
 */
export async function accountByName(db: Db | Tx, name: string) {
  if (name.includes('@')) return accountByEmail(db, name);
  const named = await accounts(db).where('login_phone', '=', name).executeTakeFirst();
  if (named) return named;
  const [only, ...others] = await accounts(db).where('phone_digits', '=', name).limit(2).execute();
  return others.length === 0 ? only : undefined;
}
