import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { newToken, tokenHash } from '#identity/server/passwords/secrets.ts';

const DEVICES_AT_MOST = 20;

/** Remembers a browser after a login. A known one is marked as seen; a new one gets a secret, which is returned. */
export async function rememberDevice(
  tx: Tx,
  { userId, known }: { userId: string; known: string | undefined },
  now: Instant,
): Promise<string | undefined> {
  if (known === undefined) return newDevice(tx, userId, now);
  await tx
    .updateTable('known_devices')
    .set({ seen_at: now })
    .where('token_hash', '=', known)
    .where('user_id', '=', userId)
    .execute();
  return undefined;
}

/** Makes the secret of a browser on which the account's owner has proved to be its owner. Only its hash is stored. */
export async function newDevice(tx: Tx, userId: string, now: Instant): Promise<string> {
  await makeRoom(tx, userId);
  const token = newToken();
  await tx
    .insertInto('known_devices')
    .values({ token_hash: tokenHash(token), user_id: userId, created_at: now, seen_at: now })
    .execute();
  return token;
}

const makeRoom = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('known_devices as kept')
        .select('kept.token_hash')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.seen_at', 'desc')
        .orderBy('kept.token_hash')
        .limit(DEVICES_AT_MOST - 1),
    )
    .execute();
