import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { needWrk } from '../support/wrk.ts';
import { openCluster } from './cluster.ts';
import { type Found, measure } from './measure.ts';
import { readInstalled, SHOPS } from './peers.ts';
import { report } from './report.ts';
import { haat } from './shops/haat.ts';

/**
 * `npm run bench:peers -- --in DIR [--only haat,vendure] [--seconds 5] [--rounds 3]`: measures Haat and the peers that
 * `bench/peers/install.ts` put into the folder, one after the other on the same PostgreSQL, and prints how they
 * compare. The figures are also in `results.json` of the folder. Takes about eight minutes; a machine that does
 * something else meanwhile measures that, too.
 */
const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
if (!values.in) throw new Error('Usage: npm run bench:peers -- --in DIR [--only haat,vendure]');
const root = resolve(values.in);
const only = values.only?.split(',');
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

needWrk();
const cluster = await openCluster(join(root, 'postgres'));
const found: Found[] = [];
let anew: Found | undefined;
try {
  for (const shop of SHOPS) {
    const name = shop.name.toLowerCase();
    const dir = join(root, name);
    if (only && !only.includes(name)) continue;
    if (!readInstalled(dir)) {
      console.log(`${shop.name} is not installed in ${root}: passed over.`);
      continue;
    }
    const place = { dir, database: cluster.database(name) };
    try {
      found.push(await measure(shop, place, { pace, starts: 3, writes: true }));
    } catch (error) {
      // What was found of the others is worth having.
      console.error(`${shop.name} could not be measured:`, error);
      process.exitCode = 1;
      continue;
    }
    if (shop.name !== 'Haat') continue;
    console.log('Haat once more, without a store of finished pages:');
    const withoutStore = haat({ PAGE_CACHE_MB: '0' });
    anew = await measure(withoutStore, place, { pace: { ...pace, rounds: 1 }, starts: 1, writes: false });
  }
} finally {
  await cluster.stop();
}
const installed = Object.fromEntries(
  found.map(({ name }) => [name, readInstalled(join(root, name.toLowerCase()))]),
);
const results = { found, anew, installed, postgres: cluster.version, pace };
writeFileSync(join(root, 'results.json'), JSON.stringify(results, null, 2));
console.log(report(results));
