import type { Db, Tx } from '#db/schema.ts';

/** The e-mail address of an account; null when the account was deleted. */
export async function emailById(db: Db | Tx, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}
