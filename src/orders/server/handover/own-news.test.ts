import { expect, test } from 'vitest';
import { stopsBefore } from './own-news.ts';

type Said = { position?: number | null; isMade?: boolean; hasLeft?: boolean };
const stop = (id: string, position: number | null, said: Said = {}) => ({
  id,
  position,
  isMade: false,
  hasLeft: true,
  ...said,
});

test('where the order of the houses is known, those before hers are counted, and each that was made counts no more', () => {
  const [one, two, hers, last] = [stop('one', 1), stop('two', 2), stop('hers', 3), stop('last', 4)];
  const made = { isMade: true };
  expect(stopsBefore([one, two, hers, last], 'hers')).toEqual({ count: 2, atMost: false });
  expect(stopsBefore([{ ...one, ...made }, two, hers, last], 'hers')).toEqual({ count: 1, atMost: false });
  expect(stopsBefore([{ ...one, ...made }, { ...two, ...made }, hers, last], 'hers')).toEqual({
    count: 0,
    atMost: false,
  });
});

test('where nobody said where a house stands, it may be as many as all that are still to come', () => {
  const known = [stop('one', 1), stop('hers', 2), stop('last', 3)];
  expect(stopsBefore([...known, stop('new', null)], 'hers')).toEqual({ count: 3, atMost: true });
  expect(stopsBefore([stop('one', 1), stop('two', 2), stop('hers', null)], 'hers')).toEqual({
    count: 2,
    atMost: true,
  });
});

test('a house that was passed by may come before hers still, or later', () => {
  const stops = [stop('one', 1), stop('two', 2, { isMade: true }), stop('hers', 3), stop('last', 4)];
  expect(stopsBefore(stops, 'hers')).toEqual({ count: 1, atMost: true });
});

test('when a house behind hers was gone to first, who comes next is not known', () => {
  const stops = [stop('one', 1), stop('hers', 2), stop('three', 3, { isMade: true }), stop('last', 4)];
  expect(stopsBefore(stops, 'hers')).toEqual({ count: 2, atMost: true });
});

test('a house whose goods are still in the shop may not be gone to on the way', () => {
  const stops = [stop('one', 1, { hasLeft: false }), stop('two', 2), stop('hers', 3)];
  expect(stopsBefore(stops, 'hers')).toEqual({ count: 2, atMost: true });
});
