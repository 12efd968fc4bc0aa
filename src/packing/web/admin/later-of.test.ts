import { expect, test } from 'vitest';
import type { OrderItem } from '#orders/order.ts';
import { laterOf } from './use-packing.ts';

const copy = (updatedAt: string, ...revisions: number[]) => ({
  _id: 'one',
  updatedAt,
  items: revisions.map((revision) => ({ revision }) as OrderItem),
});

test('of two copies of an order the later one is shown, also when it is only a tick later', () => {
  const before = copy('2026-11-22T10:00:00.000Z', 1, 1);
  const ticked = copy('2026-11-22T10:00:00.000Z', 2, 1);
  const changed = copy('2026-11-22T10:05:00.000Z', 1);
  expect(laterOf(ticked, before)).toBe(ticked);
  expect(laterOf(before, ticked)).toBe(ticked);
  expect(laterOf(changed, ticked)).toBe(changed);
  expect(laterOf(ticked, { ...before, _id: 'another' })._id).toBe('another');
});
