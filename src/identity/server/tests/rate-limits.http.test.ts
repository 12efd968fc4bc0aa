import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { createFront } from '#main/front/front.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';

const logIn = (shop: TestShop, email: string, password: string) =>
  shop.call('POST', '/api/auth/login', { email, password });

/** Calls the shop over a socket that comes from an address. */
async function callFrom(shop: TestShop, address: string, path: string, body: unknown) {
  const response = await createApi(shop.platform).request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, unknown> };
}

const LOGIN = '/api/auth/login';
const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

test('after ten wrong passwords each further try has to wait longer, up to a quarter of an hour', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (let guess = 1; guess <= 10; guess += 1)
    expect((await logIn(shop, user.email, 'papaya')).status).toBe(401);
  const waits: number[] = [];
  for (let guess = 1; guess <= 8; guess += 1) {
    const tooSoon = await logIn(shop, user.email, 'papaya');
    expect(tooSoon.status).toBe(429);
    const seconds = Number(tooSoon.headers.get('retry-after'));
    waits.push(seconds);
    shop.clock.advance({ seconds: seconds - 1 });
    expect((await logIn(shop, user.email, PASSWORD)).headers.get('retry-after')).toBe('1');
    shop.clock.advance({ seconds: 1 });
    expect((await logIn(shop, user.email, 'papaya')).status).toBe(401);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  const refused = (await logIn(shop, user.email, PASSWORD)).body;
  expect(refused).toMatchObject({
    code: 'too_many',
    error: 'Too many attempts. Please try again in 15 minutes.',
  });
  shop.clock.advance({ minutes: 15 });
  expect((await logIn(shop, user.email, PASSWORD)).status).toBe(200);
  expect((await logIn(shop, user.email, 'papaya')).status).toBe(401);
  expect((await logIn(shop, user.email, PASSWORD)).status).toBe(200);
});

test('guesses at one and the same moment all count', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(shop, user.email, 'papaya')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('a server whose clock is a little behind refuses no free try', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (let guess = 1; guess <= 10; guess += 1) {
    expect((await logIn(shop, user.email, 'papaya')).status).toBe(401);
    shop.clock.advance({ seconds: -1 });
  }
  expect((await logIn(shop, user.email, 'papaya')).status).toBe(429);
});

test('a stranger who guesses at the owner’s account slows down the stranger’s own network only', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '3' });
  const { user } = await admin(shop, { email: 'admin@haat.local' });
  const guess = { email: user.email, password: 'papaya' };
  for (let host = 1; host <= 3; host += 1)
    expect((await callFrom(shop, `198.51.100.${host}`, LOGIN, guess)).status).toBe(401);
  expect(await callFrom(shop, '198.51.100.200', LOGIN, guess)).toMatchObject({ status: 429, retryAfter: 30 });
  const known = { email: user.email, password: PASSWORD };
  expect((await callFrom(shop, HERE, LOGIN, known)).status).toBe(200);
  for (let host = 1; host <= 3; host += 1)
    expect((await callFrom(shop, `2001:db8:0:${host}::1`, LOGIN, guess)).status).toBe(401);
  expect((await callFrom(shop, '2001:db8:0:ff::9', LOGIN, guess)).status).toBe(429);
  expect((await callFrom(shop, '2001:db8:0:100::9', LOGIN, guess)).status).toBe(401);
});

test('a device that was logged in before gets in while its own network is slowed down', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2', RATE_LOGINS_PER_ADDRESS: '6' });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  const known = { email: asha.user.email, password: PASSWORD };
  const { device } = (await callFrom(shop, HERE, LOGIN, known)).body;
  expect(device).toMatch(/^[\w-]{43}$/);
  for (let guess = 1; guess <= 9; guess += 1)
    await callFrom(shop, HERE, LOGIN, { ...known, password: 'papaya' });
  expect((await callFrom(shop, HERE, LOGIN, known)).status).toBe(429);
  const again = await callFrom(shop, HERE, LOGIN, { ...known, devices: ['x'.repeat(43), device] });
  expect([again.status, again.body['device']]).toEqual([200, undefined]);
  // It opens nothing by itself, is nobody else's, and is no way round the waiting.
  const other = { email: ravi.user.email, password: PASSWORD, devices: [device] };
  expect((await callFrom(shop, HERE, LOGIN, other)).status).toBe(429);
  const wrong = { ...known, password: 'papaya', devices: [device] };
  const statuses = [];
  for (let guess = 1; guess <= 3; guess += 1)
    statuses.push((await callFrom(shop, ELSEWHERE, LOGIN, wrong)).status);
  expect(statuses).toEqual([401, 401, 429]);
  const kept = await shop.platform.db.selectFrom('known_devices').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(device);
});

test('an account that is guessed at from everywhere gives each new network one try, the right one too', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const { user } = await signUp(shop);
  const guess = { email: user.email, password: 'papaya' };
  for (let network = 1; network <= 20; network += 1)
    expect((await callFrom(shop, `10.0.${network}.1`, LOGIN, guess)).status).toBe(401);
  expect((await callFrom(shop, ELSEWHERE, LOGIN, guess)).status).toBe(401);
  expect(await callFrom(shop, ELSEWHERE, LOGIN, guess)).toMatchObject({ status: 429, retryAfter: 30 });
  expect((await callFrom(shop, HERE, LOGIN, { ...guess, password: PASSWORD })).status).toBe(200);
});

test('twenty devices of a person are known; the one seen longest ago makes room for the next', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const devices: unknown[] = [];
  for (let login = 1; login <= 21; login += 1) {
    shop.clock.advance({ minutes: 1 });
    devices.push((await logIn(shop, user.email, PASSWORD)).body.device);
  }
  const form = { email: user.email, password: PASSWORD };
  const again = async (device: unknown) =>
    (await shop.call('POST', LOGIN, { ...form, devices: [device] })).body.device as unknown;
  expect(await again(devices[1])).toBeUndefined();
  expect(await again(devices[0])).toEqual(expect.any(String));
});

test('an account that does not exist is limited like one that does', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const answers = [];
  for (let guess = 1; guess <= 3; guess += 1)
    answers.push((await logIn(shop, 'nobody@example.in', 'x')).status);
  expect(answers).toEqual([401, 401, 429]);
});

test('one account that is guessed at blocks nobody else in the village', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  for (let guess = 1; guess <= 5; guess += 1) await logIn(shop, asha.user.email, 'papaya');
  expect((await logIn(shop, ravi.user.email, PASSWORD)).status).toBe(200);
});

test('right passwords do not count, however often someone logs in', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const { user } = await signUp(shop);
  for (let time = 1; time <= 6; time += 1) expect((await logIn(shop, user.email, PASSWORD)).status).toBe(200);
});

test('guesses at the password of someone who is logged in count for them, and for nobody who logs in', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const asha = await signUp(shop);
  const guess = () =>
    asha.call('POST', '/api/auth/change-password', { currentPassword: 'x', password: 'Papaya-1234' });
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([422, 422, 429]);
  expect((await asha.call('DELETE', '/api/users/user', { password: 'x' })).status).toBe(429);
  expect((await logIn(shop, asha.user.email, PASSWORD)).status).toBe(200);
});

test('who is logged in changes the password while strangers guess at it', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const asha = await signUp(shop);
  for (let guess = 1; guess <= 5; guess += 1) await logIn(shop, asha.user.email, 'papaya');
  const change = { currentPassword: PASSWORD, password: 'Papaya-1234' };
  expect((await asha.call('POST', '/api/auth/change-password', change)).status).toBe(200);
});

const ASK = '/api/auth/reset-password-request';
const RESET = '/api/auth/reset-password';
const tokenIn = async (shop: TestShop) =>
  /token=([\w-]+)/.exec((await sentMails(shop)).at(-1)?.text ?? '')?.[1];

test('a reset by mail makes its device a known one, so that it gets in whoever guesses beside it', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '1' });
  const { user } = await signUp(shop);
  await logIn(shop, user.email, 'x');
  await shop.call('POST', ASK, { email: user.email });
  const form = { email: user.email, token: await tokenIn(shop), password: 'Papaya-1234' };
  const { device } = (await shop.call('POST', RESET, form)).body;
  await logIn(shop, user.email, 'x');
  const known = { email: user.email, password: 'Papaya-1234' };
  expect((await shop.call('POST', LOGIN, known)).status).toBe(429);
  expect((await shop.call('POST', LOGIN, { ...known, devices: [device] })).status).toBe(200);
});

test('whoever asks for more than five reset mails has to wait, known or not; others need not', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (const email of [user.email, 'nobody@example.in']) {
    for (let time = 1; time <= 5; time += 1)
      expect((await callFrom(shop, ELSEWHERE, ASK, { email })).status).toBe(200);
    expect(await callFrom(shop, ELSEWHERE, ASK, { email })).toMatchObject({ status: 429, retryAfter: 30 });
    expect((await callFrom(shop, HERE, ASK, { email })).status).toBe(200);
  }
});

test('a mailbox is not filled by strangers, and holds a link that works when its owner asks', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '2' });
  const { user } = await signUp(shop);
  for (let network = 1; network <= 9; network += 1) {
    expect((await callFrom(shop, `10.0.${network}.1`, ASK, { email: user.email })).status).toBe(200);
  }
  const mails = (await sentMails(shop)).length;
  expect(mails).toBe(2);
  expect((await callFrom(shop, HERE, ASK, { email: user.email })).body).toEqual({
    message: 'Email Sent Successfully',
  });
  expect(await sentMails(shop)).toHaveLength(mails);
  const form = { email: user.email, token: await tokenIn(shop), password: 'Papaya-1234' };
  expect((await shop.call('POST', RESET, form)).status).toBe(200);
  shop.clock.advance({ minutes: 10 });
  await callFrom(shop, HERE, ASK, { email: user.email });
  expect(await sentMails(shop)).toHaveLength(mails + 1);
});

test('a village that shares one address signs up a hundred and logs in three hundred times in ten minutes', async () => {
  await using shop = await openShop();
  const { db, clock } = shop.platform;
  const { countTry } = await import('#platform/http/limits/rate-limit.ts');
  const { ratesOf } = await import('#identity/server/rates.ts');
  const { signUps, logIns } = ratesOf(shop.platform);
  for (let time = 1; time <= 100; time += 1) await countTry(db, signUps, '203.0.113.7', clock.now());
  for (let time = 1; time <= 300; time += 1) await countTry(db, logIns, '203.0.113.7', clock.now());
  const { user } = await signUp(shop);
  const form = { name: 'Ravi', email: 'ravi@example.in', phone: '9876543210', password: 'mango-tree' };
  expect((await callFrom(shop, '203.0.113.7', '/api/auth/signup', form)).status).toBe(201);
  const known = { email: user.email, password: PASSWORD };
  expect((await callFrom(shop, '203.0.113.7', '/api/auth/login', known)).status).toBe(200);
});

test('an address that asks too much is told when to come back; others are served', async () => {
  await using shop = await openShop({
    RATE_LOGINS_PER_ADDRESS: '3',
    RATE_SIGNUPS_PER_ADDRESS: '1',
    RATE_RESETS_PER_ADDRESS: '1',
  });
  const { user } = await signUp(shop);
  const form = { email: user.email, password: PASSWORD };
  const here = [];
  for (let time = 1; time <= 4; time += 1)
    here.push((await callFrom(shop, '203.0.113.7', '/api/auth/login', form)).status);
  expect(here).toEqual([200, 200, 200, 429]);
  expect((await callFrom(shop, '::ffff:203.0.113.7', '/api/auth/login', form)).retryAfter).toBe(600);
  expect((await callFrom(shop, '203.0.113.8', '/api/auth/login', form)).status).toBe(200);
  const [signup, ask] = ['/api/auth/signup', '/api/auth/reset-password-request'];
  const newcomer = (name: string) => ({
    name,
    email: `${name}@example.in`,
    phone: '9876543210',
    password: 'mango-tree',
  });
  expect((await callFrom(shop, '203.0.113.7', signup, newcomer('one'))).status).toBe(201);
  expect((await callFrom(shop, '203.0.113.7', signup, newcomer('two'))).status).toBe(429);
  expect((await callFrom(shop, '203.0.113.7', ask, { email: 'one@example.in' })).status).toBe(200);
  expect((await callFrom(shop, '203.0.113.7', ask, { email: 'two@example.in' })).status).toBe(429);
  shop.clock.advance({ minutes: 10 });
  expect((await callFrom(shop, '203.0.113.7', '/api/auth/login', form)).status).toBe(200);
});

test('counts are swept away and name nobody', async () => {
  await using shop = await openShop();
  await logIn(shop, 'asha@example.in', 'x');
  const rows = () => shop.platform.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toMatch(/asha|@/);
  shop.clock.advance({ days: 2 });
  await logIn(shop, 'ravi@example.in', 'x');
  expect((await rows()).every(({ window_start }) => window_start > '2026-11-22')).toBe(true);
  const slowed = await shop.platform.db.selectFrom('slowed_tries').selectAll().execute();
  expect(slowed).toHaveLength(1);
  expect(JSON.stringify(slowed)).not.toMatch(/ravi|@/);
});

test('behind a proxy that is trusted, each address of the village is counted by itself', async () => {
  await using shop = await openShop({ TRUSTED_PROXIES: '127.0.0.1', RATE_LOGINS_PER_ADDRESS: '1' });
  const { platform } = shop;
  const nothing = () => Promise.reject(new Error('only the API is asked here'));
  await using server = createServer(
    createFront(platform, {
      api: createApi(platform),
      page: nothing,
      picture: nothing,
      statics: new Map(),
      isReady: nothing,
    }),
  );
  const { promise: open, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await open;
  const { port } = server.address() as AddressInfo;
  const logInFrom = async (address: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Connection: 'close' };
    const body = JSON.stringify({ email: 'nobody@example.in', password: 'x' });
    return (await fetch(`http://127.0.0.1:${port}/api/auth/login`, { method: 'POST', headers, body })).status;
  };
  expect([await logInFrom('203.0.113.7'), await logInFrom('203.0.113.8')]).toEqual([401, 401]);
  expect([await logInFrom('203.0.113.7'), await logInFrom('203.0.113.9, 203.0.113.8')]).toEqual([429, 429]);
});
