import { expect, test } from 'vitest';
import { CODE_TEXT_JOB, codeTextHandler } from '#identity/server/sms/code-text-job.ts';
import { openSmsGateway, type SmsGateway } from '#test/fakes/sms-gateway.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

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
  const handler = codeTextHandler(platform, config.sms!, async () => 'Haat');
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

test('a phone gets three codes an hour, however often and from wherever they are asked for', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway);
  await shop.call('POST', '/api/auth/signup', MEENA);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop, PHONE)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sendAll(shop);
  expect(gateway.sent).toHaveLength(3);
  shop.clock.advance({ minutes: 61 });
  await ask(shop, PHONE);
  await sendAll(shop);
  expect(gateway.sent).toHaveLength(4);
});

test('a shop pays for no more messages in a day than its owner allows', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await open(gateway, { SMS_PER_DAY: '2' });
  for (const last of [1, 2, 3]) {
    const phone = `982604444${last}`;
    await shop.call('POST', '/api/auth/signup', { ...MEENA, phone });
    await ask(shop, phone);
  }
  expect(await sendAll(shop)).toBe(0);
  expect(gateway.sent).toHaveLength(2);
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
