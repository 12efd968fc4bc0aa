import { parseArgs } from 'node:util';
import { killUnderLoad } from './kills.ts';
import { openPostgres } from './own-postgres.ts';

/**
 * `npm run test:faults -- [--rounds N] [--database sqlite|postgres] [--only kills,…]`: what happens to the shop when
 * its machine, its database or its visitors misbehave. Ends with code 1 when anything was lost.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
const databases = values.database ? [values.database] : ['sqlite', 'postgres'];
const isWanted = (name: string): boolean => !values.only || values.only.split(',').includes(name);
let isWell = true;

const tell = (title: string, figures: Record<string, unknown>, broken: string[]): void => {
  console.log(`\n${title}: ${broken.length === 0 ? 'nothing lost, nothing wrong' : 'WRONG'}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${String(value)}`);
  for (const line of broken) console.log(`  ! ${line}`);
  if (broken.length > 0) isWell = false;
};

const counts = (map: Map<string, number>): string =>
  [...map].map(([said, times]) => `${times} × ${said}`).join('; ') || 'none';

if (isWanted('kills')) {
  for (const database of databases) {
    const postgres = database === 'postgres' ? await openPostgres() : undefined;
    try {
      const result = await killUnderLoad({
        rounds: Number(values.rounds),
        onRound: (round, wrong) => {
          if (round % 10 === 0) console.log(`${database}: ${round} rounds, ${wrong} wrong`);
        },
        ...(postgres && { databaseUrl: postgres.url }),
      });
      const { rounds, broken, signUps, orders, readyAfter, refusals } = result;
      const sorted = readyAfter.toSorted((a, b) => a - b);
      const at = (share: number): string =>
        `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
      tell(
        `kill -9 under load, ${database}`,
        {
          rounds,
          'acknowledged sign-ups and orders': `${signUps}, ${orders}`,
          'orders whose answer was lost': `${result.ordersReplayed} had been placed, ${result.ordersPlacedByAskingAgain} had not; each placed once`,
          'restart to /readyz': `half within ${at(0.5)}, longest ${at(1)} (target 3000 ms)`,
          'other answers': counts(refusals),
        },
        broken,
      );
    } finally {
      await postgres?.remove();
    }
  }
}

process.exitCode = isWell ? 0 : 1;
