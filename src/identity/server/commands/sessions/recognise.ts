import { after } from '#base/time.ts';
import type { Actor } from '#identity/identity.ts';
import { endOfSession, SEEN_EVERY } from '#identity/server/commands/sessions/open-session.ts';
import { permissionsOf, sessionByToken } from '#identity/server/queries/accounts.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * The person whom a bearer token belongs to; undefined when it is unknown, expired or revoked. Every few minutes it
 * also stores that the device was seen, which keeps a remembered device logged in.
 */
export async function recognise({ db, clock }: Platform, token: string): Promise<Actor | undefined> {
  const now = clock.now();
  const row = await sessionByToken(db, token, now);
  if (!row) return undefined;
  if (row.seen_at < after(now, -SEEN_EVERY)) {
    const expiresAt = endOfSession({ remember: row.remember === 1, createdAt: row.created_at }, now);
    await db
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: expiresAt })
      .where('id', '=', row.session_id)
      .where('seen_at', '<', now)
      .execute();
  }
  return {
    userId: row.id,
    sessionId: row.session_id,
    name: row.name,
    role: row.role,
    owner: row.owner === 1,
    permissions: permissionsOf(row),
  };
}
