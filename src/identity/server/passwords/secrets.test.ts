import { expect, test } from 'vitest';
import { hashPassword, isPassword, isPasswordOf } from './secrets.ts';

const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

test('a password is the one that was hashed, and no other', async () => {
  const hash = await hashPassword('Mango-1234');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await isPassword('Mango-1234', hash)).toBe(true);
  expect(await isPassword('mango-1234', hash)).toBe(false);
});

test('two people with one password have different hashes', async () => {
  expect(await hashPassword('Mango-1234', { cost: CHEAP })).not.toBe(
    await hashPassword('Mango-1234', { cost: CHEAP }),
  );
});

test('the same letters typed on two keyboards are the same password', async () => {
  const hash = await hashPassword('caf\u00e9', { cost: CHEAP });
  expect(await isPassword('cafe\u0301', hash)).toBe(true);
});

test('an account without a password has no right one', async () => {
  expect(await isPasswordOf('', null)).toBe(false);
  expect(await isPasswordOf('Mango-1234', undefined)).toBe(false);
});

test('a hash made elsewhere is read by the costs it names', async () => {
  // Made with the reference implementation: argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32, password "password".
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', known)).toBe(true);
});

test('many who log in at once wait their turn; more than the shop can bear are asked to come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 500 }, () => hashPassword('Mango-1234', { cost: CHEAP })),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(90);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', detail: { retryAfter: 5 } });
  await expect(hashPassword('Mango-1234', { cost: CHEAP })).resolves.toContain('argon2id');
});
