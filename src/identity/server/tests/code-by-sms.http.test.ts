import { expect, test } from 'vitest';
import { CODE_TEXT_JOB, codeTextHandler } from '#identity/server/code-text-job.ts';
import { createApi } from '#main/api.ts';
import { ownerOfTexts } from '#settings/server/public.ts';
import { openSmsGateway, type SmsGateway } from '#test/fakes/sms-gateway.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';

const PHONE = '9826044444';
const MEENA = { name: 'Meena', phone: PHONE, password: 'mango-tree', noEmail: true };
const SAID = 'If this phone has an account here, the code is on its way.';

const open = (gateway: SmsGateway, env: Record<string, string> = {}): Promise<TestShop> =>
  openShop({ SMS_URL: gateway.url, SMS_TOKEN: 'token-of-the-shop', RATE_RESETS_PER_ACCOUNT: '100', ...env });

const ask = (shop: TestShop, phone: unknown) =>
  shop.call('POST', '/api/auth/reset-password-code-request', { phone });

/** Does the jobs that wait, and says how many of them failed. */
async function sendAll({ platform }: TestShop): Promise<number> {
  const { db, config } = platform;
  const handler = codeTextHandler(platform, config.sms!, ownerOfTexts(db));
  const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', CODE_TEXT_JOB).execute();
  let failed = 0;
  for (const { id, payload } of jobs) {
    try {
      await handler(JSON.parse(payload), id, AbortSignal.timeout(10_000));
      await db.deleteFrom('jobs').where('id', '=', id).execute();
    } catch {
      failed += 1;
    }
  }
  return failed;
}

test('who has only a phone asks for a code by SMS, in her language, and chooses a new password with it', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  await shop.call('POST', '/api/auth/signup', { ...MEENA, language: 'hi' });
  expect((await shop.call('GET', '/api/auth/reset-password-code')).body).toEqual({ bySms: true });
  const answer = await ask(shop, '+91 98260 44444');
  expect([answer.status, answer.body]).toEqual([200, { message: SAID }]);
  expect(await sendAll(shop)).toBe(0);
  const [sent] = gateway.sent;
  expect(sent).toMatchObject({
    to: `+91${PHONE}`,
    language: 'hi',
    authorization: 'Bearer token-of-the-shop',
    text: `Haat: नए पासवर्ड का कोड ${sent?.code} है। यह 30 मिनट तक चलेगा। किसी को न बताएँ।`,
  });
  const enter = { phone: PHONE, code: sent?.code, password: 'Papaya-1234' };
  expect((await shop.call('POST', '/api/auth/reset-password-code', enter)).status).toBe(200);
  const login = { email: PHONE, password: 'Papaya-1234' };
  expect((await shop.call('POST', '/api/auth/login', login)).status).toBe(200);
});

test('every phone hears the same; one without such an account gets nothing, and no row holds a code', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  const { email } = (await signUp(shop)).user;
  await shop.platform.db
    .updateTable('users')
    .set({ phone: '9826055555' })
    .where('email', '=', email)
    .execute();
  for (const phone of ['9826055555', '9826066666'])
    expect((await ask(shop, phone)).body).toEqual({ message: SAID });
  await shop.call('POST', '/api/auth/signup', MEENA);
  await ask(shop, PHONE);
  const jobs = JSON.stringify(await shop.platform.db.selectFrom('jobs').select('payload').execute());
  expect(jobs).toContain(PHONE);
  expect(await sendAll(shop)).toBe(0);
  expect(gateway.sent.map(({ to }) => to)).toEqual([`+91${PHONE}`]);
  const rows = JSON.stringify(await shop.platform.db.selectFrom('login_codes').selectAll().execute());
  expect(jobs + rows).not.toContain(gateway.sent[0]?.code);
});

test('a shop without a gateway sends none, and says so', async () => {
  await using shop = await openShop();
  expect((await shop.call('GET', '/api/auth/reset-password-code')).body).toEqual({ bySms: false });
  expect((await ask(shop, PHONE)).status).toBe(404);
});

const NUMBER_HAD_ITS_SHARE =
  'You already asked for several codes with this number. Please use the last one, or call 98260 11111 for a code.';

test('a phone gets three codes an hour and six a day, from wherever they are asked for, and hears it when they are used up', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  await changeSettings(await admin(shop), { phones: ['98260 11111'] });
  await shop.call('POST', '/api/auth/signup', MEENA);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop, PHONE)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => [status, body.message]);
  expect(refused).toEqual(Array.from({ length: 17 }, () => [422, NUMBER_HAD_ITS_SHARE]));
  await sendAll(shop);
  expect(gateway.sent).toHaveLength(3);
  // A number without an account hears the same.
  const stranger = [];
  for (let at = 0; at < 4; at += 1) stranger.push((await ask(shop, '9826099999')).body.message);
  expect(stranger).toEqual([SAID, SAID, SAID, NUMBER_HAD_ITS_SHARE]);
  for (const hour of [1, 2]) {
    shop.clock.advance({ minutes: 61 });
    for (let at = 0; at < 4; at += 1) await ask(shop, PHONE);
    await sendAll(shop);
    expect([hour, gateway.sent.length]).toEqual([hour, 6]);
  }
  shop.clock.advance({ minutes: 24 * 60 });
  expect((await ask(shop, PHONE)).status).toBe(200);
});

test('a shop pays for no more messages in a day than its owner allows, says so to who asks, and tells the owner', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway, { SMS_PER_DAY: '5' });
  const owner = await admin(shop);
  const isSpent = async (): Promise<boolean> => {
    const screen = await listen(shop, owner);
    const { news } = await newsOf(screen);
    await screen.leave();
    return news.textsSpent;
  };
  const phones = [1, 2, 3, 4].map((last) => `982604444${last}`);
  for (const phone of phones) await shop.call('POST', '/api/auth/signup', { ...MEENA, phone });
  await changeSettings(owner, { smsPerDay: 2, phones: ['98260 11111'] });
  expect([(await ask(shop, phones[0])).status, await isSpent()]).toEqual([200, false]);
  await sendAll(shop);
  // What was asked for and is on its way counts as well: nobody is promised what will not come.
  const both = await Promise.all([ask(shop, phones[1]), ask(shop, '9826099999')]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await sendAll(shop);
  if ((await ask(shop, phones[1])).status === 200) await sendAll(shop);
  expect([gateway.sent.length, await isSpent()]).toEqual([2, true]);
  for (const phone of [phones[2], '9826099999']) {
    const { status, body } = await ask(shop, phone);
    expect([status, body.code, body.message]).toEqual([
      422,
      'over_limit',
      'No more text messages can be sent today. For a code, please call 98260 11111.',
    ]);
  }
  await changeSettings(owner, { phones: [] });
  expect((await ask(shop, phones[2])).body.message).toBe(
    'No more text messages can be sent today. Please ask the shop for a code.',
  );
  // The owner pays for more; without a number of the owner’s, that of the server holds.
  await changeSettings(owner, { smsPerDay: 3 });
  expect([(await ask(shop, phones[2])).status, await isSpent()]).toEqual([200, false]);
  await sendAll(shop);
  await changeSettings(owner, { smsPerDay: null });
  expect([(await ask(shop, phones[3])).status, await isSpent()]).toEqual([200, false]);
  await sendAll(shop);
  expect(gateway.sent).toHaveLength(4);
  await changeSettings(owner, { smsPerDay: 0 });
  shop.clock.advance({ minutes: 24 * 60 });
  expect((await ask(shop, phones[0])).status).toBe(422);
});

test('two networks that ask for hundreds of codes get a tenth of the day’s messages each; the others still get theirs', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway, { SMS_PER_DAY: '60' });
  const api = createApi(shop.platform);
  const askFrom = async (remoteAddress: string, phone: string) => {
    const body = JSON.stringify({ phone });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const env = { incoming: { socket: { remoteAddress } } };
    return (await api.request('/api/auth/reset-password-code-request', init, env)).status;
  };
  await shop.call('POST', '/api/auth/signup', MEENA);
  const phoneOf = (at: number): string => `98260${String(10_000 + at)}`;
  const row = await shop.platform.db
    .selectFrom('users')
    .selectAll()
    .where('login_phone', '=', PHONE)
    .executeTakeFirstOrThrow();
  for (let at = 0; at < 40; at += 1)
    await shop.platform.db
      .insertInto('users')
      .values({ ...row, id: `u${at}`, login_phone: phoneOf(at) })
      .execute();
  const statuses: Record<string, number[]> = {};
  for (const [network, first] of [
    ['203.0.113', 0],
    ['198.51.100', 20],
  ] as const)
    for (let at = 0; at < 20; at += 1)
      (statuses[network] ??= []).push(await askFrom(`${network}.${at + 1}`, phoneOf(first + at)));
  for (const of of Object.values(statuses))
    expect(of.map((status) => status === 200)).toEqual(of.map((_, at) => at < 6));
  await sendAll(shop);
  expect(gateway.sent).toHaveLength(12);
  expect(await askFrom('192.0.2.1', PHONE)).toBe(200);
  await sendAll(shop);
  expect(gateway.sent.at(-1)?.to).toBe(`+91${PHONE}`);
});

test('a gateway that fails is asked again, with the same id; what came of the first try is not valid any more', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  await shop.call('POST', '/api/auth/signup', MEENA);
  await ask(shop, PHONE);
  for (const status of [503, 302]) {
    gateway.status = status;
    expect(await sendAll(shop)).toBe(1);
  }
  gateway.status = 200;
  expect(await sendAll(shop)).toBe(0);
  expect(new Set(gateway.sent.map(({ id }) => id)).size).toBe(1);
  const enter = (code: string | undefined) =>
    shop.call('POST', '/api/auth/reset-password-code', { phone: PHONE, code, password: 'Papaya-1234' });
  const [first, , last] = gateway.sent;
  expect((await enter(first?.code)).status).toBe(422);
  expect((await enter(last?.code)).status).toBe(200);
});

test('a code that could not be sent for ten minutes is not sent any more', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  await shop.call('POST', '/api/auth/signup', MEENA);
  await ask(shop, PHONE);
  shop.clock.advance({ minutes: 10 });
  expect(await sendAll(shop)).toBe(0);
  expect(gateway.sent).toEqual([]);
});

test('what is no Indian mobile number is refused', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  expect((await ask(shop, '12345')).body.fields).toEqual({ phone: ['This is not an Indian mobile number'] });
  expect((await ask(shop, '')).body.fields).toEqual({ phone: ['Phone is required'] });
  expect((await ask(shop, { toString: 'x' })).status).toBe(422);
});
