import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import { addNightly, runScript } from '#platform/jobs/nightly.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that makes a nightly backup. */
export const BACKUP_JOB = 'backup';

const MADE = /^\d{4}-\d{2}-\d{2}\.haat$/;

/**
 * Checks each minute whether a nightly backup is due, if the configuration asks for one. Returns a function that
 * stops this.
 */
export const startNightlyBackups = (platform: Platform): (() => void) =>
  platform.config.backup
    ? lookEach({ log: platform.log, failed: 'nightly.not_begun' }, () => addBackupWhenDue(platform))
    : () => undefined;

/** Adds the job of the latest backup that was due. If the shop was off at the time, the backup is made later. */
export async function addBackupWhenDue(platform: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const { backup } = platform.config;
  if (backup) await addNightly(platform, BACKUP_JOB, backup.at);
}

const Due = v.object({ day: v.pipe(v.string(), v.isoDate()) });

/** Makes a nightly backup with `npm run backup`. Then deletes all but the newest nightly backups. */
export const backupHandler =
  ({ config, log }: Pick<Platform, 'config' | 'log'>): JobHandler =>
  async (payload, _id, signal) => {
    const { backup } = config;
    if (!backup) return; // it was switched off meanwhile
    const path = join(backup.dir, `${v.parse(Due, payload).day}.haat`);
    const began = performance.now();
    await mkdir(backup.dir, { recursive: true });
    const said = await runScript({ name: 'backup', args: [path] }, config, signal);
    const removed = await removeOld(backup);
    const { size: bytes } = await stat(path);
    const seconds = Math.round((performance.now() - began) / 1000);
    log.info('backup.made', { path, said: said.trim(), bytes, seconds, removed });
  };

async function removeOld({ dir, keep }: { dir: string; keep: number }): Promise<string[]> {
  const names = (await readdir(dir)).toSorted((a, b) => (a < b ? 1 : -1));
  const old = names.filter((name) => MADE.test(name)).slice(keep);
  // Left behind by an interrupted backup.
  const halves = names.filter((name) => name.endsWith('.part') && MADE.test(name.slice(0, -'.part'.length)));
  for (const name of [...old, ...halves]) await rm(join(dir, name));
  return old;
}
