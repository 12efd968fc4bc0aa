import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { RING_AGAIN_MS } from '#alarm/alarm.ts';
import { type AlarmingOrder, alarmingOrder } from '#alarm/server/queries/new-orders.ts';
import { after, type Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { addresseeById, ownerIds } from '#identity/server/public.ts';
import { ALARM_JOB } from '#orders/server/public.ts';
import { hot } from '#platform/db/hot.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { LONGEST_WAIT } from '#platform/jobs/job-lease.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { liveDevices } from './devices.ts';
import { whoLooked } from './looked.ts';
import { newCalls, newMailCall } from './push.ts';
import { endOfQuiet, readRules } from './queries/read-rules.ts';
import { alarmMail } from './texts.ts';

const HOUR = 60 * 60_000;
/** For the first hour it rings every five minutes, then every half hour, for three days. */
const FAST_TURNS = 12;
const SLOWLY_MS = HOUR / 2;
const ENDS_AFTER_MS = 72 * HOUR;

/** `added` is when the shopper added goods, also to an order that staff looked at before. */
const Payload = v.object({ order: v.string(), added: v.optional(v.string()) });

/**
 * Rings for an order and again, until staff looked at it or took it in hand. Each turn is one transaction: the people
 * told, and the time of the next turn. So it survives a kill at any moment, and a job that runs twice rings once.
 */
export const alarmHandler =
  ({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): JobHandler =>
  async (payload) => {
    const { order, added } = v.parse(Payload, payload);
    const origin = originOf(config);
    await inTransaction(db, (tx) => takeTurn(tx, { order, added, origin }, clock.now()));
  };

type Turn = { order: string; added: Instant | undefined; origin: string };

async function takeTurn(tx: Tx, { order: id, added, origin }: Turn, now: Instant): Promise<void> {
  const order = await alarmingOrder(tx, id);
  if (!order) return;
  if (added !== undefined) await beginAnew(tx, { id, added });
  const alarm = await openAlarm(tx, order, now);
  if (!isDue(alarm.next_at, now)) return;
  const isOver = alarm.looked_at !== null || !order.isWaiting || now > after(order.since, ENDS_AFTER_MS);
  const rules = await readRules(tx);
  const quietUntil = isOver ? undefined : endOfQuiet(rules.quiet, now);
  const turns = alarm.turns + (isOver || quietUntil ? 0 : 1);
  const next = isOver ? null : nextTurn(turns, quietUntil, now);
  // The guard: of two workers that do the same job, one goes on.
  const [taken] = await takenTurn(tx, { id, turns, next, alarm });
  if (!taken || next === null) return;
  if (!quietUntil) await ringPeople(tx, { order: id, turn: alarm.turns, people: rules.people }, now);
  // A mail makes no noise, so it goes in quiet hours, too.
  const isMailed = rules.mail === 'first' || (rules.mail === 'second' && (turns > 1 || quietUntil));
  if (isMailed) await mailOwners(tx, { order, origin }, now);
  const wait = Date.parse(next) - Date.parse(now);
  await addJob(tx, { kind: ALARM_JOB, payload: { order: id }, dedupeKey: `alarm ${id} ${next}`, wait }, now);
}

/** Has an alarm begin anew from when goods were added; once, because it then is of that moment. */
const beginAnew = (tx: Tx, { id, added }: { id: string; added: Instant }) =>
  tx
    .updateTable('alarms')
    .set({ turns: 0, next_at: added, placed_at: added, looked_at: null, looked_id: null, looked_name: '' })
    .where('order_id', '=', id)
    .where('placed_at', '<', added)
    .execute();

type Taken = { id: string; turns: number; next: Instant | null; alarm: Alarm };

const takenTurn = hot((db, { id, turns, next, alarm }: Taken) =>
  db
    .updateTable('alarms')
    .set({ turns, next_at: next })
    .where('order_id', '=', id)
    .where('turns', '=', alarm.turns)
    .where('next_at', alarm.next_at === null ? 'is' : '=', alarm.next_at)
    .returning('order_id'),
);

/**
 * The row of an alarm, made with its first turn. Staff who looked at the new orders since this one came have seen it.
 */
async function openAlarm(tx: Tx, order: AlarmingOrder, now: Instant): Promise<Alarm> {
  const { id, placed_at } = order;
  const [known] = await alarmOf(tx, { id });
  if (known) return known;
  const looked = await whoLooked(tx, placed_at, now);
  const [added] = await addAlarm(tx, { order_id: id, next_at: now, placed_at, ...looked });
  if (added) return added;
  // Another worker added it meanwhile.
  const [theirs] = await alarmOf(tx, { id });
  return theirs ?? { turns: 0, next_at: now, looked_at: null };
}

type Alarm = { turns: number; next_at: Instant | null; looked_at: Instant | null };
const ALARM = ['turns', 'next_at', 'looked_at'] as const;

const alarmOf = hot((db, { id }: { id: string }) =>
  db.selectFrom('alarms').select(ALARM).where('order_id', '=', id),
);
const addAlarm = hot((db, row: Insertable<Schema['alarms']>) =>
  db
    .insertInto('alarms')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning(ALARM),
);

/** True if a turn is due. Null is never; a time further ahead than any turn was written by a wrong clock. */
const isDue = (next: Instant | null, now: Instant): boolean =>
  next !== null && (next <= now || next > after(now, LONGEST_WAIT));

function nextTurn(turns: number, quietUntil: Instant | undefined, now: Instant): Instant {
  // A job waits an hour at most: a long night is slept through in parts.
  if (quietUntil) return [quietUntil, after(now, LONGEST_WAIT)].toSorted()[0]!;
  return after(now, turns < FAST_TURNS ? RING_AGAIN_MS : SLOWLY_MS);
}

/**
 * Rings the first person, then the same one again, then one more with each turn. Who has no device that rings is passed over.
 */
async function ringPeople(
  tx: Tx,
  { order, turn, people }: { order: string; turn: number; people: readonly string[] },
  now: Instant,
): Promise<void> {
  const devices = Map.groupBy(await liveDevices(tx, now), ({ user_id }) => user_id);
  const rung = people.filter((id) => devices.has(id)).slice(0, Math.max(1, turn));
  const calls = rung.flatMap((id) => devices.get(id) ?? []);
  await newCalls(tx, { order, devices: calls }, now);
}

/** Writes to each owner once about an order. */
async function mailOwners(
  tx: Tx,
  { order, origin }: { order: AlarmingOrder; origin: string },
  now: Instant,
): Promise<void> {
  const mailed = await tx
    .selectFrom('alarm_calls')
    .select('id')
    .where('order_id', '=', order.id)
    .where('channel', '=', 'mail')
    .limit(1)
    .executeTakeFirst();
  if (mailed) return;
  for (const owner of await ownerIds(tx)) {
    const addressee = await addresseeById(tx, owner);
    if (!addressee) continue;
    await newMailCall(tx, { order: order.id, user: owner, mail: alarmMail(order, addressee, origin) }, now);
  }
}
