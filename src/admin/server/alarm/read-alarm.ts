import type { Alarm, AlarmDevice, AlarmPerson } from '#admin/alarm.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { addresseeById, namesByIds, ownerIds, standingsByIds } from '#identity/server/public.ts';
import { type LiveDevice, liveDevices } from './live-devices.ts';
import { readRules } from './rules.ts';

/** Settings of the alarm that this user may see: staff their own devices, admins all devices. */
export async function readAlarm(
  db: Db,
  actor: Actor,
  { publicKey, hasServer, now }: { publicKey: string; hasServer: boolean; now: Instant },
): Promise<Alarm> {
  const { people: order, ...rules } = await readRules(db);
  const live = await liveDevices(db, now);
  const isAdmin = actor.role === 'admin';
  const known = [...new Set([...order, ...live.map(({ user_id }) => user_id), actor.userId])];
  const standings = await standingsByIds(db, known);
  const names = await namesByIds(db, known);
  const may = (id: string): boolean => {
    const standing = standings.get(id);
    return standing !== undefined && isAllowed(standing, 'orders');
  };
  const people = known
    .filter((id) => may(id) && (isAdmin || id === actor.userId))
    .map((id): AlarmPerson => ({
      _id: id,
      name: names.get(id) ?? '',
      isRung: order.includes(id),
      devices: live.filter(({ user_id }) => user_id === id).map((device) => presentDevice(device, actor)),
    }));
  const rung = order.filter((id) => may(id) && (isAdmin || id === actor.userId));
  return {
    publicKey,
    rules: { ...rules, people: rung },
    people,
    mail: { hasServer, to: isAdmin ? await mailedTo(db) : [] },
  };
}

const presentDevice = (row: LiveDevice, { sessionId }: Pick<Actor, 'sessionId'>): AlarmDevice => ({
  id: row.id,
  device: row.device,
  isThis: row.session_id === sessionId,
  since: row.created_at,
  sentAt: row.sent_at,
  arrivedAt: row.arrived_at,
  trouble: row.trouble,
});

async function mailedTo(db: Db): Promise<string[]> {
  const owners = await Promise.all((await ownerIds(db)).map((id) => addresseeById(db, id)));
  return owners.flatMap((owner) => (owner ? [owner.to] : []));
}
