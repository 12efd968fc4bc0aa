import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLoad } from '../load/load.ts';
import { openCluster } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { goBackInTime } from './restore.ts';
import { orderIn } from './shoppers.ts';
import { underFault } from './under-fault.ts';

/**
 * The part of `npm run test:faults -- --only cluster` that runs in namespaces of its own: everything that it starts ends with it.
 * Each figure is printed; ends with code 1 when anything was lost.
 */
/** Six machines share the cores of one: with this rest, those who ask leave them some of it. */
const REST_MS = 2000;
const WARM_MS = 12_000;
const { values } = parseArgs({ options: { faults: { type: 'string' }, folder: { type: 'string' } } });
const isWanted = (name: string): boolean => !values.faults || values.faults.split(',').includes(name);
let isWell = true;

const tell = (title: string, figures: Record<string, unknown>, broken: readonly string[]): void => {
  console.log(`\n${title}: ${broken.length === 0 ? 'nothing lost, nothing wrong' : 'WRONG'}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${String(value)}`);
  for (const line of broken.slice(0, 20)) console.log(`  ! ${line}`);
  if (broken.length > 0) isWell = false;
};

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${times} ${name}`)
    .join(', ');

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const began = performance.now();
const cluster = await openCluster(values.folder ?? '');
console.log(`\ncluster of three, set up after ${seconds(performance.now() - began)}`);
const load = await openLoad(cluster.shops[0]?.url ?? '', { shoppers: 2, restMs: REST_MS });
await warmUp();
for (const [name, fault] of Object.entries(FAULTS)) {
  if (!isWanted(name)) continue;
  const result = await underFault(cluster, load, fault).catch((error: unknown) => String(error));
  if (typeof result === 'string') {
    tell(`${name}: ${fault.title}`, {}, [result]);
    continue;
  }
  const { broken, meanwhile, ...figures } = result;
  tell(
    `${name}: ${fault.title}`,
    {
      'led by': figures.leaders,
      'without writes, as the shops see it': `${seconds(figures.withoutWritesMs)} (at most ${seconds(fault.atMostMs)})`,
      'all three again, after it was put right': seconds(figures.wholeAfterMs),
      'orders acknowledged, each there once': figures.acknowledged,
      'of them sent again with their key': figures.sentAgain,
      'answers to them': figures.answers,
      'processor in use until all orders went on': `${Math.round(100 * figures.busy)} %`,
      'writes asked of each database directly': listed(figures.directWrites),
      ...(meanwhile && {
        'every kind of page meanwhile': listed(meanwhile.pages),
        'every kind of call meanwhile': listed(meanwhile.calls),
      }),
    },
    broken,
  );
}
if (isWanted('restore')) {
  const { broken, ...figures } = await goBackInTime(cluster, load);
  tell('restore: back to a moment, from the backups', figures, broken);
}
process.exit(isWell ? 0 : 1);

/** Takes orders for a while: what runs for days has its code compiled. */
async function warmUp(): Promise<void> {
  const urls = cluster.shops.map(({ url }) => url);
  const [crowd, shoppers] = [load.run(...urls), await orderIn(urls)];
  await wait(WARM_MS);
  await Promise.all([crowd.stop(), shoppers.stop()]);
}
