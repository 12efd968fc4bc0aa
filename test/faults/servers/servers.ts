import { readDemoProducts } from '#main/demo/products.ts';
import { SAMPLE_TEAM } from '#main/demo/team.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { openFleet } from '../machines/fleet.ts';
import { openPostgres } from '../machines/own-postgres.ts';
import { endUnderLoad } from './load-balancing.ts';
import { tryShared } from './sharing.ts';

const SERVERS = 3;
const ENDS = 6;

type Tell = (title: string, figures: Record<string, unknown>, broken: string[]) => void;

/** Several servers on one PostgreSQL behind nginx, several processes of one, and what happens when one of them ends. */
export async function tryServers(tell: Tell): Promise<void> {
  const demo = await openPostgres();
  try {
    const fleet = await openFleet(SERVERS, { databaseUrl: demo.url, env: { SEED: 'demo' } });
    const filled = await filledOnce(fleet.env);
    const { figures, broken } = await tryShared(fleet);
    const readyAfter = fleet.servers.map((server) => Math.round(server.readyAfter)).join(', ');
    await fleet.close();
    tell(
      `${SERVERS} servers on one PostgreSQL${fleet.proxy ? ' behind nginx' : '; nginx is not here and was left out'}`,
      { 'started at the same moment on an empty database, ready after (ms)': readyAfter, ...figures },
      [...filled, ...broken],
    );
  } finally {
    await demo.remove();
  }
  await tryProcesses(tell);
  await tryEnds(tell);
}

/** Rows that would exist twice if servers filled the same empty database at the same time. */
async function filledOnce(env: Record<string, string>): Promise<string[]> {
  const db = openDatabase(loadConfig(env).database, { connections: 1 });
  const count = async (query: Promise<{ n: number }[]>): Promise<number> => (await query)[0]?.n ?? 0;
  const found = {
    goods: await count(
      db
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('n'))
        .execute(),
    ),
    owners: await count(
      db
        .selectFrom('users')
        .select((row) => row.fn.countAll<number>().as('n'))
        .where('owner', '=', 1)
        .execute(),
    ),
    team: await count(
      db
        .selectFrom('team_members')
        .select((row) => row.fn.countAll<number>().as('n'))
        .execute(),
    ),
  };
  await db.destroy();
  const expected = { goods: readDemoProducts().length, owners: 1, team: SAMPLE_TEAM.length };
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`the empty database was filled with ${is}, not ${should}`];
}

async function tryProcesses(tell: Tell): Promise<void> {
  for (const kind of ['PostgreSQL', 'SQLite'] as const) {
    const postgres = kind === 'PostgreSQL' ? await openPostgres() : undefined;
    try {
      const env = { WEB_PROCESSES: '3' };
      const fleet = await openFleet(1, { databaseUrl: postgres?.url, env, proxy: 'none' });
      const { figures, broken } = await tryShared(fleet, { processes: 3 });
      await fleet.close();
      tell(`one server with WEB_PROCESSES=3 on ${kind}`, figures, broken);
    } finally {
      await postgres?.remove();
    }
  }
}

async function tryEnds(tell: Tell): Promise<void> {
  for (const how of ['killed', 'stopped'] as const) {
    const postgres = await openPostgres();
    try {
      const fleet = await openFleet(SERVERS, { databaseUrl: postgres.url });
      if (!fleet.proxy) {
        console.log(
          '\nservers that end: not tried, there is no nginx here: install it (apt install nginx-light)',
        );
        await fleet.close();
        return;
      }
      const result = await endUnderLoad(fleet, how, ENDS);
      await fleet.close();
      const what = how === 'killed' ? 'killed (SIGKILL)' : 'stopped (SIGTERM) and started again';
      tell(
        `one of ${SERVERS} servers behind nginx ${what} under load`,
        {
          times: result.ended,
          'reads answered, and failed': `${result.reads}, ${result.failedReads.length}`,
          'writes done, and failed': `${result.writes}, ${result.failedWrites}`,
          'acknowledged orders, each there once': result.orders,
        },
        result.broken,
      );
    } finally {
      await postgres.remove();
    }
  }
}
