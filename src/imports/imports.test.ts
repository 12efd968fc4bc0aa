import { expect, test } from 'vitest';
import { FIELD_GROUPS, FIELDS } from './imports.ts';

test('each field that a column can be is offered once', () => {
  expect(FIELD_GROUPS.flatMap(([, fields]) => fields).toSorted()).toEqual(FIELDS.toSorted());
});
