import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';

const LOW_PRIORITY = 10;

/** A script of `bin/` with its arguments. `ok` are the exit codes that are no failure. */
export type Script = { name: string; args?: readonly string[]; ok?: readonly number[] };

/**
 * Runs a script on the shop's database in a process of its own with a low priority, so that nobody who shops waits for it.
 * Answers what it printed. Throws what it said to the owner if it failed.
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
