import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeHalfFiles } from './files.ts';

test('halves of mails that a killed shop left behind are gone after the next start; one that is being written stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-halves-'));
  const hoursAgo = (hours: number): number => Date.now() / 1000 - hours * 3600;
  for (const [name, hours] of [
    ['a.eml', 5],
    ['b.eml.0f.part', 2],
    ['c.eml.1a.part', 0],
  ] as const) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours));
  }
  await removeHalfFiles(folder);
  await removeHalfFiles(join(folder, 'none'));
  expect(readdirSync(folder).toSorted()).toEqual(['a.eml', 'c.eml.1a.part']);
  rmSync(folder, { recursive: true });
});
