import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../bin/postgres.mjs';
import { findPostgres } from '../../bin/postgres/find-postgres.mjs';

/**
 * Runs a script of bench/ on SQLite, then on a temporary PostgreSQL that writes every commit to disk. Prints a note if
 * PostgreSQL is not installed. Returns whether all runs succeeded.
 */
export async function onBothDatabases(script: string, args: readonly string[] = []): Promise<boolean> {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  let isGood = await run(path, args, {});
  if (findPostgres()) {
    const { url, stop } = await startPostgres({ durable: true });
    try {
      isGood = (await run(path, args, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url })) && isGood;
    } finally {
      await stop();
    }
  } else {
    console.log(`SKIPPED on PostgreSQL: ${script} (PostgreSQL is not installed on this machine)`);
  }
  return isGood;
}

async function run(path: string, args: readonly string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, [path, ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE: 'sqlite', TEST_DATABASE_URL: '', ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
