import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';

const PHONE = '9826044444';
const MEENA = { name: 'Meena', phone: PHONE, password: 'mango-tree', noEmail: true };
const NEW = 'Papaya-1234';
const WRONG = 'This code is not right or not valid any more. Please ask the shop for a new one.';
const DEAD = 'Token Expired and Verification Failed. Please Reset Password Again.';

const logIn = (shop: TestShop, password: string) =>
  shop.call('POST', '/api/auth/login', { email: PHONE, password });

/** An owner, and a shopper with a phone alone who is logged in. */
async function stage(shop: TestShop) {
  const owner = await admin(shop);
  const { user } = (await shop.call('POST', '/api/auth/signup', MEENA)).body;
  const shopper = shop.withToken((await logIn(shop, MEENA.password)).body.token);
  return { owner, user, shopper };
}

const give = (by: Pick<Person, 'call'>, userId: string) =>
  by.call('POST', `/api/auth/user/${userId}/logincode`, {});
const enter = (shop: TestShop, code: string, phone = PHONE, password = NEW) =>
  shop.call('POST', '/api/auth/reset-password-code', { phone, code, password });
const follow = (shop: TestShop, link: string) => {
  const { searchParams } = new URL(link);
  const [email, token] = [searchParams.get('email'), searchParams.get('token')];
  return shop.call('POST', '/api/auth/reset-password', { email, token, password: NEW });
};
const anotherCode = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, '0');

test('the owner hands out a code; with phone and code the shopper chooses a new password, and only then is logged out elsewhere', async () => {
  await using shop = await openShop();
  const { owner, user, shopper } = await stage(shop);
  const { status, body } = await give(owner, user._id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ phone: PHONE, expiresAt: '2026-11-20T05:00:00.000Z' });
  expect(body.code).toMatch(/^\d{8}$/);
  expect((await shopper.call('GET', '/api/users/user')).status).toBe(200);
  const typed = `${body.code.slice(0, 4)} ${body.code.slice(4)}`;
  const answer = await enter(shop, typed, '+91 98260 44444');
  expect(answer.body).toMatchObject({ message: 'Password Reset Successfully!' });
  expect(answer.body.device).toMatch(/^[\w-]{43}$/);
  expect((await shopper.call('GET', '/api/users/user')).status).toBe(401);
  expect((await logIn(shop, NEW)).status).toBe(200);
  expect((await logIn(shop, MEENA.password)).status).toBe(401);
});

test('the link of the message does the same; code and link are one, and work once', async () => {
  await using shop = await openShop();
  const { owner, user } = await stage(shop);
  const first = (await give(owner, user._id)).body;
  expect(first.link).toContain(`/reset-password?email=${PHONE}&token=`);
  expect((await follow(shop, first.link)).body.message).toBe('Password Reset Successfully!');
  expect((await follow(shop, first.link)).body.fields).toEqual({ token: [DEAD] });
  expect((await enter(shop, first.code)).body.fields).toEqual({ code: [WRONG] });
  const second = (await give(owner, user._id)).body;
  expect((await enter(shop, second.code)).status).toBe(200);
  expect((await follow(shop, second.link)).status).toBe(422);
});

test('a code is worthless after 30 minutes, after five wrong tries, and after the next one', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const { owner, user } = await stage(shop);
  const late = (await give(owner, user._id)).body;
  shop.clock.advance({ minutes: 30 });
  expect((await enter(shop, late.code)).status).toBe(422);
  expect((await follow(shop, late.link)).status).toBe(422);

  const guessed = (await give(owner, user._id)).body;
  for (let guess = 1; guess <= 5; guess += 1)
    expect((await enter(shop, anotherCode(guessed.code, guess))).body.fields).toEqual({ code: [WRONG] });
  expect((await enter(shop, guessed.code)).body.fields).toEqual({ code: [WRONG] });
  // Who guesses at the code cannot take the link away.
  expect((await follow(shop, guessed.link)).status).toBe(200);

  const replaced = (await give(owner, user._id)).body;
  const latest = (await give(owner, user._id)).body;
  expect((await enter(shop, replaced.code)).status).toBe(422);
  expect((await enter(shop, latest.code)).status).toBe(200);
});

test('of twenty guesses at the same moment, five are looked at', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '100' });
  const { owner, user } = await stage(shop);
  const { code } = (await give(owner, user._id)).body;
  await Promise.all(Array.from({ length: 20 }, (_, at) => enter(shop, anotherCode(code, at + 1))));
  expect((await enter(shop, code)).status).toBe(422);
  const row = await shop.platform.db.selectFrom('login_codes').select('wrong_tries').executeTakeFirst();
  expect(row).toEqual({ wrong_tries: 5 });
});

test('guesses slow down, and a phone without an account, without a code or with another’s code hears the same', async () => {
  await using shop = await openShop();
  const { owner, user } = await stage(shop);
  const { code } = (await give(owner, user._id)).body;
  const unknown = await enter(shop, code, '9826055555');
  expect(unknown.body).toMatchObject({ error: WRONG, fields: { code: [WRONG] } });
  const asha = { name: 'Asha', email: 'a@example.in', phone: '9826066666', password: 'mango-tree' };
  await shop.call('POST', '/api/auth/signup', asha);
  expect((await enter(shop, code, asha.phone)).body).toEqual(unknown.body);
  const statuses = [];
  for (let guess = 1; guess <= 7; guess += 1) statuses.push((await enter(shop, code, '9826055555')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the database holds only hashes; the audit log says who handed a code out, and the log names nobody', async () => {
  await using shop = await openShop();
  const { owner, user } = await stage(shop);
  const { code, link } = (await give(owner, user._id)).body;
  const rows = JSON.stringify(await shop.platform.db.selectFrom('login_codes').selectAll().execute());
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(new URL(link).searchParams.get('token'));
  const entries = await shop.platform.db.selectFrom('audit_log').selectAll().execute();
  expect(entries).toMatchObject([
    { action: 'login code given', entity: 'account', entity_id: user._id, actor_id: owner.user._id },
  ]);
  expect(JSON.stringify(entries)).not.toContain(code);
});

test('a code is never given for an account of the team, one with an e-mail address, or none; staff give none', async () => {
  await using shop = await openShop();
  const { owner, user } = await stage(shop);
  const [ravi, sunita, asha] = [
    await staff(shop, ['packer', 'counter']),
    await admin(shop),
    await signUp(shop),
  ];
  expect((await give(owner, ravi.user._id)).status).toBe(403);
  expect((await give(owner, sunita.user._id)).status).toBe(403);
  expect((await give(owner, owner.user._id)).status).toBe(403);
  expect((await give(owner, asha.user._id)).status).toBe(409);
  expect((await give(owner, 'nobody')).status).toBe(404);
  expect((await give(ravi, user._id)).status).toBe(403);
  expect((await give(asha, user._id)).status).toBe(403);
  expect(await shop.platform.db.selectFrom('login_codes').selectAll().execute()).toEqual([]);
});

test('a code is void once its shopper joins the team, changes the phone or the password, or is deleted', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const { owner, user, shopper } = await stage(shop);
  const isVoidAfter = async (path: string, body: object, by: Pick<Person, 'call'>, method = 'PATCH') => {
    const { code } = (await give(owner, user._id)).body;
    expect((await by.call(method, path, body)).status).toBe(200);
    expect((await enter(shop, code)).status).toBe(422);
  };
  const change = { currentPassword: MEENA.password, password: 'Mangoes-1234' };
  await isVoidAfter('/api/auth/change-password', change, shopper, 'POST');
  await isVoidAfter(`/api/auth/${user._id}`, { phone: '9826077777' }, shopper);
  await shopper.call('PATCH', `/api/auth/${user._id}`, { phone: PHONE });
  const joins = { role: 'staff', email: 'meena@example.in' };
  await isVoidAfter(`/api/auth/staff/${user._id}`, joins, owner);
});

test('each field of the form for a code is refused in its own words', async () => {
  await using shop = await openShop();
  const form = { phone: '', code: '', password: '' };
  const refused = async (change: object) =>
    (await shop.call('POST', '/api/auth/reset-password-code', { ...form, ...change })).body.fields;
  expect(await refused({})).toMatchObject({
    phone: ['Phone is required'],
    code: ['Code is required'],
    password: ['Password is required'],
  });
  expect(await refused({ phone: '98260', code: '1234', password: 'short' })).toMatchObject({
    phone: ['This is not an Indian mobile number'],
    code: ['The code has 8 digits'],
  });
});
