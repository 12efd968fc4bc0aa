import type * as crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const work = vi.hoisted(() => [] as string[]);

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  const argon2: typeof real.argon2 = (algorithm, cost, callback) => {
    work.push(
      `${algorithm} ${cost.memory} KiB x ${cost.passes} x ${cost.parallelism}, ${cost.tagLength} bytes`,
    );
    real.argon2(algorithm, cost, callback);
  };
  return { ...real, argon2 };
});

beforeEach(() => void work.splice(0));

const ASHA = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', password: 'mango-tree' };

test('a login takes the same work for a wrong password, an unknown e-mail address and an account without password', async () => {
  await using shop = await openShop();
  await shop.call('POST', '/api/auth/signup', ASHA);
  await shop.call('POST', '/api/auth/signup', { ...ASHA, email: 'google@example.in' });
  await shop.platform.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', 'google@example.in')
    .execute();
  const workOf = async (email: string) => {
    work.splice(0);
    expect((await shop.call('POST', '/api/auth/login', { email, password: 'papaya' })).status).toBe(401);
    return [...work];
  };
  const wrong = await workOf(ASHA.email);
  expect(wrong).toEqual(['argon2id 19456 KiB x 2 x 1, 32 bytes']);
  expect(await workOf('nobody@example.in')).toEqual(wrong);
  expect(await workOf('google@example.in')).toEqual(wrong);
});

test('a login and a code take the same work for a phone number that is known and one that is not', async () => {
  await using shop = await openShop();
  const meena = { name: 'Meena', phone: '9826044444', password: 'mango-tree', noEmail: true };
  await shop.call('POST', '/api/auth/signup', meena);
  await shop.call('POST', '/api/auth/signup', ASHA);
  await shop.platform.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('name', '=', 'Asha')
    .execute();
  const workOf = async (path: string, body: object, status: number) => {
    work.splice(0);
    expect((await shop.call('POST', path, body)).status).toBe(status);
    return [...work];
  };
  const logIn = (email: string) => workOf('/api/auth/login', { email, password: 'papaya' }, 401);
  const wrong = await logIn(meena.phone);
  expect(wrong).toEqual(['argon2id 19456 KiB x 2 x 1, 32 bytes']);
  for (const phone of [ASHA.phone, '9826055555']) expect(await logIn(phone)).toEqual(wrong);

  const reset = { code: '12345678', password: 'Papaya-1234' };
  const use = (phone: string) => workOf('/api/auth/reset-password-code', { ...reset, phone }, 422);
  const owner = await admin(shop);
  const { users } = (await owner.call('GET', `/api/auth/user?q=${meena.phone}`)).body;
  await owner.call('POST', `/api/auth/user/${users[0]._id}/logincode`, {});
  for (const phone of [meena.phone, ASHA.phone, '9826055555']) expect(await use(phone)).toEqual(wrong);
});

test('asking for a reset mail does and writes the same for a known and an unknown e-mail address', async () => {
  await using shop = await openShop();
  await shop.call('POST', '/api/auth/signup', ASHA);
  const { db } = shop.platform;
  const ask = async (email: string) => {
    work.splice(0);
    const { status, body } = await shop.call('POST', '/api/auth/reset-password-request', { email });
    const [job] = await db.deleteFrom('jobs').returning(['kind', 'payload']).execute();
    const resets = await db.selectFrom('password_resets').selectAll().execute();
    return {
      status,
      body,
      kind: job?.kind,
      asked: Object.keys(JSON.parse(job?.payload ?? '{}')),
      resets,
      work: work.length,
    };
  };
  const known = await ask(ASHA.email);
  expect(known).toEqual({
    status: 200,
    body: { message: 'Email Sent Successfully' },
    kind: 'mail-reset',
    asked: ['email', 'origin', 'isSpare'],
    resets: [],
    work: 0,
  });
  expect(await ask('nobody@example.in')).toEqual(known);
});

test('a made-up reset link costs no hashing', async () => {
  await using shop = await openShop();
  await shop.call('POST', '/api/auth/signup', ASHA);
  work.splice(0);
  const form = { email: ASHA.email, password: 'Papaya-1234', token: 'x'.repeat(43) };
  expect((await shop.call('POST', '/api/auth/reset-password', form)).status).toBe(422);
  expect(work).toEqual([]);
});
