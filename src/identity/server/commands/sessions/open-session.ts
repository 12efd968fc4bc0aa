import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { endOfSession } from '#identity/server/sessions.ts';
import { newToken, tokenHash } from '#identity/server/token.ts';

/** A login to be stored: who, and on which device. */
export type NewSession = { userId: string; remember: boolean; device: string };

const DEVICES_AT_MOST = 50;

/** Logs a device in and returns its bearer token, which is not stored. Expired sessions are deleted. */
export async function openSession(
  tx: Tx,
  { userId, remember, device }: NewSession,
  now: Instant,
): Promise<string> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await makeRoom(tx, userId);
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: tokenHash(token),
      user_id: userId,
      remember: remember ? 1 : 0,
      device,
      created_at: now,
      seen_at: now,
      expires_at: endOfSession({ remember, createdAt: now }, now),
    })
    .execute();
  return token;
}

/** Keeps repeated logins from filling the table: the devices seen longest ago are logged out. */
const makeRoom = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions as kept')
        .select('kept.id')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.seen_at', 'desc')
        .orderBy('kept.id', 'desc')
        .limit(DEVICES_AT_MOST - 1),
    )
    .execute();
