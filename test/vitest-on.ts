import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../bin/postgres.mjs';
import { findPostgres } from '../bin/postgres/find-postgres.mjs';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/**
 * Runs tests with Vitest on one kind of database (`sqlite`, `postgres`), with these arguments and variables. Returns whether all of them
 * passed; false where PostgreSQL is not installed.
 */
export async function vitestOn(
  database: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (database === 'postgres' && !findPostgres()) {
    console.log('PostgreSQL is not installed here: its half is left out.');
    return false;
  }
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  try {
    const child = spawn(process.execPath, [VITEST, 'run', ...args], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        TEST_DATABASE: database,
        ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      },
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await postgres?.stop();
  }
}
