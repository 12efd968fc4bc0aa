import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';

/** What devices these logins are on, by the login's id; those that have ended are left out. */
export async function devicesOfSessions(
  db: Db | Tx,
  ids: readonly string[],
  now: Instant,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device'])
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
  return new Map(sessions.map(({ id, device }) => [id, device]));
}
