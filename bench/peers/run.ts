import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INTERACTIONS } from '../mix/interactions.ts';
import { needWrk } from '../support/wrk.ts';
import { openCluster } from './cluster.ts';
import { type MixFound, measureMix } from './measure-mix.ts';
import { type Found, measure } from './measure.ts';
import type { Peer, Place } from './peer.ts';
import { readInstalled, SHOPS } from './peers.ts';
import { reportMix } from './report-mix.ts';
import { report } from './report.ts';
import { haat } from './shops/haat.ts';

/**
 * `npm run bench:peers -- --in DIR [--only haat,vendure] [--seconds 5] [--rounds 3]`: measures Haat and the peers that
 * `bench/peers/install.ts` put into the folder, one after the other on the same PostgreSQL, and prints how they
 * compare. The figures are also in `results.json` of the folder. Takes about eight minutes; a machine that does
 * something else meanwhile measures that, too.
 *
 * `npm run bench:peers -- --in DIR --mix [--shoppers 100] [--minute] [--line]`: the mix of `bench/mix.ts` instead, on
 * each of them; `--minute` adds the first minute after a start and the one after 200 prices changed, `--line` a line of
 * 200 ms. The figures are also in `mix.json`. Takes about four minutes a shop with both.
 */
const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    mix: { type: 'boolean', default: false },
    shoppers: { type: 'string', default: '100' },
    minute: { type: 'boolean', default: false },
    line: { type: 'boolean', default: false },
  },
});
if (!values.in) throw new Error('Usage: npm run bench:peers -- --in DIR [--only haat,vendure]');
const root = resolve(values.in);
const only = values.only?.split(',');
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const mixPace = {
  ...pace,
  shoppers: Number(values.shoppers),
  minute: values.minute,
  line: values.line,
};

const cluster = await openCluster(join(root, 'postgres'));
try {
  if (values.mix) await compareMix();
  else await compareSpeeds();
} finally {
  await cluster.stop();
}

async function compareMix(): Promise<void> {
  const found: MixFound[] = [];
  const names = Object.keys(INTERACTIONS);
  await eachShop(async (shop, place) => {
    found.push(await measureMix(shop, place, cluster, names, mixPace));
  });
  writeFileSync(join(root, 'mix.json'), JSON.stringify(found, null, 2));
  console.log(reportMix(found, cluster.version));
}

async function compareSpeeds(): Promise<void> {
  needWrk();
  const found: Found[] = [];
  let anew: Found | undefined;
  await eachShop(async (shop, place) => {
    found.push(await measure(shop, place, { pace, starts: 3, writes: true }));
    if (shop.name !== 'Haat') return;
    console.log('Haat once more, without a store of finished pages:');
    const withoutStore = haat({ PAGE_CACHE_MB: '0' });
    anew = await measure(withoutStore, place, { pace: { ...pace, rounds: 1 }, starts: 1, writes: false });
  });
  const installed = Object.fromEntries(
    found.map(({ name }) => [name, readInstalled(join(root, name.toLowerCase()))]),
  );
  const results = { found, anew, installed, postgres: cluster.version, pace };
  writeFileSync(join(root, 'results.json'), JSON.stringify(results, null, 2));
  console.log(report(results));
}

/** Works through the shops that are installed; what was found of the others is worth having when one cannot be measured. */
async function eachShop(work: (shop: Peer, place: Place) => Promise<void>): Promise<void> {
  for (const shop of SHOPS) {
    const name = shop.name.toLowerCase();
    const dir = join(root, name);
    if (only && !only.includes(name)) continue;
    if (!readInstalled(dir)) {
      console.log(`${shop.name} is not installed in ${root}: passed over.`);
      continue;
    }
    try {
      await work(shop, { dir, database: cluster.database(name) });
    } catch (error) {
      console.error(`${shop.name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
}
