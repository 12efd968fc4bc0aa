import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff } from '#test/people.ts';

const ASHA = { name: 'Asha Devi', email: 'Asha@Example.in ', phone: '9876543210', password: 'mango' };

test('a shopper signs up, logs in and is known by the token', async () => {
  await using shop = await openShop();
  const signedUp = await shop.call('POST', '/api/auth/signup', ASHA);
  expect(signedUp.status).toBe(201);
  expect(signedUp.body.message).toBe('User Created Successfully!');
  const { user, token } = (
    await shop.call('POST', '/api/auth/login', { email: 'asha@example.in', password: 'mango' })
  ).body;
  expect(user).toEqual(signedUp.body.user);
  expect(user).toMatchObject({
    name: 'Asha Devi',
    email: 'asha@example.in',
    role: 'user',
    owner: false,
    addresses: [],
  });
  const known = await shop.withToken(token).call('GET', '/api/users/user');
  expect(known.body).toEqual({ user });
  expect(known.headers.get('cache-control')).toBe('no-store');
});

test('the people that tests make can log in as anyone else', async () => {
  await using shop = await openShop();
  for (const { user } of [await signUp(shop), await admin(shop), await staff(shop, ['orders'])]) {
    const answer = await shop.call('POST', '/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer.body.user).toEqual(user);
  }
});
