import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { vitestOn } from '../vitest-on.ts';

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

for (const database of values.database ? [values.database] : ['sqlite', 'postgres']) {
  console.log(`\n${database}, ${values.requests} requests, seed ${values.seed}`);
  const wanted = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
  if (!(await vitestOn(database, ['test/security', 'same-work', 'secrets'], wanted))) process.exitCode = 1;
}
