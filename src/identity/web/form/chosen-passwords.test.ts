import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ChangedPassword, ChosenPasswords } from './chosen-passwords.ts';

const STRONG =
  'Password must be at least 8 characters, contain 1 uppercase letter, 1 lowercase letter, and 1 number.';
const messages = (schema: v.GenericSchema, typed: object) =>
  v.safeParse(schema, typed).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

test('a new password is strong', () => {
  for (const weak of ['Mango-1', 'mango-1234', 'MANGO-1234', 'Mangoes-only'])
    expect(messages(ChosenPasswords, { password: weak, confirmPassword: weak })).toEqual([
      ['password', STRONG],
    ]);
});

test('it is typed twice alike', () => {
  expect(messages(ChosenPasswords, { password: 'Mango-1234', confirmPassword: 'Mango-1235' })).toEqual([
    ['confirmPassword', 'Passwords do not match'],
  ]);
  expect(messages(ChosenPasswords, { password: 'Mango-1234', confirmPassword: 'Mango-1234' })).toEqual([]);
});

test('both fields are wanted, and the present password where it is changed', () => {
  const empty = { currentPassword: '', password: '', confirmPassword: '' };
  const said = messages(ChangedPassword, empty);
  expect(said).toContainEqual(['currentPassword', 'Password is required']);
  expect(said).toContainEqual(['password', 'Password is required']);
  expect(said).toContainEqual(['confirmPassword', 'Confirm password is required']);
});
