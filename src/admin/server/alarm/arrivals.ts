import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { tokenHash } from '#identity/server/public.ts';

/**
 * A device says that it has shown a push, with the secret that was in it. Whoever does not know that secret is answered alike,
 * and nothing is written.
 */
export async function noteArrival(tx: Tx, token: string, now: Instant): Promise<void> {
  const call = await tx
    .updateTable('alarm_calls')
    .set({ arrived_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('arrived_at', 'is', null)
    .returning('device_id')
    .executeTakeFirst();
  if (!call?.device_id) return;
  await tx.updateTable('push_devices').set({ arrived_at: now }).where('id', '=', call.device_id).execute();
}
