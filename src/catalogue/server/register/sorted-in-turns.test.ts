import { expect, test } from 'vitest';
import { sortedInTurns } from './sorted-in-turns.ts';

test('a long list is sorted as if at once, and whoever waits gets a turn meanwhile', async () => {
  const figures = Int32Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 1009);
  const compare = (a: number, b: number): number => figures[a]! - figures[b]! || a - b;
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  const sorted = await sortedInTurns(figures.length, compare);
  clearInterval(others);
  expect(sorted).toEqual(Int32Array.from(figures, (_, at) => at).sort(compare));
  expect(turns).toBeGreaterThan(0);
});
