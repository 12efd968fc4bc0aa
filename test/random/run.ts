import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { vitestOn } from '../vitest-on.ts';

/**
 * `npm run test:random -- [--times N] [--seed N] [--database sqlite|postgres] [part of a path …]`: the tests that draw their cases at random
 * (fast-check), each time with other cases. `npm test` draws the same ones each time, so that a commit alone decides whether it passes.
 * A seed that found a fault is printed; with `--times 1 --seed N` it finds it again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    seed: { type: 'string' },
    database: { type: 'string' },
  },
});

const drawn = globSync('src/**/*.test.ts')
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
const args = ['--project', 'unit', '--project', 'http', ...drawn];
const found: string[] = [];
for (let time = 0; time < Number(values.times); time++) {
  for (const database of values.database ? [values.database] : ['sqlite', 'postgres']) {
    const seed = values.seed ?? String(randomInt(2 ** 31));
    console.log(`\n${database}, seed ${seed}`);
    if (!(await vitestOn(database, args, { RANDOM_SEED: seed }))) found.push(`${database}, seed ${seed}`);
  }
}
console.log(found.length === 0 ? '\nNo fault found.' : `\nFaults found with:\n${found.join('\n')}`);
if (found.length > 0) process.exitCode = 1;
