import { expect, test } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import type { Change } from './changes.ts';
import { keptUntilChanged } from './kept-until-changed.ts';

/** A process whose changes the test makes. */
function openProcess() {
  let tell: (change: Change) => void = () => undefined;
  const changes = { follow: (on: typeof tell) => void (tell = on) };
  return { platform: { changes } as unknown as Platform, change: () => tell({} as Change) };
}

test('what is kept is read once, and again after a change that is about it', async () => {
  let isAboutIt = false;
  let reads = 0;
  const read = keptUntilChanged(
    () => isAboutIt,
    () => Promise.resolve((reads += 1)),
  );
  const { platform, change } = openProcess();
  expect(await Promise.all([read(platform), read(platform)])).toEqual([1, 1]);
  change();
  expect(await read(platform)).toBe(1);
  isAboutIt = true;
  change();
  expect(await read(platform)).toBe(2);
  expect(await read(openProcess().platform)).toBe(3);
});

test('a read that failed is tried again by the next caller', async () => {
  let reads = 0;
  const read = keptUntilChanged(
    () => true,
    () => ((reads += 1) === 1 ? Promise.reject(new Error('the disk is busy')) : Promise.resolve('here')),
  );
  const { platform } = openProcess();
  await expect(read(platform)).rejects.toThrow('the disk is busy');
  expect(await read(platform)).toBe('here');
});

test('a value that is not good enough to keep is handed out, and read again by the next caller', async () => {
  let reads = 0;
  const read = keptUntilChanged(
    () => false,
    () => Promise.resolve((reads += 1)),
    (value) => value > 1,
  );
  const { platform } = openProcess();
  expect(await read(platform)).toBe(1);
  expect(await read(platform)).toBe(2);
  expect(await read(platform)).toBe(2);
});
