import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { createFront } from '#main/front/front.ts';
import { openShop } from '#test/open-shop.ts';
import { PASSWORD, signUp } from '#test/people.ts';
import { logIn, callFrom } from '#test/steps/log-ins.ts';

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
