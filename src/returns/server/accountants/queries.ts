import type { Db, Tx } from '#db/schema.ts';
import { tokenHash } from '#identity/server/public.ts';
import { type Accountant, LINKS_AT_MOST } from '#returns/accountants.ts';

/** The links that run, the oldest first. */
export const runningLinks = (db: Db | Tx): Promise<Accountant[]> =>
  db
    .selectFrom('accountants')
    .select(['id as _id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(2 * LINKS_AT_MOST)
    .execute();

/** The running link with this secret. It is found by the secret's hash, so the time it takes says nothing about the secret. */
export const linkBySecret = (db: Db, secret: string) =>
  db
    .selectFrom('accountants')
    .select(['id', 'used_at as usedAt'])
    .where('secret_hash', '=', tokenHash(secret))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
