import { sql } from 'kysely';
import { lastPhone } from '#base/phone.ts';
import type { Db, Tx } from '#db/schema.ts';

const AT_MOST = 6;

/** The accounts whose phone begins with these digits, the newest first; at most six. */
export const accountsByPhone = (db: Db | Tx, digits: string) =>
  accounts(db)
    .where('phone_digits', '>=', digits)
    .where('phone_digits', '<=', lastPhone(digits))
    .orderBy('phone_digits', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute();

/** The same of accounts by their ids; deleted ones are left out. */
export const callersByIds = async (db: Db | Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : accounts(db).where('id', 'in', ids).execute();

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'phone_digits'])
    // Nobody can log in with it so far: the shop made it.
    .select(
      sql<number>`case when password_hash is null and google_subject is null and email is null then 1 else 0 end`.as(
        'made_here',
      ),
    )
    .where('deleted_at', 'is', null);
