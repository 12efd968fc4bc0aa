import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Failure } from '#base/failure.ts';
import { refusal } from './refusal.ts';

const Line = v.strictObject({
  title: v.pipe(v.string('Title is required'), v.nonEmpty('Title is required')),
});
const Form = v.strictObject({
  email: v.pipe(
    v.string('Email is required'),
    v.nonEmpty('Email is required'),
    v.regex(/@/, 'Invalid email'),
  ),
  age: v.number(),
  lines: v.optional(v.array(Line)),
});

function refused(value: unknown): Failure {
  const { issues } = v.safeParse(Form, value);
  return refusal(Form, issues ?? []);
}

test('each field is refused in one message, the first that holds', () => {
  expect(refused({ email: '', age: 1 }).fields).toEqual({ email: ['Email is required'] });
  expect(refused({ email: 'asha', age: 1 }).message).toBe('Invalid email');
});

test('what is missing is refused in the words of what was left empty', () => {
  expect(refused({}).fields).toEqual({ email: ['Email is required'], age: ['age is missing'] });
  expect(refused({ email: 'a@b', age: 1, lines: [{ title: 'Mango' }, {}] }).fields).toEqual({
    'lines.1.title': ['Title is required'],
  });
});

test('a value that is none of a choice, or of another kind, is refused in a sentence', () => {
  const Asked = v.strictObject({
    sort: v.optional(v.picklist(['', 'price', 'name', 'date'])),
    order: v.optional(v.picklist(['asc', 'desc'])),
    lines: v.optional(v.array(v.number())),
    of: v.optional(v.union([v.string(), v.number()])),
  });
  const said = (value: unknown): string => refusal(Asked, v.safeParse(Asked, value).issues ?? []).message;
  expect(said({ sort: 'password' })).toBe('sort can be price, name or date, not password.');
  expect(said({ order: 3 })).toBe('order can be asc or desc, not 3.');
  expect(said({ lines: ['x'] })).toBe('lines must be a number.');
  expect(said({ lines: 'x' })).toBe('lines must be a list.');
  expect(said('x')).toBe('The request must be an object.');
  expect(said({ order: '"a" | "b"' })).toContain('order can be asc or desc');
});

test('what is unknown is refused by its name, whatever that is', () => {
  expect(refused({ email: 'a@b', age: 1, role: 'admin' }).fields).toEqual({
    role: ['There is no field role here'],
  });
  const hostile: unknown = JSON.parse('{"email":"a@b","age":1,"__proto__":{"role":"admin"}}');
  expect(refused(hostile).message).toBe('There is no field __proto__ here');
  expect(refused(null).fields).toHaveProperty('');
});
