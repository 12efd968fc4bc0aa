import { expect, test } from 'vitest';
import { inOrder, newPositions } from './stop-order.ts';

type Said = { name: string; village: string; rank?: number; position?: number };
const stop = ({ name, village, rank = 1, position }: Said) => ({
  name,
  village,
  rank,
  way: name,
  position: position ?? null,
});
const names = (...said: Said[]): string =>
  inOrder(said.map(stop))
    .map(({ name }) => name)
    .join(' ');

test('until somebody says better, stops go by the owner’s list of villages, and by house within one', () => {
  expect(
    names(
      { name: '12', village: 'Khairi', rank: 2 },
      { name: '9', village: 'Khairi', rank: 2 },
      { name: 'x', village: 'Elsewhere', rank: Infinity },
      { name: '3', village: 'Rampur', rank: 1 },
    ),
  ).toBe('3 9 12 x');
});

test('houses that were dragged keep their places; a new one comes after the last of its village', () => {
  expect(
    names(
      { name: 'mosque', village: 'Rampur', position: 3000 },
      { name: 'new', village: 'Rampur' },
      { name: 'river', village: 'Khairi', rank: 2, position: 1000 },
      { name: 'bridge', village: 'Bhata', rank: 3, position: 4000 },
    ),
  ).toBe('river mosque new bridge');
});

test('a new village comes where the list of villages has it', () => {
  expect(
    names(
      { name: 'far', village: 'Bhata', rank: 3, position: 1 },
      { name: 'new', village: 'Khairi', rank: 2 },
      { name: 'near', village: 'Rampur', rank: 1, position: 0 },
    ),
  ).toBe('near new far');
});

test('houses that change places deal out the places that they had; the ones between keep theirs', () => {
  expect(newPositions([3000, 1000, 2000])).toEqual([1000, 2000, 3000]);
  expect(newPositions([null, null])).toEqual([0, 1000]);
  expect(newPositions([1000, null, 2000])).toEqual([1000, 1500, 2000]);
  expect(newPositions([null, 1000, null, null])).toEqual([0, 1000, 2000, 3000]);
});

test('houses that stood at one place stand apart afterwards, however often that happens', () => {
  const positions = newPositions([5, 5, null, 5]);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(new Set(positions).size).toBe(4);
});
