import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff } from '#test/people.ts';

const RAVI = { name: 'Ravi Kumar', email: 'ravi@example.in', phone: '9123456780' };

test('the customers table shows everyone with an account, newest first, page by page', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const name of ['Asha', 'Ravi', 'Meena']) {
    shop.clock.advance({ minutes: 1 });
    await signUp(shop, { name });
  }
  const names = async (query: string) => {
    const { body } = await owner.call('GET', `/api/auth/user${query}`);
    return { ...body, users: body.users.map(({ name }: { name: string }) => name) };
  };
  expect(await names('')).toEqual({
    users: ['Meena', 'Ravi', 'Asha', 'Owner'],
    totalPages: 1,
    totalUsers: 4,
  });
  expect(await names('?limit=3&page=2')).toEqual({ users: ['Owner'], totalPages: 2, totalUsers: 4 });
  expect(await names('?limit=3&page=9')).toEqual({ users: [], totalPages: 2, totalUsers: 4 });
});

test('customers are found by part of their name, e-mail address or phone', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await owner.call('POST', '/api/auth/user', RAVI);
  await owner.call('POST', '/api/auth/user', {
    name: 'आशा 50%',
    email: 'a_b@example.in',
    phone: '9000000001',
  });
  const found = async (q: string) => {
    const { body } = await owner.call('GET', `/api/auth/user?${new URLSearchParams({ q }).toString()}`);
    return body.users.map(({ email }: { email: string }) => email);
  };
  expect(await found('KUMAR')).toEqual([RAVI.email]);
  expect(await found('Ravi@')).toEqual([RAVI.email]);
  expect(await found('345678')).toEqual([RAVI.email]);
  expect(await found('आशा')).toEqual(['a_b@example.in']);
  expect(await found('0%')).toEqual(['a_b@example.in']);
  expect(await found('a_b')).toEqual(['a_b@example.in']);
  expect(await found('%')).toEqual(['a_b@example.in']);
  expect(await found("' or 1=1 --")).toEqual([]);
  expect(await found('\\')).toEqual([]);
});

test.each([
  ['Özlem ÄRGER', ['özlem', 'ÖZLEM', 'ozlem', 'ärger', 'Ärger']],
  ['İlkay Işık', ['ilkay', 'İLKAY', 'ILKAY', 'ışık', 'isik', 'IŞIK']],
  ['फ़रीदा', ['फ़रीदा', 'फरीदा', 'री']],
])('%s is found in whatever case and accents the name is typed, on both databases', async (name, typed) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { title: name, sku: name } });
  const owner = await admin(shop);
  await owner.call('POST', '/api/auth/user', { ...RAVI, name });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const request = {
    ...(await checkoutRequest(asha)),
    selectedAddress: { ...DELIVERY_ADDRESS, firstName: name },
  };
  expect((await send(asha, request)).status).toBe(201);
  for (const text of typed) {
    const q = encodeURIComponent(text);
    expect((await owner.call('GET', `/api/auth/user?q=${q}`)).body.users, text).toMatchObject([{ name }]);
    expect((await owner.call('GET', `/api/products/admin?q=${q}`)).body.total, text).toBe(1);
    expect((await owner.call('GET', `/api/orders/all?q=${q}`)).body.totalOrders, text).toBe(1);
  }
});

test('whoever changes a name is found by the new one', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  const found = async (path: string, q: string) =>
    (await owner.call('GET', `/api/${path}?q=${encodeURIComponent(q)}`)).body;
  await asha.call('PATCH', `/api/auth/${asha.user._id}`, { name: 'Émile' });
  expect((await found('auth/user', 'emile')).users).toHaveLength(1);
  await owner.call('PATCH', `/api/auth/user/${asha.user._id}`, { ...asha.user, name: 'Zoé' });
  expect((await found('auth/user', 'ZOE')).users).toHaveLength(1);
  await owner.call('PUT', `/api/products/editproduct/${mango._id}`, { ...mango, title: 'Açaí' });
  expect((await found('products/admin', 'acai')).total).toBe(1);
  expect((await found('products/admin', 'mango')).total).toBe(0);
});

test.each([
  '9826044444',
  '+91 98260 44444',
  '098260 44444',
  '98260-44444',
  '0091 9826044444',
  'mira 098260 44444',
])('a customer is found by the phone number typed as %j, whichever way it was given', async (q) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await owner.call('POST', '/api/auth/user', RAVI);
  await owner.call('POST', '/api/auth/user', {
    name: 'Mira',
    email: 'mira@example.in',
    phone: '919826044444',
  });
  const asha = await signUp(shop, { name: 'Asha' });
  const found = async () => {
    const { body } = await owner.call('GET', `/api/auth/user?${new URLSearchParams({ q }).toString()}`);
    return body.users.map(({ name }: { name: string }) => name);
  };
  expect(await found()).toEqual(['Mira']);
  const changed = { ...asha.user, phone: '09826044444' };
  expect((await asha.call('PATCH', `/api/auth/${asha.user._id}`, changed)).status).toBe(200);
  expect((await found()).toSorted()).toEqual(q.startsWith('mira') ? ['Mira'] : ['Asha', 'Mira']);
});

test('what the table is asked for must make sense', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const query of ['page=0', 'page=x', 'limit=0', 'limit=101', 'limit=-1', 'sort=name', 'q=%00']) {
    expect([query, (await owner.call('GET', `/api/auth/user?${query}`)).status]).toEqual([query, 422]);
  }
});

test('a customer whose e-mail address is changed is logged out everywhere; another phone number logs nobody out', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const change = (changed: object) => owner.call('PATCH', `/api/auth/user/${asha.user._id}`, changed);
  const isKnown = async () => (await asha.call('GET', '/api/users/user')).status;
  await change({ phone: '9876500000', email: asha.user.email });
  expect(await isKnown()).toBe(200);
  expect((await change({ email: 'asha.new@example.in' })).status).toBe(200);
  expect(await isKnown()).toBe(401);
});

test('nobody but an admin sees or changes customers', async () => {
  await using shop = await openShop();
  const [asha, helper] = [await signUp(shop), await staff(shop, ['packer', 'counter', 'goods'])];
  const calls: [string, string, object?][] = [
    ['GET', '/api/auth/user'],
    ['GET', `/api/auth/user/${asha.user._id}`],
    ['POST', '/api/auth/user', RAVI],
    ['PATCH', `/api/auth/user/${asha.user._id}`, { name: 'x' }],
    ['DELETE', `/api/auth/user/${asha.user._id}`],
  ];
  for (const call of calls) {
    expect([call, (await shop.call(...call)).status]).toEqual([call, 401]);
    expect([call, (await asha.call(...call)).status]).toEqual([call, 403]);
    expect([call, (await helper.call(...call)).status]).toEqual([call, 403]);
  }
});

test('no list and no answer carries a hash', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { user } = await signUp(shop);
  const list = await owner.call('GET', '/api/auth/user');
  const one = await owner.call('GET', `/api/auth/user/${user._id}`);
  expect(one.body).toEqual(user);
  expect(JSON.stringify([list.body, one.body])).not.toMatch(/argon|hash|google/i);
  expect([list, one].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

test('the owner adds a customer, who chooses a password by mail or is given one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const added = await owner.call('POST', '/api/auth/user', RAVI);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ ...RAVI, role: 'user', owner: false, addresses: [] });
  expect((await shop.call('POST', '/api/auth/login', { email: RAVI.email, password: 'x' })).status).toBe(401);
  const meena = { name: 'Meena', email: 'meena@example.in', phone: '9123456781', password: 'Papaya-1234' };
  await owner.call('POST', '/api/auth/user', meena);
  const logIn = { email: meena.email, password: meena.password };
  expect((await shop.call('POST', '/api/auth/login', logIn)).status).toBe(200);
  const taken = await owner.call('POST', '/api/auth/user', { ...RAVI, name: 'Another' });
  expect(taken.body).toMatchObject({
    code: 'conflict',
    fields: { email: ['This email address already has an account'] },
  });
  expect((await owner.call('POST', '/api/auth/user', { ...meena, role: 'admin' })).status).toBe(422);
});

test('the owner changes a customer’s name, e-mail address and phone; what else is sent back is not read', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { user } = await signUp(shop);
  const path = `/api/auth/user/${user._id}`;
  const changed = await owner.call('PATCH', path, { ...user, ...RAVI, role: 'admin', owner: true });
  expect(changed.body).toEqual({ ...user, ...RAVI });
  expect((await owner.call('PATCH', path, { email: 'nonsense' })).body.fields).toEqual({
    email: ['Invalid email address'],
  });
  expect((await owner.call('PATCH', path, { phone: '' })).body.fields).toEqual({
    phone: ['Phone is required'],
  });
  const taken = await owner.call('PATCH', path, { email: owner.user.email });
  expect(taken.status).toBe(409);
  expect(taken.body.fields).toEqual({ email: ['This email address already has an account'] });
  expect((await owner.call('PATCH', '/api/auth/user/nobody', { name: 'x' })).status).toBe(404);
  expect(shop.bugs).toEqual([]);
});

test('a deleted customer is gone from the table and logged out, and the log knows who did it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asha = await signUp(shop);
  const path = `/api/auth/user/${asha.user._id}`;
  await owner.call('PATCH', path, { name: 'Asha Rani' });
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(401);
  expect((await owner.call('GET', path)).status).toBe(404);
  expect((await owner.call('DELETE', path)).status).toBe(404);
  expect((await owner.call('GET', '/api/auth/user')).body.totalUsers).toBe(1);
  const log = await shop.platform.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(log.map(({ action, actor_name, entity_id }) => [action, actor_name, entity_id])).toEqual([
    ['details changed', 'Owner', asha.user._id],
    ['deleted', 'Owner', asha.user._id],
  ]);
  expect(JSON.stringify(log)).not.toContain('Asha');
});

test('people of the team are not changed or deleted as customers, so nobody climbs by an e-mail address', async () => {
  await using shop = await openShop();
  const [owner, other, helper] = [
    await admin(shop),
    await admin(shop),
    await staff(shop, ['packer', 'counter']),
  ];
  for (const { user } of [owner, helper]) {
    const path = `/api/auth/user/${user._id}`;
    expect((await other.call('PATCH', path, { email: 'mine@example.in' })).status).toBe(403);
    expect((await other.call('DELETE', path)).status).toBe(403);
  }
  const logIn = { email: owner.user.email, password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/login', logIn)).status).toBe(200);
});

test('a changed e-mail address voids the reset links that were sent to the one before', async () => {
  await using shop = await openShop();
  const { sentMails } = await import('#test/mails.ts');
  const owner = await admin(shop);
  const { user } = await signUp(shop);
  await shop.call('POST', '/api/auth/reset-password-request', { email: user.email });
  const token = /token=([\w-]+)/.exec((await sentMails(shop))[0]?.text ?? '')?.[1];
  await owner.call('PATCH', `/api/auth/user/${user._id}`, { email: RAVI.email });
  const form = { email: RAVI.email, token, password: 'Papaya-1234' };
  expect((await shop.call('POST', '/api/auth/reset-password', form)).status).toBe(422);
});
