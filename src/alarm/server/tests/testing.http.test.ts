import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AlarmTest } from '#alarm/alarm.ts';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { openMailServer } from '#test/faults/machines/mail-server.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, staff } from '#test/people.ts';
import { alarmOf, arrive, ringOn, work } from '#test/steps/alarm.ts';

let service: PushService;
beforeEach(async () => void (service = await openPushService()));
afterEach(() => service.close());

/** Rings the owner's own device, as its button does. */
async function startTest(owner: Person): Promise<AlarmTest> {
  const [device] = (await alarmOf(owner)).people[0]!.devices;
  return (await owner.call('POST', '/api/alarm/tests', { channel: 'push', device: device!.id })).body;
}

const became = async (owner: Person, { id }: AlarmTest): Promise<AlarmTest> =>
  (await owner.call('GET', `/api/alarm/tests/${id}`)).body;

async function openTested(
  env: Record<string, string> = {},
): Promise<{ shop: TestShop; owner: Person } & AsyncDisposable> {
  const shop = await openShop(env);
  const owner = await admin(shop);
  await ringOn(owner, service, 'owner');
  return { shop, owner, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

test('a test says what is known and no more: not sent yet, sent, and arrived only when the device says so itself', async () => {
  await using tested = await openTested();
  const { shop, owner } = tested;
  const asked = await startTest(owner);
  expect(asked).toMatchObject({ state: 'waiting', reason: '', milliseconds: null });
  await work(shop);
  expect(await became(owner, asked)).toMatchObject({ state: 'sent', milliseconds: null });
  shop.clock.advance({ seconds: 2 });
  expect((await arrive(shop, service.taken[0]!)).status).toBe(200);
  expect(await became(owner, asked)).toMatchObject({ state: 'arrived', milliseconds: 2000 });
  expect((await alarmOf(owner)).people[0]!.devices[0]!.arrivedAt).toBe(shop.clock.now());
});

test('what has not arrived within 30 seconds is said not to have; what comes later has arrived all the same', async () => {
  await using tested = await openTested();
  const { shop, owner } = tested;
  const asked = await startTest(owner);
  await work(shop);
  shop.clock.advance({ seconds: 29 });
  expect((await became(owner, asked)).state).toBe('sent');
  shop.clock.advance({ seconds: 1 });
  expect((await became(owner, asked)).state).toBe('late');
  shop.clock.advance({ seconds: 10 });
  await arrive(shop, service.taken[0]!);
  expect(await became(owner, asked)).toMatchObject({ state: 'arrived', milliseconds: 40_000 });
});

test('a push service that is ill, that refuses, or that knows no such device: the test says which it was', async () => {
  await using tested = await openTested();
  const { shop, owner } = tested;
  const said = async (status: number) => {
    service.become(status);
    const asked = await startTest(owner);
    await work(shop);
    const { state, reason } = await became(owner, asked);
    return [state, reason];
  };
  expect(await said(503)).toEqual(['waiting', 'the push service answers 503']);
  expect(await said(403)).toEqual(['refused', 'the push service answers 403']);
  expect(await said(410)).toEqual(['gone', '']);
});

test('an arrival that nobody sent changes nothing, and whoever guesses learns nothing', async () => {
  await using tested = await openTested();
  const { shop, owner } = tested;
  const asked = await startTest(owner);
  await work(shop);
  const { status, body } = await arrive(shop, { token: 'x'.repeat(43) });
  const known = await arrive(shop, service.taken[0]!);
  expect([status, body]).toEqual([known.status, known.body]);
  expect((await became(owner, asked)).state).toBe('arrived');
  expect((await shop.call('POST', '/api/alarm/arrivals', { token: '' })).status).toBe(422);
});

test('of a mail it is said whether the mail server took it, or that there is none and it is a file', async () => {
  const mails = await openMailServer();
  for (const [env, state] of [
    [{}, 'kept'],
    [{ SMTP_URL: mails.url }, 'sent'],
  ] as const) {
    await using tested = await openTested(env);
    const { shop, owner } = tested;
    expect((await alarmOf(owner)).mail).toEqual({ hasServer: state === 'sent', to: [owner.user.email] });
    const asked = (await owner.call('POST', '/api/alarm/tests', { channel: 'mail' })).body;
    expect(asked.state).toBe('waiting');
    await work(shop);
    expect((await became(owner, asked)).state).toBe(state);
  }
  expect(mails.taken).toHaveLength(1);
  await mails.close();
});

test('staff are not mailed, see no test but their own, and nobody sees one that there is not', async () => {
  await using tested = await openTested();
  const { shop, owner } = tested;
  const ravi = await staff(shop, ['packer', 'counter']);
  const asked = await startTest(owner);
  const answers = [
    await ravi.call('POST', '/api/alarm/tests', { channel: 'mail' }),
    await ravi.call('GET', `/api/alarm/tests/${asked.id}`),
    await owner.call('GET', '/api/alarm/tests/nothing'),
    await owner.call('POST', '/api/alarm/tests', { channel: 'push', device: 'nothing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 404]);
});
