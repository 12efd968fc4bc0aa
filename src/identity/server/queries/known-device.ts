import type { Db } from '#db/schema.ts';
import { tokenHash } from '#identity/server/token.ts';

/** The hash of the first of these secrets that belongs to an earlier login to this account. */
export async function knownDevice(
  db: Db,
  email: string,
  secrets: readonly string[],
): Promise<string | undefined> {
  if (secrets.length === 0) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.token_hash')
    .where('known_devices.token_hash', 'in', secrets.map(tokenHash))
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash;
}
