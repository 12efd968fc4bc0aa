import { parseArgs } from 'node:util';
import { tryCluster } from './cluster/try-cluster.ts';
import { floodShop } from './floods.ts';
import { openPostgres } from './machines/own-postgres.ts';
import { failMailsUnderLoad } from './mail-outages.ts';
import { overloadShop } from './overload.ts';
import { killWhileRinging } from './process/alarms.ts';
import { badStarts } from './process/bad-starts.ts';
import { jumpUnderLoad } from './process/clock-jumps.ts';
import { killUnderLoad } from './process/kills.ts';
import { killWhileDispatching } from './process/serials.ts';
import { replaceUnderLoad, stopUnderWay } from './process/stopping.ts';
import { tryServers } from './servers/servers.ts';
import { backUpUnderLoad } from './storage/backup-restore.ts';
import { type BrokenFigures, damageFileUnderLoad, failDiskUnderLoad } from './storage/broken-storage.ts';
import { tryBucket } from './storage/bucket.ts';
import {
  fillDiskUnderLoad,
  fillPostgresDiskUnderLoad,
  type OutageFigures,
  stopPostgresUnderLoad,
} from './storage/outages.ts';
import { meetStrangers } from './strangers.ts';

/**
 * `npm run test:faults -- [--rounds N] [--database sqlite|postgres] [--idle N]
 * [--only kills,alarms,serials,outages,disk,damage,backups,mails,clock,starts,crowd,floods,strangers,stops,bucket,servers,cluster]
 * [--faults killed,cut,…]` (of the cluster): what happens to the shop when its machine, its database or its visitors misbehave. Ends with code 1 when anything was lost.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    database: { type: 'string' },
    idle: { type: 'string', default: '10000' },
    only: { type: 'string' },
    faults: { type: 'string' },
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
          'acknowledged sign-ups, orders and payments': `${signUps}, ${orders}, ${result.payments}`,
          'cash sheets signed or corrected': result.signed,
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

if (isWanted('alarms')) {
  for (const database of databases) {
    const postgres = database === 'postgres' ? await openPostgres() : undefined;
    try {
      const { orders, rings, longestMs, broken } = await killWhileRinging(10, postgres?.url);
      tell(
        `kill -9 while an order rings, ${database}`,
        { orders, rings, 'rang after the last start at the latest (ms)': Math.round(longestMs) },
        broken,
      );
    } finally {
      await postgres?.remove();
    }
  }
}

if (isWanted('serials')) {
  for (const database of databases) {
    const postgres = database === 'postgres' ? await openPostgres() : undefined;
    try {
      const rounds = Math.min(20, Number(values.rounds));
      const result = await killWhileDispatching(rounds, postgres?.url);
      tell(
        `kill -9 while 200 orders leave at once, ${database}`,
        {
          kills: result.kills,
          'orders sent out, each with one bill': result.dispatched,
          'of them sent out again, because no answer came': result.again,
          'longest round with its restart (ms)': Math.round(result.longestMs),
        },
        result.broken,
      );
    } finally {
      await postgres?.remove();
    }
  }
}

const tellOutage = (title: string, result: OutageFigures): void =>
  tell(
    title,
    {
      outages: result.outages,
      'answers of 503, each with Retry-After': result.unavailable,
      'acknowledged orders': result.orders,
      'back by itself after (ms)': result.recoveredAfter.map(Math.round).join(', '),
      'other answers': counts(result.refusals),
    },
    result.broken,
  );

if (isWanted('outages') && databases.includes('postgres')) {
  const postgres = await openPostgres();
  try {
    tellOutage('PostgreSQL stopped, killed and frozen under load', await stopPostgresUnderLoad(postgres, 3));
  } finally {
    await postgres.remove();
  }
}

const NEEDS_ROOT = 'not tried, only root can mount the small disk that it needs';

if (isWanted('disk')) {
  for (const [database, fillUnderLoad] of [
    ['sqlite', fillDiskUnderLoad],
    ['postgres', fillPostgresDiskUnderLoad],
  ] as const) {
    if (!databases.includes(database)) continue;
    const result = await fillUnderLoad(2);
    if (result) tellOutage(`disk full under load, ${database}`, result);
    else console.log(`\ndisk full, ${database}: ${NEEDS_ROOT}`);
  }
}

const tellBroken = (title: string, { broken, page, write, ...figures }: BrokenFigures): void =>
  tell(
    title,
    {
      'acknowledged orders': figures.orders,
      'answers of 503, each with Retry-After': figures.unavailable,
      'the home page meanwhile': page,
      'a write meanwhile': write,
    },
    broken,
  );

if (isWanted('damage') && databases.includes('sqlite')) {
  const failed = await failDiskUnderLoad();
  if (failed) tellBroken('disk fails and takes no more writes, sqlite', failed);
  else console.log(`\ndisk that fails: ${NEEDS_ROOT}`);
  tellBroken('database file damaged while serving, restored from a backup', await damageFileUnderLoad());
}

if (isWanted('backups')) {
  for (const database of databases) {
    const postgres = database === 'postgres' ? await openPostgres() : undefined;
    try {
      const { backups, broken } = await backUpUnderLoad(3, postgres?.url);
      const each = backups.map(
        ({ orders, meanwhile, milliseconds }) =>
          `${orders} orders before, ${meanwhile} meanwhile, ${Math.round(milliseconds)} ms`,
      );
      tell(`backups under load, each restored elsewhere, ${database}`, { backups: each.join('; ') }, broken);
    } finally {
      await postgres?.remove();
    }
  }
}

if (isWanted('mails')) {
  const { orders, mails, allSentAfter, refusals, broken } = await failMailsUnderLoad();
  tell(
    'mail server dead, silent, dripping and dying, under load',
    {
      'acknowledged orders in 4 s of each': Object.entries(orders)
        .map(([trouble, count]) => `${trouble} ${count}`)
        .join(', '),
      'mails taken, each order once': mails,
      'all sent after its recovery (ms)': Math.round(allSentAfter),
      'other answers': counts(refusals),
    },
    broken,
  );
}

if (isWanted('clock')) {
  for (const database of databases) {
    const postgres = database === 'postgres' ? await openPostgres() : undefined;
    try {
      const { hours, orders, mails, broken } = await jumpUnderLoad(postgres?.url);
      tell(
        `clock set by hours under load, ${database}`,
        { 'hours off': hours.join(', '), 'acknowledged orders': orders, 'mails, one each': mails },
        broken,
      );
    } finally {
      await postgres?.remove();
    }
  }
}

if (isWanted('starts')) {
  const postgres = databases.includes('postgres') ? await openPostgres() : undefined;
  try {
    const starts = await badStarts(/./, postgres?.url);
    tell(
      'starts that cannot succeed',
      Object.fromEntries(starts.map(({ cause, said }) => [cause, said])),
      starts
        .filter(({ isClear }) => !isClear)
        .map(({ cause, exitCode, said }) => `${cause}: ended with ${exitCode}: ${said}`),
    );
  } finally {
    await postgres?.remove();
  }
}

if (isWanted('crowd')) {
  const { broken, memory, waits, letGo, idleConnections, slowConnections } = await overloadShop(
    Number(values.idle),
    true,
  );
  tell(
    'idle and slow connections, and all that is too large',
    {
      connections: `${idleConnections}, of which ${slowConnections} send headers or bodies a byte at a time`,
      'memory before, during, after (MB)': [memory.before, memory.during, memory.after]
        .map(Math.round)
        .join(', '),
      'others wait at most, 99 of 100 (ms)': `${Math.round(waits.before)} before, ${Math.round(waits.during)} during`,
      'silent lines are let go of after (s)': `${letGo[0]} without a word, ${letGo[1]} in the middle of a header`,
    },
    broken,
  );
}

if (isWanted('floods')) {
  const { answers, memory, broken } = await floodShop(4);
  const [before, most] = [memory.before, memory.most].map(Math.round);
  tell(
    '300 connections that ask for another address each time',
    { ...answers, 'memory before, at the most (MB)': `${before}, ${most}` },
    broken,
  );
}

if (isWanted('strangers')) {
  const { figures, broken } = await meetStrangers(5);
  tell('strangers who want to shut out others', figures, broken);
}

if (isWanted('stops')) {
  const stop = await stopUnderWay();
  tell(
    'SIGTERM with a request under way',
    { 'it got': stop.underWay, 'exit code': stop.exitCode },
    stop.broken,
  );
  const { answered, replacements, broken } = await replaceUnderLoad(3);
  tell('SIGHUP under load', { 'processes replaced': replacements, 'requests answered': answered }, broken);
}

if (isWanted('bucket')) {
  const result = await tryBucket();
  if (result) tell('pictures in a bucket', result.figures, result.broken);
}

if (isWanted('servers')) await tryServers(tell);

if (isWanted('cluster') && !(await tryCluster(values.faults))) isWell = false;

process.exitCode = isWell ? 0 : 1;
