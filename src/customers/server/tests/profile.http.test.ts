import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, type Person } from '#test/people.ts';

const HOME = {
  name: 'Asha Devi',
  email: 'asha@example.in',
  phone: '9876543210',
  street: 'House 4, near the school',
  city: 'Tawang',
  state: 'Arunachal Pradesh',
  pinCode: '790104',
};

const edit = (person: Person, change: object) => person.call('PATCH', `/api/auth/${person.user._id}`, change);

test('a shopper sends the whole user back with an address more, and gets it newest first', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const first = await edit(asha, { ...asha.user, addresses: [HOME] });
  expect(first.status).toBe(200);
  const [home] = first.body.addresses;
  expect(home).toEqual({ _id: expect.any(String), ...HOME });
  expect(first.body).toEqual({ ...asha.user, addresses: [home], addressesSeen: [home._id] });
  shop.clock.advance({ minutes: 1 });
  const { body } = await edit(asha, {
    ...first.body,
    addresses: [...first.body.addresses, { ...HOME, city: 'Itanagar' }],
  });
  expect(body.addresses.map(({ city }: { city: string }) => city)).toEqual(['Itanagar', 'Tawang']);
  expect((await asha.call('GET', '/api/users/user')).body.user).toEqual(body);
});

test('an address is changed by its id and deleted by leaving it out of the user that was handed out', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const user = (await edit(asha, { addresses: [HOME, { ...HOME, city: 'Itanagar' }] })).body;
  const [first, second] = user.addresses;
  const changed = (await edit(asha, { ...user, addresses: [{ ...first, street: 'House 5' }, second] })).body;
  expect(changed.addresses).toEqual([{ ...first, street: 'House 5' }, second]);
  const left = (await edit(asha, { ...changed, addresses: [second] })).body;
  expect(left.addresses).toEqual([second]);
  expect((await edit(asha, { ...left, addresses: [] })).body.addresses).toEqual([]);
});

test('a device that saves its older list leaves what another device added meanwhile', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const kept = (await edit(asha, { ...asha.user, addresses: [HOME] })).body;
  const added = (await edit(asha, { ...kept, addresses: [...kept.addresses, { ...HOME, city: 'Itanagar' }] }))
    .body;
  const cities = async (change: object): Promise<string[]> =>
    (await edit(asha, change)).body.addresses.map(({ city }: { city: string }) => city).toSorted();
  expect(added.addresses).toHaveLength(2);
  expect(await cities({ ...kept, name: 'Asha Rani' })).toEqual(['Itanagar', 'Tawang']);
  expect(await cities({ ...kept, addresses: [...kept.addresses, { ...HOME, city: 'Ziro' }] })).toEqual([
    'Itanagar',
    'Tawang',
    'Ziro',
  ]);
  expect(await cities({ ...kept, addresses: [] })).toEqual(['Itanagar', 'Ziro']);
});

test('a list without what its sender saw is the whole address book', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const away = { ...HOME, city: 'Itanagar' };
  const { addresses } = (await edit(asha, { addresses: [HOME, away] })).body;
  // A client of the specification knows no ids: what equals a kept address is that one, and what it leaves out is gone.
  const ziro = { ...HOME, city: 'Ziro', noEmail: true, email: '' };
  const sent = (await edit(asha, { addresses: [ziro, away] })).body.addresses;
  expect(sent.map(({ city }: { city: string }) => city).toSorted()).toEqual(['Itanagar', 'Ziro']);
  const idOf = (of: { _id: string; city: string }[], wanted: string) =>
    of.find(({ city }) => city === wanted)?._id;
  expect(idOf(sent, 'Itanagar')).toBe(idOf(addresses, 'Itanagar'));
  // Sent again after a lost answer, nothing is doubled.
  expect((await edit(asha, { addresses: [ziro, away] })).body.addresses).toEqual(sent);
  // Two that are alike are two.
  expect((await edit(asha, { addresses: [away, away] })).body.addresses).toHaveLength(2);
  expect((await edit(asha, { addresses: [] })).body.addresses).toEqual([]);
  expect((await edit(asha, { name: 'Asha Rani' })).body.addresses).toEqual([]);
});

test('what one device deleted does not come back with the older list of another', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const kept = (await edit(asha, { ...asha.user, addresses: [HOME] })).body;
  await edit(asha, { ...kept, addresses: [] });
  const { status, body } = await edit(asha, {
    ...kept,
    addresses: [...kept.addresses, { ...HOME, city: 'Ziro' }],
  });
  expect([status, body.addresses.map(({ city }: { city: string }) => city)]).toEqual([200, ['Ziro']]);
});

test('of two devices that each add an address at once, both addresses are kept', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  let user = asha.user;
  for (let round = 1; round <= 10; round += 1) {
    const add = (street: string) =>
      edit(asha, { ...user, addresses: [...user.addresses, { ...HOME, street }] });
    await Promise.all([add(`One ${round}`), add(`Other ${round}`)]);
    user = (await asha.call('GET', '/api/users/user')).body.user;
    expect(user.addresses).toHaveLength(2 * round);
  }
});

test('each field of an address is refused in its own words, at its place', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const empty = Object.fromEntries(Object.keys(HOME).map((name) => [name, '']));
  const answer = await edit(asha, { addresses: [HOME, empty] });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    'addresses.1.name': ['name is required'],
    'addresses.1.email': ['email is required'],
    'addresses.1.phone': ['phone is required'],
    'addresses.1.street': ['street is required'],
    'addresses.1.city': ['city is required'],
    'addresses.1.state': ['state is required'],
    'addresses.1.pinCode': ['pinCode is required'],
  });
});

test('an address book has room for fifty', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  expect((await edit(asha, { addresses: Array(50).fill(HOME) })).body.addresses).toHaveLength(50);
  const full = { addresses: ['At most 50 addresses'] };
  expect((await edit(asha, { addresses: Array(51).fill(HOME) })).body.fields).toEqual(full);
  expect((await edit(asha, { addresses: [HOME], addressesSeen: [] })).body.fields).toEqual(full);
});

test('name and phone change; what else is sent back is not read', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const asked = {
    name: 'Asha Rani',
    phone: '9123456780',
    role: 'admin',
    owner: true,
    permissions: ['packer', 'counter'],
  };
  const { body } = await edit(asha, { ...asha.user, ...asked, email: 'other@example.in' });
  expect(body).toEqual({ ...asha.user, name: 'Asha Rani', phone: '9123456780' });
  expect((await edit(asha, { password: 'x' })).body.fields).toEqual({
    password: ['There is no field password here'],
  });
  expect((await edit(asha, { phone: '12' })).body.fields).toEqual({
    phone: ['Phone number must be at least 10 digits'],
  });
  expect((await edit(asha, { name: '' })).body.fields).toEqual({ name: ['Name is required'] });
});

test('who has no phone yet may send the empty one back; who has one may not empty it', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  expect((await edit(asha, { ...asha.user, phone: '' })).body.fields).toEqual({
    phone: ['Phone is required'],
  });
  await shop.platform.db.updateTable('users').set({ phone: '' }).execute();
  const answer = await edit(asha, { ...asha.user, phone: '', addresses: [HOME] });
  expect(answer.status).toBe(200);
  expect(answer.body.addresses).toHaveLength(1);
});

test('nobody changes another’s account, and no admin either by this way', async () => {
  await using shop = await openShop();
  const [asha, ravi, owner] = [await signUp(shop), await signUp(shop, { name: 'Ravi' }), await admin(shop)];
  for (const other of [ravi, owner]) {
    const answer = await other.call('PATCH', `/api/auth/${asha.user._id}`, { name: 'Mine' });
    expect(answer.status).toBe(404);
  }
  expect((await shop.call('PATCH', `/api/auth/${asha.user._id}`, { name: 'Mine' })).status).toBe(401);
  expect((await asha.call('GET', '/api/users/user')).body.user.name).toBe('Asha');
});

test('nobody takes over another’s address by its id', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  const { addresses } = (await edit(asha, { addresses: [HOME] })).body;
  const taken = await edit(ravi, { addresses: [{ ...addresses[0], street: 'Ravi’s now' }] });
  expect(taken.status).toBe(404);
  expect(taken.body.error).toBe('This address is no longer in your address book. Please choose another one.');
  expect((await edit(ravi, { addresses: [{ _id: newId(), ...HOME }] })).status).toBe(404);
  expect((await edit(asha, { addresses: [addresses[0], addresses[0]] })).status).toBe(422);
  expect((await asha.call('GET', '/api/users/user')).body.user.addresses).toEqual(addresses);
});

test('a shopper downloads everything that the shop holds about them', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const user = (await edit(asha, { addresses: [HOME] })).body;
  const { body, headers } = await asha.call('GET', '/api/users/user/data');
  expect(body).toMatchObject({
    user,
    sessions: [{ device: 'Chrome on Android', current: true }],
    cart: [],
    orders: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon/);
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a shopper deletes the account with the password, and nothing of the person is left', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { db } = shop.platform;
  await edit(asha, { addresses: [HOME] });
  const wrong = await asha.call('DELETE', '/api/users/user', { password: 'papaya' });
  expect(wrong.body.fields).toEqual({ password: ['This is not your password'] });
  expect((await asha.call('DELETE', '/api/users/user', {})).body.fields).toEqual({
    password: ['Password is required'],
  });
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(401);
  const logIn = { email: asha.user.email, password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/login', logIn)).status).toBe(401);
  const left = [
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('addresses').selectAll().execute(),
  ];
  expect(JSON.stringify(left)).not.toMatch(/asha|98765|argon/i);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const again = { name: 'Asha', email: asha.user.email, phone: '9876543210', password: 'mango-tree' };
  expect((await shop.call('POST', '/api/auth/signup', again)).status).toBe(201);
});

test('the last owner cannot leave the shop alone', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const alone = await owner.call('DELETE', '/api/users/user', { password: PASSWORD });
  expect(alone.status).toBe(409);
  expect(alone.body.error).toBe('The shop needs an owner. Make another person an owner first.');
  const other = await admin(shop);
  expect((await owner.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  expect((await other.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(409);
});
