import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { after, shopDay } from '#base/time.ts';
import type { Config } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that makes a nightly backup. */
export const BACKUP_JOB = 'backup';

const SCRIPT = fileURLToPath(new URL('../../../bin/backup.ts', import.meta.url));
const LOOK_EVERY = 60_000;
const MINUTE = 60_000;
const LOW_PRIORITY = 10;
const MADE = /^\d{4}-\d{2}-\d{2}\.haat$/;

/**
 * Checks each minute whether a nightly backup is due, if the configuration asks for one. Returns a function that
 * stops this.
 */
export function startNightlyBackups(platform: Platform): () => void {
  if (!platform.config.backup) return () => undefined;
  const look = (): void =>
    void addBackupWhenDue(platform).catch((error: unknown) => platform.log.error('backup.not_begun', error));
  look();
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Adds the job of the latest backup that was due. Its key is the day, so it is made once, however many processes
 * check. If the shop was off at the time, the backup is made later.
 */
export async function addBackupWhenDue({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  if (!config.backup) return;
  const [hours = 0, minutes = 0] = config.backup.at.split(':').map(Number);
  const now = clock.now();
  const day = shopDay(after(now, -(hours * 60 + minutes) * MINUTE));
  const job = { kind: BACKUP_JOB, payload: { day }, dedupeKey: `backup of ${day}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}

const Due = v.object({ day: v.pipe(v.string(), v.isoDate()) });

/**
 * Makes a nightly backup with `npm run backup`, in a process of its own with a low priority. Then deletes all but the
 * newest nightly backups.
 */
export const backupHandler =
  ({ config, log }: Pick<Platform, 'config' | 'log'>): JobHandler =>
  async (payload, _id, signal) => {
    const { backup } = config;
    if (!backup) return; // it was switched off meanwhile
    const path = join(backup.dir, `${v.parse(Due, payload).day}.haat`);
    const began = performance.now();
    await mkdir(backup.dir, { recursive: true });
    const said = await runScript(path, config, signal);
    const removed = await removeOld(backup);
    const { size: bytes } = await stat(path);
    const seconds = Math.round((performance.now() - began) / 1000);
    log.info('backup.made', { path, said: said.trim(), bytes, seconds, removed });
  };

function runScript(path: string, config: Config, signal: AbortSignal): Promise<string> {
  const { database } = config;
  const env = {
    ...process.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.path}` : database.url,
  };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [SCRIPT, path], { env, signal }, (error, out, said) => {
      if (error) reject(new Error(reasonIn(said) ?? error.message));
      else resolve(out);
    });
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  });
}

/** Its log lines are passed on. The only line that is not JSON is the message for the owner. */
const reasonIn = (said: string): string | undefined =>
  said.split('\n').find((line) => line.startsWith('The backup failed'));

async function removeOld({ dir, keep }: { dir: string; keep: number }): Promise<string[]> {
  const names = (await readdir(dir)).toSorted((a, b) => (a < b ? 1 : -1));
  const old = names.filter((name) => MADE.test(name)).slice(keep);
  // Left behind by an interrupted backup.
  const halves = names.filter((name) => name.endsWith('.part') && MADE.test(name.slice(0, -'.part'.length)));
  for (const name of [...old, ...halves]) await rm(join(dir, name));
  return old;
}
