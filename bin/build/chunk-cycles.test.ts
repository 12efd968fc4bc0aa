import { expect, test } from 'vitest';
import { chunkCycle } from './chunk-cycles.ts';

const cycleOf = (imports: Record<string, string[]>) => chunkCycle(new Map(Object.entries(imports)));

test('files that share others, but need none of those that need them, may be built', () => {
  expect(
    cycleOf({ page: ['frame', 'goods'], goods: ['frame'], frame: ['react'], react: [] }),
  ).toBeUndefined();
});

test('files that need one another are named in their order', () => {
  expect(cycleOf({ page: ['frame'], frame: ['react', 'trans'], trans: ['words'], words: ['frame'] })).toBe(
    'frame → trans → words → frame',
  );
});
