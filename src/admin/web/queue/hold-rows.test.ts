import { expect, test } from 'vitest';
import type { BoardOrder } from '#dispatch/round-board.ts';
import { holdRows } from './hold-rows.ts';

const row = (_id: string, version = 1) =>
  ({ order: { _id, updatedAt: String(version) }, back: null }) as unknown as BoardOrder;
const rows = (ids: string) => ids.split('').map((id) => row(id));
const textOf = (held: ReturnType<typeof holdRows>) =>
  held.rows.map(({ order, isGone }) => (isGone ? `(${order._id})` : order._id)).join('');
const none = new Set<string>();

test('an order that came is counted, and moves no row', () => {
  const held = holdRows(rows('bd'), rows('abcd'), none);
  expect([textOf(held), held.came, held.went]).toEqual(['bd', 2, 0]);
});

test('an order that somebody else moved on keeps its row, which says so', () => {
  const held = holdRows(rows('abc'), rows('ac'), none);
  expect([textOf(held), held.came, held.went]).toEqual(['a(b)c', 0, 1]);
});

test('what I moved myself goes at once, and comes back to its place when I take it back', () => {
  expect(textOf(holdRows(rows('abc'), rows('ac'), new Set(['b'])))).toBe('ac');
  const back = holdRows(rows('ac'), rows('abc'), new Set(['b']));
  expect([textOf(back), back.came]).toEqual(['abc', 0]);
  expect(textOf(holdRows(rows('bc'), rows('abc'), new Set(['a'])))).toBe('abc');
});

test('a row shows its order as it is now', () => {
  expect(holdRows([row('a', 1)], [row('a', 2)], none).rows).toEqual([row('a', 2)]);
});
