import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { newPushKeys, type PushKeys } from '#platform/push.ts';

/** The shop's key for push services; undefined until a device first asked for it. */
export async function pushKeys(db: Db | Tx): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

/** The same, made at the first call and kept from then on: devices that ring belong to one key. */
export async function ensurePushKeys(tx: Tx, now: Instant): Promise<PushKeys> {
  const known = await pushKeys(tx);
  if (known) return known;
  const made = await newPushKeys();
  await tx
    .insertInto('push_keys')
    .values({ id: 1, public_key: made.publicKey, private_key: made.privateKey, created_at: now })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
  // Another process may have been quicker.
  return (await pushKeys(tx)) ?? made;
}
