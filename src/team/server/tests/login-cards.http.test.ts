import { expect, test } from 'vitest';
import type { Permission } from '#identity/identity.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp, staff } from '#test/people.ts';

const RAJU = { name: 'राजू यादव', phone: '9826044120', role: 'staff' };
const ASK = 'a'.repeat(43);
const ANOTHER_PHONE = 'b'.repeat(43);

const add = (by: Person, more: object = {}) => by.call('POST', '/api/auth/staff', { ...RAJU, ...more });
const give = (by: Person, { _id }: { _id: string }) => by.call('POST', `/api/auth/staff/${_id}/card`, {});
const enter = (shop: TestShop, body: object) => shop.call('POST', '/api/auth/card', { ask: ASK, ...body });
const isIn = async (shop: TestShop, token: string): Promise<boolean> =>
  (await shop.withToken(token).call('GET', '/api/users/user')).status === 200;

test('a name and a phone are enough: the card logs a phone in by its eight digits, once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const added = await add(owner, { permissions: ['packer', 'rider'] });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'राजू यादव', email: '', permissions: ['packer', 'rider'] });
  const { status, body: card } = await give(owner, added.body);
  expect([status, card.expiresAt]).toEqual([201, '2026-11-27T04:30:00.000Z']);
  expect(card.code).toMatch(/^\d{8}$/);
  const typed = `${card.code.slice(0, 4)} ${card.code.slice(4)}`;
  const entered = await enter(shop, { code: typed });
  expect(entered.status).toBe(200);
  expect(entered.body.user).toMatchObject({ name: 'राजू यादव', role: 'staff' });
  expect(await isIn(shop, entered.body.token)).toBe(true);
  const again = await enter(shop, { code: card.code, ask: ANOTHER_PHONE });
  expect([again.status, again.body.fields]).toEqual([
    422,
    { code: ['This card is not valid any more. Ask the shop for a new one.'] },
  ]);
  const { logins } = (await owner.call('GET', '/api/auth/staff')).body;
  expect(logins).toEqual([{ userId: added.body._id, expiresAt: card.expiresAt, usedAt: shop.clock.now() }]);
  shop.clock.advance({ hours: 24 * 20 });
  expect(await isIn(shop, entered.body.token)).toBe(true);
});

test('the QR code does the same; a phone that got no answer asks again, another phone is refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { token } = (await give(owner, (await add(owner)).body)).body;
  expect((await enter(shop, { token })).status).toBe(200);
  expect((await enter(shop, { token })).status).toBe(200);
  expect((await enter(shop, { token, ask: ANOTHER_PHONE })).status).toBe(422);
  shop.clock.advance({ minutes: 11 });
  expect((await enter(shop, { token })).status).toBe(422);
});

test('a card works for seven days, until it is taken back, until the next, and until its person leaves', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '100' });
  const owner = await admin(shop);
  const { body: raju } = await add(owner);
  const old = (await give(owner, raju)).body;
  shop.clock.advance({ hours: 24 * 7 });
  expect((await enter(shop, { code: old.code })).status).toBe(422);
  const first = (await give(owner, raju)).body;
  const second = (await give(owner, raju)).body;
  expect((await enter(shop, { code: first.code })).status).toBe(422);
  expect((await enter(shop, { token: first.token })).status).toBe(422);
  expect((await owner.call('DELETE', `/api/auth/staff/${raju._id}/card`)).status).toBe(200);
  expect((await owner.call('DELETE', `/api/auth/staff/${raju._id}/card`)).status).toBe(200);
  expect((await enter(shop, { code: second.code })).status).toBe(422);
  const third = (await give(owner, raju)).body;
  expect((await owner.call('DELETE', `/api/auth/staff/${raju._id}`)).status).toBe(200);
  expect((await enter(shop, { token: third.token })).status).toBe(422);
});

test('who lost the phone gets a new card, and the lost phone is logged out; so is who leaves the team', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body: raju } = await add(owner);
  const lost = (await enter(shop, { token: (await give(owner, raju)).body.token })).body.token;
  expect(await isIn(shop, lost)).toBe(true);
  const { token } = (await give(owner, raju)).body;
  expect(await isIn(shop, lost)).toBe(false);
  const phone = (await enter(shop, { token })).body.token;
  expect(await isIn(shop, phone)).toBe(true);
  await owner.call('DELETE', `/api/auth/staff/${raju._id}`);
  expect(await isIn(shop, phone)).toBe(false);
});

test('of two phones with one card, one is logged in', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { token } = (await give(owner, (await add(owner)).body)).body;
  const answers = await Promise.all([ASK, ANOTHER_PHONE].map((ask) => enter(shop, { token, ask })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});

test('strangers who try codes wait longer each time, and beyond a number nobody types one; a QR code still works', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '5', RATE_LOGINS_PER_ADDRESS: '100000' });
  const owner = await admin(shop);
  const card = (await give(owner, (await add(owner)).body)).body;
  const wrong = card.code === '00000000' ? '00000001' : '00000000';
  for (let at = 0; at < 5; at += 1) expect((await enter(shop, { code: wrong })).status).toBe(422);
  expect((await enter(shop, { code: wrong })).status).toBe(429);
  await shop.platform.db
    .updateTable('rate_limits')
    .set({ hits: 300 })
    .where('key', 'like', 'login-cards%')
    .execute();
  shop.clock.advance({ minutes: 20 });
  expect((await enter(shop, { code: card.code })).body.error).toContain('Scan the card');
  expect((await enter(shop, { token: card.token })).status).toBe(200);
});

test('no table holds a code or its QR code, and the log says who made, used and took back a card', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { body: raju } = await add(owner);
  const card = (await give(owner, raju)).body;
  await enter(shop, { code: card.code });
  const { code } = (await give(owner, raju)).body;
  await owner.call('DELETE', `/api/auth/staff/${raju._id}/card`);
  const { db } = shop.platform;
  const kept = JSON.stringify([
    await db.selectFrom('staff_cards').selectAll().execute(),
    await db.selectFrom('requests').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ]);
  for (const secret of [card.code, card.token, code]) expect(kept).not.toContain(secret);
  const log = await db.selectFrom('audit_log').select(['actor_name', 'action']).orderBy('id').execute();
  expect(log.map((row) => [row.actor_name, row.action])).toEqual([
    ['Meera', 'role changed'],
    ['Meera', 'login card made'],
    ['राजू यादव', 'logged in by card'],
    ['Meera', 'login card made'],
    ['Meera', 'login card taken back'],
  ]);
});

test('an admin’s account is opened by no card, and needs an e-mail address', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await add(owner, { role: 'admin' })).body.fields).toEqual({ email: ['Email is required'] });
  const meera = await add(owner, { role: 'admin', email: 'meera@example.in', phone: '9826044121' });
  expect((await give(owner, meera.body)).status).toBe(409);
  const { body: raju } = await add(owner);
  const { token } = (await give(owner, raju)).body;
  await owner.call('PATCH', `/api/auth/staff/${raju._id}`, { role: 'admin', email: 'raju@example.in' });
  expect((await enter(shop, { token })).status).toBe(422);
});

test('a number that a customer logs in with is asked about first; then it joins, and nobody’s old password opens it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { name, phone } = RAJU;
  const own = { name: 'Raju', phone, password: PASSWORD, noEmail: true };
  await shop.call('POST', '/api/auth/signup', own);
  const before = (await shop.call('POST', '/api/auth/login', { email: phone, password: PASSWORD })).body;
  const asked = await add(owner);
  expect([asked.status, asked.body.detail.known]).toEqual([409, 'Raju']);
  const joined = await add(owner, { known: true, permissions: ['rider'] });
  expect(joined.body).toMatchObject({ _id: before.user._id, name, role: 'staff', permissions: ['rider'] });
  expect(await isIn(shop, before.token)).toBe(false);
  expect((await shop.call('POST', '/api/auth/login', { email: phone, password: PASSWORD })).status).toBe(401);
  expect((await enter(shop, { token: (await give(owner, joined.body)).body.token })).status).toBe(200);
  expect((await add(owner, { known: true })).body.error).toBe(`This number is on the team already: ${name}`);
});

test('a customer with an e-mail address keeps the account, and only the number goes to the new staff', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop, { name: 'Asha' });
  await asha.call('PATCH', `/api/auth/${asha.user._id}`, { phone: RAJU.phone });
  expect((await add(owner)).body.detail.known).toBe('Asha');
  const joined = await add(owner, { known: true });
  expect(joined.status).toBe(201);
  expect(joined.body._id).not.toBe(asha.user._id);
  expect((await asha.call('GET', '/api/users/user')).body.user.role).toBe('user');
});

test.each<[Permission, string, string]>([
  ['packer', '/api/orders/queue', '/api/cash'],
  ['rider', '/api/rounds', '/api/orders/queue'],
  ['counter', '/api/orders/taken/callers?phone=98260', '/api/khatas'],
  ['goods', '/api/products/admin', '/api/orders/all'],
  ['accounts', '/api/khatas', '/api/orders/queue'],
  ['signing', '/api/cash', '/api/rounds'],
])('the job %s opens its own part of the shop, and no other', async (job, own, another) => {
  await using shop = await openShop();
  const person = await staff(shop, [job]);
  expect((await person.call('GET', own)).status).toBe(200);
  expect((await person.call('GET', another)).status).toBe(403);
});
