import type { AlarmRules, Alarm, AlarmDevice, AlarmPerson } from '#alarm/alarm.ts';
import { type LiveDevice, liveDevices } from '#alarm/server/devices.ts';
import { dayAfter, instantOf } from '#base/calendar.ts';
import { type Instant, shopDay, shopTime } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { isAllowed, type Actor } from '#identity/identity.ts';
import { standingsByIds, addresseeById, namesByIds, ownerIds } from '#identity/server/public.ts';
import { hot } from '#platform/db/hot.ts';

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

/** Reads the owner's rules. Default: no quiet hours, and the second ring mails the owners. */
export async function readRules(db: Db | Tx): Promise<AlarmRules> {
  const [row] = await ruleRow(db, {});
  const people = await rungPeople(db, {});
  return {
    quiet: row?.quiet_from && row.quiet_to ? { from: row.quiet_from, to: row.quiet_to } : null,
    mail: row?.mail ?? 'second',
    people: people.map(({ user_id }) => user_id),
    revision: row?.revision ?? 0,
  };
}

const ruleRow = hot((db) => db.selectFrom('alarm_rules').selectAll());

const rungPeople = hot((db) => db.selectFrom('alarm_people').select('user_id').orderBy('position'));

/** When the quiet hours end that it is now; undefined outside of them. */
export function endOfQuiet(quiet: AlarmRules['quiet'], now: Instant): Instant | undefined {
  if (!quiet) return undefined;
  const [time, day] = [shopTime(now), shopDay(now)];
  const isOverMidnight = quiet.from > quiet.to;
  const isQuiet = isOverMidnight
    ? time >= quiet.from || time < quiet.to
    : time >= quiet.from && time < quiet.to;
  if (!isQuiet) return undefined;
  return instantOf(time < quiet.to ? day : dayAfter(day, 1), quiet.to);
}
