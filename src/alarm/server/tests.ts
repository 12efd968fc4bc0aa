import { type AlarmTest, type NewTest, TEST_PATIENCE_MS } from '#alarm/alarm.ts';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { addresseeById } from '#identity/server/public.ts';
import { jobByKey } from '#platform/jobs/failed-jobs.ts';
import { noDevice, liveDevices } from './devices.ts';
import { mailKey, newCalls, newMailCall } from './push.ts';
import { testMail } from './texts.ts';

/** Rings one device, or writes to the person who asks; an admin tests everybody's devices, others their own. */
export async function startTest(tx: Tx, actor: Actor, wanted: NewTest, now: Instant): Promise<string> {
  if (wanted.channel === 'mail') return mailTest(tx, actor, now);
  const device = (await liveDevices(tx, now)).find(({ id }) => id === wanted.device);
  if (!device || (actor.role !== 'admin' && device.user_id !== actor.userId)) throw noDevice();
  const [id] = await newCalls(tx, { order: null, devices: [device] }, now);
  return id!;
}

async function mailTest(tx: Tx, { userId, role }: Actor, now: Instant): Promise<string> {
  const addressee = await addresseeById(tx, userId);
  if (role !== 'admin' || !addressee)
    throw new Failure(
      'forbidden',
      /*office*/ 'The alarm writes only to admins with an e-mail address. Add yours in your profile.',
    );
  return newMailCall(tx, { order: null, user: userId, mail: testMail(addressee) }, now);
}

/** Reads the state of a test; staff their own, admins any. */
export async function readTest(
  db: Db,
  actor: Pick<Actor, 'userId' | 'role'>,
  { id, hasServer, now }: { id: string; hasServer: boolean; now: Instant },
): Promise<AlarmTest> {
  const call = await db
    .selectFrom('alarm_calls')
    .select(['channel', 'state', 'reason', 'sent_at', 'arrived_at'])
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .$if(actor.role !== 'admin', (query) => query.where('user_id', '=', actor.userId))
    .executeTakeFirst();
  if (!call) throw new Failure('not_found', /*office*/ 'There is no such test.');
  if (call.channel === 'mail') return mailState(db, { id, hasServer });
  const { sent_at, arrived_at } = call;
  const state = call.state === 'stopped' ? ('refused' as const) : call.state;
  const known = { id, state, reason: call.reason, milliseconds: null };
  if (arrived_at !== null && sent_at !== null) {
    const milliseconds = Math.max(0, Date.parse(arrived_at) - Date.parse(sent_at));
    return { ...known, state: 'arrived', milliseconds };
  }
  if (arrived_at !== null) return { ...known, state: 'arrived' };
  const isLate = sent_at !== null && Date.parse(now) - Date.parse(sent_at) >= TEST_PATIENCE_MS;
  return state === 'sent' && isLate ? { ...known, state: 'late' } : known;
}

async function mailState(db: Db, { id, hasServer }: { id: string; hasServer: boolean }): Promise<AlarmTest> {
  const job = await jobByKey(db, mailKey(id));
  if (!job) throw new Failure('not_found', /*office*/ 'There is no such test.');
  const done = hasServer ? ('sent' as const) : ('kept' as const);
  return {
    id,
    state: job.state === 'done' ? done : 'waiting',
    reason: job.state === 'failed' ? job.lastError : '',
    milliseconds: null,
  };
}
