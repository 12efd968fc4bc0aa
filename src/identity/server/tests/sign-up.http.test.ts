import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff } from '#test/people.ts';

const ASHA = { name: 'Asha Devi', email: 'Asha@Example.in ', phone: '9876543210', password: 'mango-tree' };

test('a shopper signs up, logs in and is known by the token', async () => {
  await using shop = await openShop();
  const signedUp = await shop.call('POST', '/api/auth/signup', ASHA);
  expect(signedUp.status).toBe(201);
  expect(signedUp.body.message).toBe('User Created Successfully!');
  const logIn = { email: 'asha@example.in', password: 'mango-tree' };
  const { user, token } = (await shop.call('POST', '/api/auth/login', logIn)).body;
  expect(user).toEqual(signedUp.body.user);
  expect(user).toMatchObject({ name: 'Asha Devi', email: 'asha@example.in', phone: '9876543210' });
  expect(user).toMatchObject({ role: 'user', permissions: [], owner: false, addresses: [] });
  const known = await shop.withToken(token).call('GET', '/api/users/user');
  expect(known.body).toEqual({ user });
  expect(known.headers.get('cache-control')).toBe('no-store');
});

test('the sign-up form may send the empty token of a guest', async () => {
  await using shop = await openShop();
  for (const [index, Authorization] of ['', 'Bearer ', 'Bearer null', 'Bearer undefined'].entries()) {
    const form = { ...ASHA, email: `asha${index}@example.in` };
    expect((await shop.call('POST', '/api/auth/signup', form, { Authorization })).status).toBe(201);
  }
});

test('each field of the sign-up form is refused in its own words', async () => {
  await using shop = await openShop();
  const refused = async (change: object) =>
    (await shop.call('POST', '/api/auth/signup', { ...ASHA, ...change })).body.fields;
  expect(await refused({ name: '' })).toEqual({ name: ['Name is required'] });
  expect(await refused({ name: '   ' })).toEqual({ name: ['Name is required'] });
  expect(await refused({ email: '' })).toEqual({ email: ['Email is required'] });
  expect(await refused({ email: 'asha@example' })).toEqual({ email: ['Invalid email address'] });
  expect(await refused({ email: 'a@b.in,c@d.in' })).toEqual({ email: ['Invalid email address'] });
  expect(await refused({ phone: '' })).toEqual({ phone: ['Phone is required'] });
  expect(await refused({ phone: '987654321' })).toEqual({
    phone: ['Phone number must be at least 10 digits'],
  });
  expect(await refused({ phone: '98765-43210' })).toEqual({
    phone: ['Phone number must be at least 10 digits'],
  });
  expect(await refused({ password: '' })).toEqual({ password: ['Password is required'] });
  for (const password of ['1', 'mango12']) {
    expect(await refused({ password })).toEqual({ password: ['Password must be at least 8 characters'] });
  }
  const nothing = await shop.call('POST', '/api/auth/signup', {});
  expect(nothing.status).toBe(422);
  expect(nothing.body).toMatchObject({
    code: 'invalid',
    error: 'Name is required',
    message: 'Name is required',
  });
  expect(nothing.body.fields).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    phone: ['Phone is required'],
    password: ['Password is required'],
  });
});

test('an e-mail address that has an account is refused at its field, however it is written', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const again = await shop.call('POST', '/api/auth/signup', {
    ...ASHA,
    email: ` ${user.email.toUpperCase()}`,
  });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'conflict',
    error: 'This email address already has an account',
    fields: { email: ['This email address already has an account'] },
  });
});

test('of two who sign up with one e-mail address at the same moment, one gets the account', async () => {
  await using shop = await openShop();
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', '/api/auth/signup', ASHA)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test('nobody signs up as more than a shopper', async () => {
  await using shop = await openShop();
  for (const more of [
    { role: 'admin' },
    { owner: true },
    { permissions: ['packer', 'counter'] },
    { _id: 'x' },
  ]) {
    const [field] = Object.keys(more);
    const answer = await shop.call('POST', '/api/auth/signup', { ...ASHA, ...more });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({ [field!]: [`There is no field ${field} here`] });
  }
});

test('a name that no database or mail could carry is refused, one in Hindi is kept', async () => {
  await using shop = await openShop();
  for (const name of ['Asha\u0000', 'Asha\r\nBcc: all@example.in', 'A'.repeat(101)]) {
    const answer = await shop.call('POST', '/api/auth/signup', { ...ASHA, name });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['name']);
  }
  const answer = await shop.call('POST', '/api/auth/signup', { ...ASHA, name: 'आशा देवी' });
  expect(answer.body.user.name).toBe('आशा देवी');
});

test('a body that is not a form is refused, never answered as a mistake of the shop', async () => {
  await using shop = await openShop();
  expect((await shop.call('POST', '/api/auth/signup', '{')).status).toBe(400);
  for (const body of ['[]', 'null', '"x"', '{"__proto__":{"role":"admin"}}', '{"name":{"$ne":1}}']) {
    expect((await shop.call('POST', '/api/auth/signup', body)).status).toBe(422);
  }
  expect(shop.bugs).toEqual([]);
});

test('the people that tests make can log in as anyone else', async () => {
  await using shop = await openShop();
  for (const { user } of [await signUp(shop), await admin(shop), await staff(shop, ['packer', 'counter'])]) {
    const answer = await shop.call('POST', '/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer.body.user).toEqual(user);
  }
});

test('spaces are no password: those at its ends do not count, those inside do', async () => {
  await using shop = await openShop();
  const signUpWith = (password: string, phone: string) =>
    shop.call('POST', '/api/auth/signup', { name: 'Meena', phone, noEmail: true, password });
  const short = { password: ['Password must be at least 8 characters'] };
  for (const none of ['        ', '\u00a0'.repeat(12), '\u200b'.repeat(9), '  mango1  ', '\u3000mango12'])
    expect([none, (await signUpWith(none, '9826044444')).body.fields]).toEqual([none, short]);
  expect((await signUpWith('my mango', '9826044444')).status).toBe(201);
  expect((await signUpWith(' आम-आम-आम ', '9826055555')).status).toBe(201);
  const login = { email: '9826055555', password: ' आम-आम-आम ' };
  expect((await shop.call('POST', '/api/auth/login', login)).status).toBe(200);
});
