import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff, type Person } from '#test/people.ts';

const RAVI = { name: 'Ravi', email: 'ravi@example.in', phone: '9123456780' };

const add = (by: Person, more: object) => by.call('POST', '/api/auth/staff', { ...RAVI, ...more });
const change = (by: Person, id: string, to: object) => by.call('PATCH', `/api/auth/staff/${id}`, to);
const remove = (by: Person, id: string) => by.call('DELETE', `/api/auth/staff/${id}`);

/** An admin who owns nothing. */
async function plainAdmin(shop: TestShop, owner: Person): Promise<Person> {
  const person = await signUp(shop, { name: 'Meena' });
  const { body } = await change(owner, person.user._id, { role: 'admin' });
  return { ...person, user: body };
}

test('the owner adds staff with what they may do, and sees the whole team', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await signUp(shop);
  const added = await add(owner, {
    role: 'staff',
    permissions: ['packer', 'counter', 'packer', 'counter'],
    password: PASSWORD,
  });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    ...RAVI,
    role: 'staff',
    permissions: ['packer', 'counter'],
    owner: false,
  });
  const { body } = await owner.call('GET', '/api/auth/staff');
  expect(body).toEqual({ staff: [owner.user, added.body], logins: [], team: [] });
  expect((await shop.call('POST', '/api/auth/login', { email: RAVI.email, password: PASSWORD })).status).toBe(
    200,
  );
  expect((await add(owner, { role: 'staff' })).body.fields).toEqual({
    email: ['This email address already has an account'],
  });
});

test('what someone may do changes at once, without a new login', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const helper = await staff(shop, ['packer', 'counter']);
  const changed = await change(owner, helper.user._id, { ...helper.user, permissions: ['goods'] });
  expect(changed.body).toEqual({ ...helper.user, permissions: ['goods'] });
  expect((await helper.call('GET', '/api/users/user')).body.user.permissions).toEqual(['goods']);
});

test('a shopper joins the team and keeps the account; taken off it, they are a shopper again and logged out', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop);
  const id = asha.user._id;
  expect((await change(owner, id, { name: 'x' })).status).toBe(404);
  expect((await change(owner, id, { role: 'staff', permissions: ['packer', 'counter'] })).body.role).toBe(
    'staff',
  );
  expect((await remove(owner, id)).status).toBe(200);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(401);
  const { body } = await shop.call('POST', '/api/auth/login', { email: asha.user.email, password: PASSWORD });
  expect(body.user).toEqual(asha.user);
  expect((await remove(owner, id)).status).toBe(404);
});

test('nobody but admins sees or changes the team', async () => {
  await using shop = await openShop();
  const [asha, helper] = [await signUp(shop), await staff(shop, ['packer', 'counter', 'goods'])];
  const calls: [string, string, object?][] = [
    ['GET', '/api/auth/staff'],
    ['POST', '/api/auth/staff', { ...RAVI, role: 'admin' }],
    ['PATCH', `/api/auth/staff/${helper.user._id}`, { role: 'admin' }],
    ['DELETE', `/api/auth/staff/${helper.user._id}`],
    ['POST', '/api/auth/team', { name: 'x' }],
    ['PUT', '/api/auth/team/x', { name: 'x' }],
    ['DELETE', '/api/auth/team/x'],
  ];
  for (const call of calls) {
    expect([call, (await shop.call(...call)).status]).toEqual([call, 401]);
    expect([call, (await asha.call(...call)).status]).toEqual([call, 403]);
    expect([call, (await helper.call(...call)).status]).toEqual([call, 403]);
  }
});

test('who is admin or owner is decided by owners only', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const meena = await plainAdmin(shop, owner);
  const helper = await staff(shop, ['packer', 'counter']);
  const refused = 'Only an owner can add, change or remove admins.';
  expect((await add(meena, { role: 'staff' })).status).toBe(201);
  for (const answer of [
    await add(meena, { role: 'admin', email: 'x@example.in' }),
    await change(meena, helper.user._id, { role: 'admin' }),
    await change(meena, owner.user._id, { email: 'mine@example.in' }),
    await change(meena, meena.user._id, { owner: true }),
    await remove(meena, owner.user._id),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.body.error).toBe(refused);
  }
  expect((await change(owner, meena.user._id, { owner: true })).body).toMatchObject({
    role: 'admin',
    owner: true,
  });
});

test('an owner is an admin, and an admin needs no permissions', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await add(owner, { role: 'staff', owner: true })).body.fields).toEqual({
    owner: ['An owner must be an admin'],
  });
  const added = await add(owner, { role: 'admin', permissions: ['packer', 'counter'] });
  expect(added.body.permissions).toEqual([]);
  expect((await add(owner, { role: 'user', email: 'x@example.in' })).status).toBe(422);
  expect((await add(owner, { role: 'staff', permissions: ['money'], email: 'x@example.in' })).status).toBe(
    422,
  );
});

test('the last owner cannot be removed or demoted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const id = owner.user._id;
  for (const answer of [
    await remove(owner, id),
    await change(owner, id, { owner: false }),
    await change(owner, id, { role: 'staff', owner: false }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe('The shop needs an owner. Make another person an owner first.');
  }
  expect((await owner.call('GET', '/api/users/user')).body.user).toEqual(owner.user);
});

test('of two owners who demote each other at the same moment, one stays', async () => {
  await using shop = await openShop();
  for (let round = 1; round <= 5; round += 1) {
    const [one, other] = [await admin(shop), await admin(shop)];
    await shop.platform.db
      .updateTable('users')
      .set({ owner: 0, role: 'user' })
      .where('id', 'not in', [one.user._id, other.user._id])
      .execute();
    await Promise.all([
      change(one, other.user._id, { owner: false }),
      change(other, one.user._id, { owner: false }),
    ]);
    const owners = await shop.platform.db.selectFrom('users').select('id').where('owner', '=', 1).execute();
    expect(owners).toHaveLength(1);
  }
});

test('each change of a role is written down: who, when, before and after', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop);
  await change(owner, asha.user._id, { role: 'staff', permissions: ['packer', 'counter'] });
  await change(owner, asha.user._id, { role: 'staff', permissions: ['packer', 'counter'] });
  await remove(owner, asha.user._id);
  const log = await shop.platform.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  const [none, orders] = [
    { role: 'user', permissions: [], owner: false },
    { role: 'staff', permissions: ['packer', 'counter'], owner: false },
  ];
  expect(log.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after ?? '')])).toEqual([
    [none, orders],
    [orders, none],
  ]);
  expect(log[0]).toMatchObject({
    actor_id: owner.user._id,
    actor_name: 'Owner',
    at: shop.clock.now(),
    entity: 'account',
    entity_id: asha.user._id,
    action: 'role changed',
  });
});

test('the team page has cards with name, job, picture, place and sales, for people with and without an account', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const helper = await staff(shop, ['packer', 'counter']);
  const card = {
    name: 'Ravi',
    jobProfile: 'Deliveries',
    image: '/media/ravi.webp',
    location: 'Tawang',
    sell: 12,
    amount: 3450.5,
  };
  const added = await owner.call('POST', '/api/auth/team', { ...card, userId: helper.user._id });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ _id: expect.any(String), userId: helper.user._id, ...card });
  const second = await owner.call('POST', '/api/auth/team', { name: 'Meena' });
  expect((await owner.call('GET', '/api/auth/staff')).body.team).toEqual([added.body, second.body]);
  const twice = await owner.call('POST', '/api/auth/team', { name: 'Again', userId: helper.user._id });
  expect(twice.body.fields).toEqual({ userId: ['This account already has a card'] });
  const path = `/api/auth/team/${second.body._id}`;
  const changed = await owner.call('PUT', path, { name: 'Meena Devi', location: 'Itanagar' });
  expect(changed.body).toMatchObject({ name: 'Meena Devi', location: 'Itanagar', userId: null });
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect((await owner.call('DELETE', path)).status).toBe(404);
  await remove(owner, helper.user._id);
  expect((await owner.call('GET', '/api/auth/staff')).body.team).toEqual([]);
});

test('an owner who changes the own e-mail address stays logged in on this device, and on no other', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = { email: owner.user.email, password: PASSWORD };
  const other = shop.withToken((await shop.call('POST', '/api/auth/login', form)).body.token);
  const path = `/api/auth/staff/${owner.user._id}`;
  expect((await owner.call('PATCH', path, { email: 'new.owner@example.in' })).status).toBe(200);
  expect((await owner.call('GET', '/api/users/user')).status).toBe(200);
  expect((await other.call('GET', '/api/users/user')).status).toBe(401);
});

test.each([
  'javascript:alert(1)',
  'http://pictures.example/a.jpg',
  'data:image/png;base64,AAAA',
  '//evil.example/a',
  'x',
])('%s is no picture for a team card, as it is none for a product', async (image) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await owner.call('POST', '/api/auth/team', { name: 'Meena', image });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['image']]);
  const own = { name: 'Meena', image: `/media/${'a'.repeat(32)}/480.webp` };
  expect((await owner.call('POST', '/api/auth/team', own)).status).toBe(201);
});
