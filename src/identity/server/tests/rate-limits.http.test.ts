import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { createFront } from '#main/front/front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { PASSWORD, signUp } from '#test/people.ts';

const logIn = (shop: TestShop, email: string, password: string) =>
  shop.call('POST', '/api/auth/login', { email, password });

/** Calls the shop over a socket that comes from an address. */
async function callFrom(shop: TestShop, address: string, path: string, body: unknown) {
  const response = await createApi(shop.platform).request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
}

test('after ten wrong passwords an account waits for the quarter of an hour to pass, the right password too', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (let guess = 1; guess <= 10; guess += 1)
    expect((await logIn(shop, user.email, 'papaya')).status).toBe(401);
  const blocked = await logIn(shop, user.email, PASSWORD);
  expect(blocked.status).toBe(429);
  expect(blocked.body).toMatchObject({
    code: 'too_many',
    error: 'Too many attempts. Please try again in 15 minutes.',
  });
  expect(blocked.headers.get('retry-after')).toBe('900');
  shop.clock.advance({ minutes: 14 });
  expect((await logIn(shop, user.email, PASSWORD)).headers.get('retry-after')).toBe('60');
  shop.clock.advance({ minutes: 1 });
  expect((await logIn(shop, user.email, PASSWORD)).status).toBe(200);
});

test('guesses at one and the same moment all count', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(shop, user.email, 'papaya')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
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

test('guesses at the password of someone who is logged in count too', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '2' });
  const asha = await signUp(shop);
  const guess = () =>
    asha.call('POST', '/api/auth/change-password', { currentPassword: 'x', password: 'Papaya-1234' });
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([422, 422, 429]);
  expect((await asha.call('DELETE', '/api/users/user', { password: 'x' })).status).toBe(429);
});

test('a reset by mail opens an account that was guessed at', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '1' });
  const { sentMails } = await import('#test/mails.ts');
  const { user } = await signUp(shop);
  await logIn(shop, user.email, 'x');
  await shop.call('POST', '/api/auth/reset-password-request', { email: user.email });
  const token = /token=([\w-]+)/.exec((await sentMails(shop))[0]?.text ?? '')?.[1];
  await shop.call('POST', '/api/auth/reset-password', { email: user.email, token, password: 'Papaya-1234' });
  expect((await logIn(shop, user.email, 'Papaya-1234')).status).toBe(200);
});

test('a mailbox gets five reset mails an hour, known or not', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (const email of [user.email, 'nobody@example.in']) {
    const ask = () => shop.call('POST', '/api/auth/reset-password-request', { email });
    for (let time = 1; time <= 5; time += 1) expect((await ask()).status).toBe(200);
    const sixth = await ask();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1800'); // it is half past four in UTC
  }
  shop.clock.advance({ minutes: 30 });
  expect((await shop.call('POST', '/api/auth/reset-password-request', { email: user.email })).status).toBe(
    200,
  );
});

test('a village that shares one address signs up a hundred and logs in three hundred times in ten minutes', async () => {
  await using shop = await openShop();
  const { db, clock } = shop.platform;
  const { countTry } = await import('#platform/http/rate-limit.ts');
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
