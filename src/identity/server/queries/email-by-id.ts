import type { Db, Tx } from '#db/schema.ts';

/** Where mail to someone with an account goes; null when the account is gone. */
export async function emailById(db: Db | Tx, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}
