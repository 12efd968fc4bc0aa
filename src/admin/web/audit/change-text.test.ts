import { expect, test } from 'vitest';
import type { Change } from '#admin/audit.ts';
import { fieldsOf } from './change-text.ts';

const CLOSED: Change = {
  _id: 'change',
  at: '2026-11-20T14:00:00.000Z',
  by: 'Asha',
  entity: 'round',
  entityId: 'round',
  subject: '',
  action: 'closed',
  before: {},
  after: { fee: 30, newcomerValue: 100_000, expected: 240, came: 100.5, cost: 60, seats: 20 },
};

test('amounts in the log are money: fees and limits, and how a round was closed', () => {
  const texts = fieldsOf(CLOSED).map((field) => field.after);
  expect(texts).toEqual(['₹30', '₹1,00,000', '₹240', '₹100.50', '₹60', '20']);
});
