import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { PASSWORD, signUp, type Person } from '#test/people.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

async function logIn(shop: TestShop, { user }: Person, more: object = {}, userAgent = CHROME) {
  const form = { email: user.email, password: PASSWORD, ...more };
  const { body } = await shop.call('POST', '/api/auth/login', form, { 'User-Agent': userAgent });
  return { ...shop.withToken(body.token), token: body.token as string };
}

const isKnown = async (caller: { call: Person['call'] }) =>
  (await caller.call('GET', '/api/users/user')).status;

test('each field of the login form is refused in its own words', async () => {
  await using shop = await openShop();
  const refused = async (form: object) => (await shop.call('POST', '/api/auth/login', form)).body.fields;
  expect(await refused({ email: '', password: '' })).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(await refused({ email: 'asha', password: 'x' })).toEqual({ email: ['Invalid email address'] });
});

test('a wrong password and an unknown e-mail address are refused in the same words', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const wrong = await shop.call('POST', '/api/auth/login', { email: user.email, password: 'mango-1234' });
  const unknown = await shop.call('POST', '/api/auth/login', { email: 'no@example.in', password: PASSWORD });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ code: 'signed_out', error: 'Invalid email or password' });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test('the database holds no token and no password, only their hashes', async () => {
  await using shop = await openShop();
  const form = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', password: 'Mangoes-4-Asha' };
  await shop.call('POST', '/api/auth/signup', form);
  const logInForm = { email: form.email, password: form.password };
  const { token } = (await shop.call('POST', '/api/auth/login', logInForm)).body;
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const users = await shop.platform.db.selectFrom('users').selectAll().execute();
  const sessions = await shop.platform.db.selectFrom('sessions').selectAll().execute();
  const kept = JSON.stringify({ users, sessions });
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(form.password);
  expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a device that is not to be remembered is logged out 12 hours after the login, though it is used', async () => {
  await using shop = await openShop();
  const device = await logIn(shop, await signUp(shop));
  shop.clock.advance({ hours: 11, minutes: 59 });
  expect(await isKnown(device)).toBe(200);
  shop.clock.advance({ minutes: 1 });
  expect(await isKnown(device)).toBe(401);
});

test('a device that is remembered stays logged in for 30 days after its last visit', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const [used, forgotten] = [
    await logIn(shop, asha, { remember: true }),
    await logIn(shop, asha, { remember: true }),
  ];
  shop.clock.advance({ days: 29 });
  expect(await isKnown(used)).toBe(200);
  shop.clock.advance({ days: 2 });
  expect(await isKnown(used)).toBe(200);
  expect(await isKnown(forgotten)).toBe(401);
  shop.clock.advance({ days: 30 });
  expect(await isKnown(used)).toBe(401);
});

test('no device stays logged in for more than a year without a password', async () => {
  await using shop = await openShop();
  const device = await logIn(shop, await signUp(shop), { remember: true });
  for (let month = 1; month <= 12; month += 1) {
    shop.clock.advance({ days: 29 });
    expect(await isKnown(device)).toBe(200);
  }
  shop.clock.advance({ days: 18 });
  expect(await isKnown(device)).toBe(401);
});

test('a token that is unknown is refused; nobody is let in as a guest by mistake', async () => {
  await using shop = await openShop();
  for (const token of ['x'.repeat(43), 'short', '../../etc/passwd', 'a b c']) {
    const answer = await shop.withToken(token).call('GET', '/api/users/user');
    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe('Please log in again.');
  }
  expect((await shop.call('GET', '/api/users/user')).body.error).toBe('Please log in.');
});

test('signing out ends this device and no other', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const phone = await logIn(shop, asha);
  expect((await phone.call('POST', '/api/auth/logout')).status).toBe(200);
  expect(await isKnown(phone)).toBe(401);
  expect(await isKnown(asha)).toBe(200);
});

test('a shopper sees the devices that are logged in and ends one', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  shop.clock.advance({ minutes: 10 });
  const laptop = await logIn(
    shop,
    asha,
    {},
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  const { sessions } = (await laptop.call('GET', '/api/auth/sessions')).body;
  expect(sessions).toMatchObject([
    { device: 'Firefox on Linux', current: true, seenAt: '2026-11-20T04:40:00.000Z' },
    { device: 'Chrome on Android', current: false, seenAt: '2026-11-20T04:30:00.000Z' },
  ]);
  expect((await laptop.call('DELETE', `/api/auth/sessions/${sessions[1]._id}`)).status).toBe(200);
  expect(await isKnown(asha)).toBe(401);
  expect((await laptop.call('GET', '/api/auth/sessions')).body.sessions).toHaveLength(1);
});

test('nobody sees or ends another’s devices', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  const [{ _id }] = (await asha.call('GET', '/api/auth/sessions')).body.sessions;
  expect((await ravi.call('GET', '/api/auth/sessions')).body.sessions).toHaveLength(1);
  expect((await ravi.call('DELETE', `/api/auth/sessions/${_id}`)).status).toBe(404);
  expect(await isKnown(asha)).toBe(200);
});

test('when a device was last seen is written down every few minutes, not at each call', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const seenAt = async () =>
    (await shop.platform.db.selectFrom('sessions').select('seen_at').executeTakeFirstOrThrow()).seen_at;
  shop.clock.advance({ minutes: 4 });
  await isKnown(asha);
  expect(await seenAt()).toBe('2026-11-20T04:30:00.000Z');
  shop.clock.advance({ minutes: 2 });
  await isKnown(asha);
  expect(await seenAt()).toBe('2026-11-20T04:36:00.000Z');
});

test('sessions that ended are swept away by the next login', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  await logIn(shop, asha);
  shop.clock.advance({ days: 31 });
  await logIn(shop, asha);
  expect(await shop.platform.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('fifty devices may be logged in; the one seen longest ago makes room for the next', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const tokens: { call: Person['call'] }[] = [];
  for (let device = 1; device <= 50; device += 1) {
    shop.clock.advance({ minutes: 1 });
    tokens.push(await logIn(shop, asha));
  }
  expect(await isKnown(asha)).toBe(401);
  expect(await Promise.all(tokens.map(isKnown))).toEqual(tokens.map(() => 200));
});
