import { expect, test } from 'vitest';
import { quantityFor, readTyped } from './typed-line.ts';

const loose = { soldBy: 'weight' } as const;
const packed = { soldBy: 'piece' } as const;

test.each([
  ['2 tata namak', 'tata namak', 2, 2],
  ['1.5 kg aloo', 'aloo', 1.5, 1],
  ['1,5 aloo', 'aloo', 1.5, 1],
  ['500 g pyaj', 'pyaj', 0.5, 1],
  ['500g pyaj', 'pyaj', 0.5, 1],
  ['2 किलो आलू', 'आलू', 2, 1],
  ['3x sabun', 'sabun', 3, 3],
  ['aloo', 'aloo', 1, 1],
  ['5 star', 'star', 5, 5],
])('%s means %s: %d of it loose, %d of it packed', (typed, q, ofLoose, ofPacked) => {
  const line = readTyped(typed);
  expect([line.q, quantityFor(line, loose), quantityFor(line, packed)]).toEqual([q, ofLoose, ofPacked]);
});
