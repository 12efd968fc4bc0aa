import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { after, shopDay } from '#base/time.ts';
import type { Config } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const MINUTE = 60_000;

/**
 * Adds the job of the latest night: of today once it is `at` (`02:30`), before that of yesterday. Its key is the day, so it
 * is done once, however many processes look.
 */
export async function addNightly(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: string,
  at: string,
): Promise<void> {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const now = clock.now();
  const day = shopDay(after(now, -(hours * 60 + minutes) * MINUTE));
  const job = { kind, payload: { day }, dedupeKey: `${kind} of ${day}` };
  await inTransaction(db, (tx) => addJob(tx, job, now));
}

const LOW_PRIORITY = 10;

/** A script of `bin/` with its arguments. `ok` are the exit codes that are no failure. */
export type Script = { name: string; args?: readonly string[]; ok?: readonly number[] };

/**
 * Runs a script on the shop's database in a process of its own with a low priority, so that shoppers do not wait for
 * it. Returns its output. If it failed, throws its message to the owner.
 */
export function runScript(
  { name, args = [], ok = [0] }: Script,
  { dataDir, database }: Config,
  signal: AbortSignal,
): Promise<string> {
  const path = fileURLToPath(new URL(`../../../bin/${name}.ts`, import.meta.url));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.path}` : database.url,
  };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [path, ...args], { env, signal }, (error, out, said) => {
      if (error && !ok.includes(Number(error.code))) reject(new Error(reasonIn(said) ?? error.message));
      else resolve(out);
    });
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  });
}

/** Its log lines are JSON. The line that is not is the message for the owner. */
const reasonIn = (said: string): string | undefined =>
  said.split('\n').find((line) => line !== '' && !line.startsWith('{'));
