import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { alarmingOrder, countWaiting } from '#alarm/server/queries/new-orders.ts';
import { newId } from '#base/ids.ts';
import type { PushText } from '#base/push-text.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { newToken, tokenHash } from '#identity/server/public.ts';
import { hot } from '#platform/db/hot.ts';
import { FetchFailed } from '#platform/http/fetch-public.ts';
import { type JobHandler, addJob } from '#platform/jobs/jobs.ts';
import { queueMail } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type PushNetwork,
  type PushOutcome,
  sealPush,
  sendPush,
  newPushKeys,
  type PushKeys,
} from '#platform/push.ts';
import { mailSender } from '#settings/server/public.ts';
import { type LiveDevice, liveDevices } from './devices.ts';
import { orderText, testText } from './texts.ts';

/** The job that sends one push. */
export const PUSH_JOB = 'push';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Has devices told of an order, or of nothing but a test; answers the ids of the calls. */
export async function newCalls(
  tx: Tx,
  { order, devices }: { order: string | null; devices: readonly Pick<LiveDevice, 'id' | 'user_id'>[] },
  now: Instant,
): Promise<string[]> {
  await forgetCalls(tx, { before: after(now, -KEPT_MS) });
  const calls = devices.map((device) => ({
    id: newId(Date.parse(now)),
    order_id: order,
    channel: 'push' as const,
    user_id: device.user_id,
    device_id: device.id,
    token_hash: null,
    state: 'waiting' as const,
    made_at: now,
  }));
  if (calls.length > 0) await tx.insertInto('alarm_calls').values(calls).execute();
  for (const { id } of calls)
    await addJob(tx, { kind: PUSH_JOB, payload: { call: id }, dedupeKey: `push ${id}` }, now);
  return calls.map(({ id }) => id);
}

const forgetCalls = hot((db, { before }: { before: Instant }) =>
  db.deleteFrom('alarm_calls').where('made_at', '<', before),
);

/** The key of an alarm mail's job. */
export const mailKey = (call: string): string => `alarm mail ${call}`;

/** Queues a mail to a member of staff about an order, or a test mail; returns the id of its call. */
export async function newMailCall(
  tx: Tx,
  { order, user, mail }: { order: string | null; user: string; mail: Parameters<typeof queueMail>[1] },
  now: Instant,
): Promise<string> {
  const id = newId(Date.parse(now));
  await queueMail(tx, mail, now, mailKey(id));
  await tx
    .insertInto('alarm_calls')
    .values({
      id,
      order_id: order,
      channel: 'mail',
      user_id: user,
      device_id: null,
      token_hash: null,
      state: 'sent',
      made_at: now,
      sent_at: now,
    })
    .execute();
  return id;
}

/** The push service keeps it so long for a phone that is off. */
const KEPT_SECONDS = 60 * 60;

/** A push unsent for so long is dropped: the next ring is under way by itself. */
const STALE_MS = 10 * 60_000;

const Payload = v.object({ call: v.string() });

type Call = Pick<Selectable<Schema['alarm_calls']>, 'id' | 'order_id' | 'device_id' | 'made_at'>;

/**
 * Sends one push, after checking again that no staff looked meanwhile and that the device may still ring. After a kill
 * it is sent again; the device shows it in the place of the first.
 */
export const pushHandler =
  (platform: Platform, network: PushNetwork = {}): JobHandler =>
  async (payload) => {
    const { db, clock } = platform;
    const call = await waitingCall(db, v.parse(Payload, payload).call);
    if (!call) return;
    const now = clock.now();
    const text = await textOf(db, call, now);
    if (!text) return noteCall(db, call.id, { state: 'stopped' });
    const device = (await liveDevices(db, now)).find(({ id }) => id === call.device_id);
    if (!device) return noteCall(db, call.id, { state: 'gone' });
    const token = newToken();
    await noteCall(db, call.id, { token_hash: tokenHash(token) });
    const outcome = await tell(platform, { device, call, network, text: { ...text(device), token } });
    await noteOutcome(db, { call, device, outcome }, clock.now());
  };

async function waitingCall(db: Db, id: string): Promise<Call | undefined> {
  return db
    .selectFrom('alarm_calls')
    .select(['id', 'order_id', 'device_id', 'made_at'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

type Text = (device: LiveDevice) => Omit<PushText, 'token'>;

/** The text to show now; undefined where there is nothing left to tell. */
async function textOf(db: Db, { order_id, made_at }: Call, now: Instant): Promise<Text | undefined> {
  if (now > after(made_at, STALE_MS)) return undefined;
  const toDo = await countWaiting(db, '');
  if (order_id === null) return ({ language }) => ({ ...testText(language), toDo });
  const order = await alarmingOrder(db, order_id);
  const alarm = await db
    .selectFrom('alarms')
    .select('looked_at')
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order?.isWaiting || alarm?.looked_at) return undefined;
  return ({ language }) => ({ ...orderText(order, language, now), toDo });
}

type Telling = { device: LiveDevice; call: Call; network: PushNetwork; text: PushText };

async function tell(platform: Platform, { device, call, network, text }: Telling): Promise<PushOutcome> {
  const { db, config } = platform;
  const keys = await pushKeys(db);
  // A device belongs to a key; without it, the device has to be switched on again.
  if (!keys) return { state: 'gone' };
  const { email } = await mailSender(platform);
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${email}`;
  const push = { text: JSON.stringify(text), seconds: KEPT_SECONDS, topic: text.tag };
  try {
    return await sendPush(await sealPush(push, device, { keys, subject }), network);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    await noteCall(db, call.id, { reason: error.message });
    await noteDevice(db, device.id, { trouble: error.message });
    throw error; // the job is tried again
  }
}

async function noteOutcome(
  db: Db,
  { call, device, outcome }: { call: Call; device: LiveDevice; outcome: PushOutcome },
  now: Instant,
): Promise<void> {
  if (outcome.state === 'gone') {
    await db.deleteFrom('push_devices').where('id', '=', device.id).execute();
    return noteCall(db, call.id, { state: 'gone' });
  }
  if (outcome.state === 'refused') {
    await noteDevice(db, device.id, { trouble: outcome.reason });
    return noteCall(db, call.id, { state: 'refused', reason: outcome.reason });
  }
  await noteDevice(db, device.id, { sent_at: now, trouble: '' });
  await noteCall(db, call.id, { state: 'sent', reason: '', sent_at: now });
}

type Noted = Partial<Selectable<Schema['alarm_calls']>>;

const noteCall = async (db: Db, id: string, noted: Noted): Promise<void> =>
  void (await db.updateTable('alarm_calls').set(noted).where('id', '=', id).execute());

const noteDevice = async (db: Db, id: string, noted: { sent_at?: Instant; trouble: string }): Promise<void> =>
  void (await db.updateTable('push_devices').set(noted).where('id', '=', id).execute());

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
