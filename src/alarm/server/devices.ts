import type { NewDevice, Renewal } from '#alarm/alarm.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx, Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { tokenHash, devicesOfSessions, standingsByIds } from '#identity/server/public.ts';
import { hot } from '#platform/db/hot.ts';
import { isPushKey } from '#platform/push.ts';

/**
 * Has the device that calls ring, for as long as its login lasts. Who was not in the order of people is put at its end. A
 * browser that rang for another login before rings for this one only.
 */
export async function addDevice(
  tx: Tx,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  { endpoint, keys, language }: NewDevice,
  now: Instant,
): Promise<void> {
  if (!(await isPushKey(keys.p256dh)))
    throw invalidField('keys.p256dh', /*office*/ 'The browser’s push key is invalid');
  // What rings already goes on: what is under way to it, and what is known of it, stays.
  const known = await tx
    .updateTable('push_devices')
    .set({ language })
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .where('auth', '=', keys.auth)
    .returning('id')
    .executeTakeFirst();
  if (known) return;
  // Its secret shows that it is the same browser; whoever only knows the address ends nobody's ringing.
  await tx
    .deleteFrom('push_devices')
    .where((is) =>
      is.or([
        is('session_id', '=', sessionId),
        is.and([is('endpoint', '=', endpoint), is('auth', '=', keys.auth)]),
      ]),
    )
    .execute();
  const device = { id: newId(Date.parse(now)), session_id: sessionId, user_id: userId, created_at: now };
  await tx
    .insertInto('push_devices')
    .values({ ...device, endpoint, ...keys, language })
    .execute();
  await tx
    .insertInto('alarm_people')
    .values((row) => ({
      user_id: userId,
      position: row
        .selectFrom('alarm_people')
        .select((last) =>
          last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', last.lit(1)).as('next'),
        ),
    }))
    .onConflict((row) => row.column('user_id').doNothing())
    .execute();
}

/**
 * Moves a device to its browser's new push address. The device proves itself by the old address's secret: no page is
 * open, so it has no login to show. An unknown secret gets the same answer, and nothing is written.
 */
export async function moveDevice(tx: Tx, { old, endpoint, keys }: Renewal): Promise<void> {
  if (!(await isPushKey(keys.p256dh)))
    throw invalidField('keys.p256dh', /*office*/ 'The browser’s push key is invalid');
  await tx
    .updateTable('push_devices')
    .set({ endpoint, ...keys, trouble: '' })
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    // A page may have been quicker, for whoever is logged in there now.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('push_devices as known')
            .select('known.id')
            .where('known.endpoint', '=', endpoint)
            .where('known.auth', '=', keys.auth),
        ),
      ),
    )
    .execute();
}

/** The device that calls rings no longer. */
export const removeOwnDevice = async (tx: Tx, sessionId: string): Promise<void> =>
  void (await tx.deleteFrom('push_devices').where('session_id', '=', sessionId).execute());

/** A device rings no longer: one's own, or, for an admin, anybody's. */
export async function removeDevice(tx: Tx, actor: Pick<Actor, 'userId' | 'role'>, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .$if(actor.role !== 'admin', (query) => query.where('user_id', '=', actor.userId))
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw noDevice();
}

/** The refusal for a device that does not ring, or belongs to another user. */
export const noDevice = (): Failure => new Failure('not_found', /*office*/ 'This device no longer rings.');

/**
 * Notes that a device showed a push, proved by the push's secret. An unknown secret gets the same answer, and nothing
 * is written.
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

/** A device that rings. */
export type LiveDevice = Awaited<ReturnType<typeof liveDevices>>[number];

const MOST = 500;

/**
 * The devices that ring now, by whose they are, the one that was switched on first at the head: their login lasts, and the person
 * still looks after orders. `device` says what each is.
 */
export async function liveDevices(db: Db | Tx, now: Instant) {
  const rows = await devices(db, {});
  if (rows.length === 0) return [];
  const sessions = await devicesOfSessions(
    db,
    rows.map(({ session_id }) => session_id),
    now,
  );
  const standings = await standingsByIds(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) => {
    const [device, standing] = [sessions.get(row.session_id), standings.get(row.user_id)];
    return device !== undefined && standing && isAllowed(standing, 'orders') ? [{ ...row, device }] : [];
  });
}

const devices = hot((db) =>
  db.selectFrom('push_devices').selectAll().orderBy('created_at').orderBy('id').limit(MOST),
);
