import { parseArgs } from 'node:util';
import { openLoad } from '../load/load.ts';
import { openCluster } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { goBackInTime } from './restore.ts';
import { underFault } from './under-fault.ts';

/**
 * The part of `npm run test:faults -- --only cluster` that runs in namespaces of its own: everything that it starts ends with it.
 * Each figure is printed; ends with code 1 when anything was lost.
 */
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
const load = await openLoad(cluster.shops[0]?.url ?? '', { shoppers: 2 });
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
