import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';
import { logIn, callFrom, LOGIN, HERE, ELSEWHERE } from '#test/steps/log-ins.ts';

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
