import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, staff } from '#test/people.ts';
import { enter, give, isLoggedIn, logIn, makeCodes, NEW } from '#test/recovery.ts';

const WRONG = 'This code is not right, or it was used. Please try another one.';

const confirm = (person: Person, madeAt: string) =>
  person.call('POST', '/api/auth/rescue-codes/confirmation', { madeAt });
/** Codes as nobody has them, in the letters of codes. */
const guess = (at: number) => `ZZZZ-ZZ${'23456789ABCDEFGHJKMN'[at % 20]}${'PQRSTUVWXYZ'[at % 11]}`;

test('an owner prints eight codes; one of them and her name give a new password without mail, and end every session', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('GET', '/api/auth/rescue-codes')).body).toEqual({
    madeAt: null,
    used: [],
    waiting: null,
  });
  const { status, body } = await makeCodes(owner);
  expect(status).toBe(201);
  expect(new Set(body.codes).size).toBe(8);
  for (const code of body.codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(await isLoggedIn(owner)).toBe(true);

  const answer = await enter(shop, owner, body.codes[2]);
  expect(answer.body).toMatchObject({ message: 'Password Reset Successfully!' });
  expect(answer.body.device).toMatch(/^[\w-]{43}$/);
  expect(await isLoggedIn(owner)).toBe(false);
  expect((await logIn(shop, owner, PASSWORD)).status).toBe(401);
  const { token } = (await logIn(shop, owner, NEW)).body;
  expect((await shop.withToken(token).call('GET', '/api/auth/rescue-codes')).body).toEqual({
    madeAt: body.madeAt,
    used: [3],
    waiting: null,
  });
});

test('a code is read as people type it: in small letters, with a space or nothing in the middle; a phone is a name, too', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const [first, second] = (await makeCodes(owner)).body.codes;
  expect((await enter(shop, owner, ` ${first.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
  const phone = { email: '+91 98765 43210', code: second.replace('-', ''), password: NEW };
  expect((await shop.call('POST', '/api/auth/rescue', phone)).status).toBe(200);
});

test('a code works once, also when two show it at the same moment, and the others go on working', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const owner = await admin(shop);
  const [first, second] = (await makeCodes(owner)).body.codes;
  const both = await Promise.all([enter(shop, owner, first), enter(shop, owner, first, 'Guava-12345')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect((await enter(shop, owner, first)).body.fields).toEqual({ code: [WRONG] });
  expect((await enter(shop, owner, second)).status).toBe(200);
});

test('new codes void the old paper once she says that they are printed, and not before', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const owner = await admin(shop);
  const old = (await makeCodes(owner)).body;
  expect((await confirm(owner, old.madeAt)).body).toEqual({ madeAt: old.madeAt, used: [], waiting: null });
  shop.clock.advance({ minutes: 1 });
  const lost = (await makeCodes(owner)).body;
  shop.clock.advance({ minutes: 1 });
  const fresh = (await makeCodes(owner)).body;
  const state = { madeAt: old.madeAt, used: [], waiting: fresh.madeAt };
  expect((await owner.call('GET', '/api/auth/rescue-codes')).body).toEqual(state);
  expect((await confirm(owner, lost.madeAt)).status).toBe(409);
  for (const time of [1, 2])
    expect([time, (await confirm(owner, fresh.madeAt)).body]).toEqual([
      time,
      { madeAt: fresh.madeAt, used: [], waiting: null },
    ]);
  for (const code of [old.codes[0], lost.codes[0]]) expect((await enter(shop, owner, code)).status).toBe(422);
  expect((await enter(shop, owner, fresh.codes[0])).status).toBe(200);
});

test('the tab that made new codes is gone: the old paper opens the account, and so do new ones that were copied', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const owner = await admin(shop);
  const old = (await makeCodes(owner)).body;
  await confirm(owner, old.madeAt);
  shop.clock.advance({ minutes: 1 });
  const fresh = (await makeCodes(owner)).body;
  expect((await enter(shop, owner, old.codes[0])).status).toBe(200);
  const both = await Promise.all([
    enter(shop, owner, fresh.codes[4]),
    enter(shop, owner, fresh.codes[4], 'Guava-12345'),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  // A code of the new paper proves that it is printed.
  expect((await enter(shop, owner, old.codes[1])).status).toBe(422);
});

test('two papers made at the same moment leave one that works', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const made = await Promise.all([makeCodes(owner), makeCodes(owner)]);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const rows = await shop.platform.db.selectFrom('new_rescue_codes').select('place').execute();
  expect(rows).toHaveLength(8);
});

test('who finds a phone that is logged in makes no codes: that takes the password', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await makeCodes(owner, 'Guess-1234');
  expect(body.fields).toEqual({ password: ['This is not your current password'] });
  expect((await owner.call('GET', '/api/auth/rescue-codes')).body.madeAt).toBeNull();
});

test('codes are for admins; who is one no longer has none, and they do not come back with the role', async () => {
  await using shop = await openShop();
  const [owner, meera, ravi] = [
    await admin(shop),
    await admin(shop, { name: 'Meera' }),
    await staff(shop, []),
  ];
  expect((await makeCodes(ravi)).status).toBe(403);
  const [code] = (await makeCodes(meera)).body.codes;
  const path = `/api/auth/staff/${meera.user._id}`;
  const change = (to: object) => owner.call('PATCH', path, { ...meera.user, ...to });
  expect((await change({ role: 'staff', owner: false })).status).toBe(200);
  expect((await enter(shop, meera, code)).status).toBe(422);
  expect((await change({ role: 'admin', owner: true })).status).toBe(200);
  expect((await enter(shop, meera, code)).status).toBe(422);
});

test('guesses slow down like wrong passwords, and a name without an account or without codes hears the same', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, [])];
  await makeCodes(owner);
  const wrong = await enter(shop, owner, guess(1));
  expect(wrong.body).toMatchObject({ error: WRONG, fields: { code: [WRONG] } });
  expect((await enter(shop, ravi, guess(1))).body).toEqual(wrong.body);
  const nobody = { email: 'nobody@example.in', code: guess(1), password: NEW };
  expect((await shop.call('POST', '/api/auth/rescue', nobody)).body).toEqual(wrong.body);
  const statuses = [];
  for (let at = 2; at <= 8; at += 1) statuses.push((await enter(shop, owner, guess(at))).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a stranger who guesses does not slow down the owner on a device that was logged in before', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { device } = (await logIn(shop, owner, PASSWORD)).body;
  const [code] = (await makeCodes(owner)).body.codes;
  for (let at = 1; at <= 9; at += 1) await enter(shop, owner, guess(at));
  const sent = { email: owner.user.email, code, password: NEW };
  expect((await shop.call('POST', '/api/auth/rescue', sent)).status).toBe(429);
  const known = { ...sent, devices: [device] };
  expect((await shop.call('POST', '/api/auth/rescue', known)).status).toBe(200);
});

test('the database and the stored requests hold no code; the audit log says who made, gave and used them', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop, { name: 'Meera' }), await admin(shop, { name: 'Ravi' })];
  const { codes } = (await owner.call('POST', '/api/auth/rescue-codes', { password: PASSWORD })).body;
  const given = (await give(owner, ravi)).body;
  await enter(shop, ravi, given.code);
  await enter(shop, owner, codes[7]);
  const { db } = shop.platform;
  const kept = JSON.stringify([
    await db.selectFrom('rescue_codes').selectAll().execute(),
    await db.selectFrom('new_rescue_codes').selectAll().execute(),
    await db.selectFrom('requests').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ]);
  for (const code of [...codes, given.code]) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replace('-', ''));
  }
  const entries = await db.selectFrom('audit_log').select(['actor_name', 'action', 'entity_id']).execute();
  const [meera, hers] = [owner.user._id, ravi.user._id];
  expect(entries.map(({ actor_name, action, entity_id }) => [actor_name, action, entity_id])).toEqual([
    ['Meera', 'recovery codes made', meera],
    ['Meera', 'login code given', hers],
    ['Ravi', 'password set by a login code', hers],
    ['Meera', 'password set by a recovery code', meera],
  ]);
});

test('each field of the form for a recovery code is refused in its own words', async () => {
  await using shop = await openShop();
  const refused = async (form: object) => (await shop.call('POST', '/api/auth/rescue', form)).body.fields;
  expect(await refused({ email: '', code: '', password: '' })).toEqual({
    email: ['Email is required'],
    code: ['Code is required'],
    password: ['Password is required'],
  });
  const unread = 'The code has 8 letters and digits. 0, O, 1, I and L are not used.';
  for (const code of ['7K4M-92T', '7K4M-92TXX', '7K4M-92TO', '7K4M 1234'])
    expect(await refused({ email: 'a@example.in', code, password: NEW })).toEqual({ code: [unread] });
});
