import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../bin/postgres.mjs';
import { findPostgres } from '../../bin/postgres/find-postgres.mjs';

/**
 * `npm run test:security -- [--requests N] [--seed N] [--database sqlite|postgres]`: all security tests on both
 * databases, with 20,000 random requests on each. The seed is printed; the same seed gives the same requests.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string' },
  },
});
const databases = values.database ? [values.database] : ['sqlite', 'postgres'];

/** Runs the tests on one database; says whether all went well. */
async function runOn(database: string): Promise<boolean> {
  if (database === 'postgres' && !findPostgres()) {
    console.log('PostgreSQL is not installed here: its half is left out.');
    return false;
  }
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  console.log(`\n${database}, ${values.requests} requests, seed ${values.seed}`);
  try {
    const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
    const child = spawn(process.execPath, [vitest, 'run', 'test/security', 'same-work', 'secrets'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        FUZZ_REQUESTS: values.requests,
        FUZZ_SEED: values.seed,
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

for (const database of databases) {
  if (!(await runOn(database))) process.exitCode = 1;
}
