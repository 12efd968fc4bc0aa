import type { Db } from '#db/schema.ts';
import { tokenHash } from '#identity/server/token.ts';

/** The hash of the first of these secrets that belongs to an earlier login to this account. Deleted accounts have none. */
export async function knownDevice(
  db: Db,
  userId: string | undefined,
  secrets: readonly string[],
): Promise<string | undefined> {
  if (userId === undefined || secrets.length === 0) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', 'in', secrets.map(tokenHash))
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash;
}
