import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';

const MEENA = { name: 'Meena', phone: '9826044444', password: 'mango-tree', noEmail: true };
const TAKEN =
  'This phone number already has an account. Log in with it, ask the shop for a code, or sign up with an e-mail address.';

const logIn = (shop: TestShop, email: string, password = MEENA.password) =>
  shop.call('POST', '/api/auth/login', { email, password });

/** Somebody who signed up with a phone alone, logged in. */
async function meena(shop: TestShop) {
  expect((await shop.call('POST', '/api/auth/signup', MEENA)).status).toBe(201);
  const { user, token } = (await logIn(shop, MEENA.phone)).body;
  return { user, token, ...shop.withToken(token) };
}

test('a shopper without an e-mail address signs up with three fields and logs in with the phone, however it is typed', async () => {
  await using shop = await openShop();
  const { status, body } = await shop.call('POST', '/api/auth/signup', MEENA);
  expect(status).toBe(201);
  expect(body.message).toBe('User Created Successfully!');
  expect(body.user).toMatchObject({ name: 'Meena', email: '', phone: '9826044444', role: 'user' });
  for (const typed of ['9826044444', ' 98260 44444 ', '+91 98260-44444', '09826044444', '919826044444']) {
    const answer = await logIn(shop, typed);
    expect([typed, answer.status]).toEqual([typed, 200]);
    expect(answer.body.user).toEqual(body.user);
  }
});

test('“I have no e-mail” takes only that field away: the others are refused in their own words', async () => {
  await using shop = await openShop();
  const refused = async (change: object) =>
    (await shop.call('POST', '/api/auth/signup', { ...MEENA, ...change })).body.fields;
  expect(await refused({ name: '', phone: '', password: '' })).toMatchObject({
    name: ['Name is required'],
    password: ['Password is required'],
  });
  expect((await refused({ phone: '' })).phone[0]).toBe('Phone is required');
  expect((await refused({ phone: '98260' })).phone[0]).toBe('Phone number must be at least 10 digits');
  expect(await refused({ phone: '2226044444' })).toEqual({ phone: ['This is not an Indian mobile number'] });
  expect(await refused({ noEmail: false })).toEqual({ email: ['Email is required'] });
  expect(await refused({ password: 'mango12' })).toEqual({
    password: ['Password must be at least 8 characters'],
  });
});

test('a phone that somebody logs in with is refused, with what to do; the family may still share it with e-mail addresses', async () => {
  await using shop = await openShop();
  await meena(shop);
  const again = await shop.call('POST', '/api/auth/signup', { ...MEENA, phone: '919826044444' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ code: 'conflict', error: TAKEN, fields: { phone: [TAKEN] } });
  const son = { ...MEENA, noEmail: false, email: 'son@example.in', password: 'papaya-tree' };
  expect((await shop.call('POST', '/api/auth/signup', son)).status).toBe(201);
  // The number is still the mother's to log in with.
  expect((await logIn(shop, MEENA.phone)).body.user.name).toBe('Meena');
  expect((await logIn(shop, MEENA.phone, 'papaya-tree')).status).toBe(401);
});

test('of three who sign up with one phone at the same moment, one gets the account', async () => {
  await using shop = await openShop();
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', '/api/auth/signup', MEENA)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test('a phone with a wrong password and a phone without an account are refused in the same words, and as often', async () => {
  await using shop = await openShop();
  await meena(shop);
  const triesOf = async (name: string) => {
    const answers = [];
    for (let guess = 1; guess <= 12; guess += 1)
      answers.push(await logIn(shop, name, `Wrong-${1000 + guess}`));
    return answers.map(({ status, body }) => [status, body.error]);
  };
  const known = await triesOf(MEENA.phone);
  expect(known[0]).toEqual([401, 'Invalid email or password']);
  expect(known.at(-1)?.[0]).toBe(429);
  expect(await triesOf('9826055555')).toEqual(known);
});

test('a login name that is neither an address nor a mobile number is refused at its field', async () => {
  await using shop = await openShop();
  const refused = async (email: string) => (await logIn(shop, email)).body.fields;
  expect(await refused('')).toEqual({ email: ['Email is required'] });
  expect(await refused('meena')).toEqual({ email: ['Invalid email address'] });
  expect(await refused('98260')).toEqual({ email: ['This is not an Indian mobile number'] });
});

test('without an e-mail address one orders, is found, listed, exported and downloaded, and no mail is sent', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50, stock: 10 } });
  const shopper = await meena(shop);
  await fillCart(shopper, [mango, 2]);
  expect((await send(shopper, await checkoutRequest(shopper))).status).toBe(201);
  expect(await sentMails(shop)).toEqual([]);
  const found = await owner.call('GET', '/api/auth/user?q=98260%2044444');
  expect(found.body.users).toMatchObject([{ name: 'Meena', email: '', phone: '9826044444' }]);
  expect((await owner.call('GET', '/api/auth/user')).body.totalUsers).toBe(2);
  const data = await shopper.call('GET', '/api/users/user/data');
  expect(data.body.user).toMatchObject({ name: 'Meena', email: '' });
  const change = { currentPassword: MEENA.password, password: PASSWORD };
  expect((await shopper.call('POST', '/api/auth/change-password', change)).status).toBe(200);
  expect((await shopper.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  expect((await logIn(shop, MEENA.phone, PASSWORD)).status).toBe(401);
  // The number is free again.
  expect((await shop.call('POST', '/api/auth/signup', MEENA)).status).toBe(201);
  expect(shop.bugs).toEqual([]);
});

test('an address in the address book may be without an e-mail address, if one says so', async () => {
  await using shop = await openShop();
  const shopper = await meena(shop);
  const { _id } = shopper.user;
  const address = { name: 'Meena', phone: '9826044444', street: 'Mill Road 4', city: 'Indore', state: 'MP' };
  const save = (more: object) =>
    shopper.call('PATCH', `/api/auth/${_id}`, { addresses: [{ ...address, pinCode: '452001', ...more }] });
  const refused = await save({ email: '' });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body.fields)).toContain('email is required');
  const saved = await save({ noEmail: true });
  expect(saved.status).toBe(200);
  expect(saved.body.addresses).toMatchObject([{ email: '', noEmail: true, city: 'Indore' }]);
  // What the API handed out, it takes back.
  expect((await shopper.call('PATCH', `/api/auth/${_id}`, saved.body)).body).toEqual(saved.body);
});

test('the phone that one logs in with moves with the profile, and may not become somebody else’s', async () => {
  await using shop = await openShop();
  const shopper = await meena(shop);
  await shop.call('POST', '/api/auth/signup', { ...MEENA, name: 'Gita', phone: '9826066666' });
  const phone = (to: string) => shopper.call('PATCH', `/api/auth/${shopper.user._id}`, { phone: to });
  expect((await phone('9826066666')).body).toMatchObject({ code: 'conflict', fields: { phone: [TAKEN] } });
  expect((await phone('12025550123')).body.fields).toEqual({
    phone: ['This is not an Indian mobile number'],
  });
  expect((await phone('9826077777')).status).toBe(200);
  expect((await logIn(shop, '9826077777')).body.user.name).toBe('Meena');
  expect((await logIn(shop, MEENA.phone)).status).toBe(401);
});

test('an e-mail address is added later, with the password; both are names to log in with from then on', async () => {
  await using shop = await openShop();
  const shopper = await meena(shop);
  await signUp(shop, { email: 'asha@example.in' });
  const add = (email: string, password = MEENA.password) =>
    shopper.call('POST', '/api/auth/email', { email, password });
  expect((await add('meena@example.in', 'Wrong-1234')).body.fields).toEqual({
    password: ['This is not your password'],
  });
  expect((await add('asha@example.in')).status).toBe(409);
  expect((await add('Meena@example.in')).body.email).toBe('meena@example.in');
  for (const name of ['meena@example.in', MEENA.phone]) expect((await logIn(shop, name)).status).toBe(200);
  expect((await add('other@example.in')).status).toBe(409);
});

test('the owner adds customers who have no e-mail address, takes a wrong address away, and puts one there', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const added = await owner.call('POST', '/api/auth/user', { ...MEENA, password: PASSWORD });
  expect(added.status).toBe(201);
  expect((await logIn(shop, MEENA.phone, PASSWORD)).status).toBe(200);
  const path = `/api/auth/user/${added.body._id}`;
  // An old screen sends the whole customer back, empty address and all.
  expect((await owner.call('PATCH', path, { ...added.body, name: 'Meena Bai' })).body).toMatchObject({
    name: 'Meena Bai',
    email: '',
  });
  expect((await owner.call('PATCH', path, { email: 'meena@example.in' })).body.email).toBe(
    'meena@example.in',
  );
  expect((await owner.call('PATCH', path, { email: '' })).body.fields).toEqual({
    email: ['Email is required'],
  });
  expect((await owner.call('PATCH', path, { noEmail: true })).body.email).toBe('');
  expect((await logIn(shop, MEENA.phone, PASSWORD)).status).toBe(200);
});

test('an admin needs an e-mail address, because that is how admins set a forgotten password; staff have a login card', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { user } = await meena(shop);
  const path = `/api/auth/staff/${user._id}`;
  const joined = await owner.call('PATCH', path, { role: 'staff', permissions: ['packer'] });
  expect([joined.status, joined.body.email]).toEqual([200, '']);
  const above = await owner.call('PATCH', path, { role: 'admin' });
  expect(above.body.fields).toEqual({ email: ['Email is required'] });
  const withEmail = { role: 'admin', email: 'meena@example.in' };
  expect((await owner.call('PATCH', path, withEmail)).status).toBe(200);
  const emptied = await owner.call('PATCH', path, { email: '' });
  expect(emptied.body.fields).toEqual({ email: ['Email is required'] });
});
