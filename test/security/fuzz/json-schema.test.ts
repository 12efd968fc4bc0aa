import { expect, test } from 'vitest';
import { complaints } from './json-schema.ts';

const PERSON = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    role: { enum: ['user', 'staff'], type: 'string' },
    tags: { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'number', minimum: 0 }] } },
  },
  required: ['name'],
};

test('what keeps its promise has no complaint', () => {
  expect(complaints(PERSON, { name: 'Asha', role: 'user', tags: [1, null] })).toEqual([]);
});

test.each([
  [{}, 'body.name is missing'],
  [{ name: '' }, 'body.name is too short'],
  [{ name: 'Asha', role: 'admin' }, 'body.role is "admin", none of user,staff'],
  [{ name: 'Asha', tags: [-1] }, 'body.tags.0 is no null'],
  [{ name: 'Asha', passwordHash: 'x' }, 'body.passwordHash was never promised'],
  [[], 'body is no object'],
])('%j is told to break its promise', (value, complaint) => {
  expect(complaints(PERSON, value)).toContain(complaint);
});

test('a promise that cannot be checked is no promise', () => {
  expect(() => complaints({ dependentRequired: {} }, {})).toThrow('not checked');
});
