import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { isAllowed } from '#identity/identity.ts';
import { devicesOfSessions, standingsByIds } from '#identity/server/public.ts';
import { hot } from '#platform/db/hot.ts';

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

/** A device that rings. */
export type LiveDevice = Awaited<ReturnType<typeof liveDevices>>[number];
