import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DatabaseInUse, isServed, lockDatabase } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-lock-'));
const address = { kind: 'sqlite', path: join(folder, 'haat.sqlite') } as const;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a look whether a shop runs on a file tells so from its start to its end, and is in no way of the next start', () => {
  expect(isServed(address)).toBe(false);
  const stop = lockDatabase(address);
  expect(isServed(address)).toBe(true);
  expect(() => lockDatabase(address)).toThrow(DatabaseInUse);
  stop();
  expect(isServed(address)).toBe(false);
  lockDatabase(address)();
});
