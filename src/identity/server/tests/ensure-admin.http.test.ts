import { expect, test } from 'vitest';
import { ensureAdmin } from '#identity/server/commands/ensure-admin.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

const logIn = (shop: TestShop, email: string, password: string) =>
  shop.call('POST', '/api/auth/login', { email, password });

test('a shop without an admin gets one with a random password, told once', async () => {
  await using shop = await openShop();
  const made = await ensureAdmin(shop.platform);
  expect(made?.email).toBe('admin@haat.local');
  expect(made?.password).toMatch(/^[\w-]{16}$/);
  const { body } = await logIn(shop, 'admin@haat.local', made?.password ?? '');
  expect(body.user).toMatchObject({ role: 'admin', owner: true, name: 'Admin' });
  expect(await ensureAdmin(shop.platform)).toBeUndefined();
});

test('a password without an e-mail address is that of the first owner, also when it is changed later', async () => {
  await using shop = await openShop({ ADMIN_PASSWORD: 'the-first-one' });
  expect(await ensureAdmin(shop.platform)).toBeUndefined();
  const { body } = await logIn(shop, 'admin@haat.local', 'the-first-one');
  expect(body.user).toMatchObject({ role: 'admin', owner: true });
  await startAgain(shop, 'the-second-one');
  expect((await logIn(shop, 'admin@haat.local', 'the-second-one')).status).toBe(200);
});

test('a password without an e-mail address changes nobody else, and the log says that it was not used', async () => {
  await using shop = await openShop({ ADMIN_PASSWORD: 'from-the-configuration' });
  const owner = await admin(shop);
  const warned: string[] = [];
  const log = { ...shop.platform.log, warn: (event: string) => void warned.push(event) };
  expect(await ensureAdmin({ ...shop.platform, log })).toBeUndefined();
  expect((await logIn(shop, owner.user.email, 'from-the-configuration')).status).toBe(401);
  expect((await logIn(shop, 'admin@haat.local', 'from-the-configuration')).status).toBe(401);
  expect(warned).toEqual(['admin.password_not_used']);
});

test('two shops that start at once on one empty database make one admin', async () => {
  await using shop = await openShop();
  const made = await Promise.all([ensureAdmin(shop.platform), ensureAdmin(shop.platform)]);
  const told = made.filter((admin) => admin !== undefined);
  expect(told).toHaveLength(1);
  expect((await logIn(shop, 'admin@haat.local', told[0]?.password ?? '')).status).toBe(200);
});

test('a shop that has an admin gets no other', async () => {
  await using shop = await openShop();
  await admin(shop);
  expect(await ensureAdmin(shop.platform)).toBeUndefined();
  expect(await shop.platform.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('the owner that the configuration names is made sure of at each start', async () => {
  const env = { ADMIN_EMAIL: 'Owner@Example.in', ADMIN_PASSWORD: 'from-the-configuration' };
  await using shop = await openShop(env);
  expect(await ensureAdmin(shop.platform)).toBeUndefined();
  const { body } = await logIn(shop, 'owner@example.in', env.ADMIN_PASSWORD);
  expect(body.user).toMatchObject({ role: 'admin', owner: true });
  const owner = shop.withToken(body.token);
  await ensureAdmin(shop.platform);
  expect((await owner.call('GET', '/api/users/user')).status).toBe(200);
  const change = { currentPassword: env.ADMIN_PASSWORD, password: 'Another-1234' };
  expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
  await ensureAdmin(shop.platform);
  expect((await logIn(shop, 'owner@example.in', env.ADMIN_PASSWORD)).status).toBe(401);
  expect((await logIn(shop, 'owner@example.in', change.password)).status).toBe(200);
  expect((await owner.call('GET', '/api/users/user')).status).toBe(200);
});

/** The same shop, started again with another password in its configuration. */
const startAgain = ({ platform }: TestShop, password: string) =>
  ensureAdmin({ ...platform, config: { ...platform.config, admin: { ...platform.config.admin, password } } });

test('a password that was changed in the configuration is given at the next start, and opens what was locked', async () => {
  await using shop = await openShop({ ADMIN_EMAIL: 'owner@example.in', ADMIN_PASSWORD: 'the-first-one' });
  await ensureAdmin(shop.platform);
  const { body } = await logIn(shop, 'owner@example.in', 'the-first-one');
  await startAgain(shop, 'the-second-one');
  expect((await logIn(shop, 'owner@example.in', 'the-second-one')).status).toBe(200);
  expect((await logIn(shop, 'owner@example.in', 'the-first-one')).status).toBe(401);
  expect((await shop.withToken(body.token).call('GET', '/api/users/user')).status).toBe(401);
});

test('a configured owner who was made a shopper is the owner again, with the password they chose', async () => {
  await using shop = await openShop({ ADMIN_EMAIL: 'owner@example.in', ADMIN_PASSWORD: 'the-first-one' });
  await ensureAdmin(shop.platform);
  const owner = shop.withToken((await logIn(shop, 'owner@example.in', 'the-first-one')).body.token);
  const change = { currentPassword: 'the-first-one', password: 'Another-1234' };
  await owner.call('POST', '/api/auth/change-password', change);
  const demoted = { role: 'user', owner: 0 } as const;
  await shop.platform.db.updateTable('users').set(demoted).where('email', '=', 'owner@example.in').execute();
  await ensureAdmin(shop.platform);
  const { body } = await logIn(shop, 'owner@example.in', 'Another-1234');
  expect(body.user).toMatchObject({ role: 'admin', owner: true });
});

test('a shopper whom the configuration names becomes the owner, with its password', async () => {
  await using shop = await openShop({
    ADMIN_EMAIL: 'asha@example.in',
    ADMIN_PASSWORD: 'from-the-configuration',
  });
  const asha = await signUp(shop, { email: 'asha@example.in' });
  await ensureAdmin(shop.platform);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(401);
  const { body } = await logIn(shop, 'asha@example.in', 'from-the-configuration');
  expect(body.user).toMatchObject({ _id: asha.user._id, role: 'admin', owner: true });
});
