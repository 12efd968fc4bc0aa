import type { Db, Tx } from '#db/schema.ts';

/** The columns of an account that a login needs. */
const accounts = (db: Db | Tx) =>
  db.selectFrom('users').select(['id', 'name', 'password_hash', 'language']).where('deleted_at', 'is', null);

/** The account with this e-mail address. */
export const accountByEmail = (db: Db | Tx, email: string) =>
  accounts(db).where('email', '=', email).executeTakeFirst();

/** The account that a login name means. A phone number is the login name of at most one account. */
export const accountByName = (db: Db | Tx, name: string) =>
  name.includes('@')
    ? accountByEmail(db, name)
    : accounts(db).where('login_phone', '=', name).executeTakeFirst();
