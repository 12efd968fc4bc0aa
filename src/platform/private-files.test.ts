import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { openLog } from '#platform/log/log.ts';
import { keepFilesPrivate } from './files.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('what a shop of before left readable for everybody is its own user’s only after the next start', async () => {
  const root = mkdtempSync(join(tmpdir(), 'haat-private-'));
  const dataDir = join(root, 'data');
  const backups = join(root, 'backups');
  for (const folder of [dataDir, join(dataDir, 'outbox'), backups]) mkdirSync(folder, { mode: 0o755 });
  const files = [
    join(dataDir, 'haat.sqlite'),
    join(dataDir, 'haat.sqlite-wal'),
    join(dataDir, 'haat.sqlite.before-restore-1'),
    join(dataDir, 'outbox', 'a.eml'),
    join(backups, '2026-11-20.haat'),
  ];
  for (const file of files) writeFileSync(file, 'x', { mode: 0o644 });
  const lines: string[] = [];
  const config = loadConfig({ DATA_DIR: dataDir, BACKUP_DIR: backups });
  await keepFilesPrivate(
    config,
    openLog((line) => lines.push(line)),
  );
  expect(modeOf(dataDir)).toBe('700');
  expect(files.map(modeOf)).toEqual(files.map(() => '600'));
  expect(lines).toEqual([]);
  rmSync(root, { recursive: true });
});

test('a shop that has nothing yet gets its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'haat-private-'));
  const config = loadConfig({ DATA_DIR: join(root, 'data'), BACKUP_DIR: join(root, 'none') });
  await keepFilesPrivate(config, openLog());
  expect(modeOf(config.dataDir)).toBe('700');
  rmSync(root, { recursive: true });
});
