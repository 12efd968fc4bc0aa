import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { until } from '../load/calls.ts';
import type { Load } from '../load/load.ts';
import type { Cluster } from './cluster.ts';
import { orderIn } from './shoppers.ts';
import { startUnit } from './units.ts';

/** What a restore brought back. */
export type RestoreFigures = { [figure: string]: unknown; broken: string[] };

/**
 * A backup is made while people order; they go on ordering; then every order is deleted, by mistake. The cluster is taken back to the
 * moment before, as docs/cluster.md says, and its orders are counted against what was acknowledged.
 */
export async function goBackInTime(cluster: Cluster, load: Load): Promise<RestoreFigures> {
  await cluster.whole();
  const urls = cluster.shops.map(({ url }) => url);
  const shoppers = await orderIn(urls);
  await wait(1500);
  const leader = await cluster.leader();
  const backupBegan = performance.now();
  await leader.run('pgbackrest', ['--stanza=haat', '--type=full', 'backup'], { user: 'postgres' });
  const backupMs = performance.now() - backupBegan;
  await wait(1500);
  await shoppers.stop();
  const acknowledged = new Set(
    shoppers.told.flatMap(({ orders }) => [...orders.values()].map(({ id }) => id)),
  );
  for (const id of load.ledger.orders.keys()) acknowledged.add(id);
  const client = await cluster.connect('haat');
  const ask = async (text: string): Promise<string> =>
    String(Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0]);
  const moment = await ask('select now()::text');
  const before = Number(await ask('select count(*) from orders'));
  await wait(1500);
  await ask('truncate orders cascade');
  await client.end();
  // The last piece of the log goes to the backups by itself within a minute; here it is sent at once.
  await leader.run('psql', ['-h', '/run/postgresql', '-Xqc', 'select pg_switch_wal()'], { user: 'postgres' });
  await wait(3000);

  const restoreBegan = performance.now();
  for (const machine of cluster.databases) {
    await machine.units.find(({ name }) => name === 'patroni')?.stop();
    const running = machine.path('/var/lib/postgresql/15/haat/postmaster.pid');
    await until('PostgreSQL has stopped', () => Promise.resolve(!existsSync(running)), 60_000);
  }
  const [first, ...others] = cluster.databases;
  if (!first) throw new Error('there is no machine');
  await first.run('haat-restore', [moment]);
  await first.run('sh', ['-c', 'printf "haat\\nYes I am aware\\n" | haat-cluster remove haat']);
  const start = (machine: typeof first): void => {
    machine.units = [
      ...machine.units.filter(({ name }) => name !== 'patroni'),
      startUnit(machine, 'patroni'),
    ];
  };
  start(first);
  await cluster.leader();
  for (const machine of others) {
    await machine.run('rm', ['-rf', '/var/lib/postgresql/15/haat']);
    start(machine);
  }
  await cluster.whole();
  const restoreMs = performance.now() - restoreBegan;

  const env = await cluster.env();
  const db = openDatabase(loadConfig(env).database, { connections: 1 });
  try {
    const rows = await db.selectFrom('orders').select('id').execute();
    const there = new Set(rows.map(({ id }) => id));
    const missing = [...acknowledged].filter((id) => !there.has(id));
    const again = await orderIn(urls, 1);
    await wait(4000);
    await again.stop();
    const afterwards = again.told.reduce((sum, { orders }) => sum + orders.size, 0);
    return {
      'backup made under load in (s)': (backupMs / 1000).toFixed(1),
      'restored, with all three running, in (s)': (restoreMs / 1000).toFixed(1),
      'orders at the moment, and after the restore': `${before}, ${rows.length}`,
      'acknowledged orders, all there': acknowledged.size,
      'orders afterwards': afterwards,
      broken: [
        ...missing.map((id) => `order ${id} is missing`),
        ...(rows.length === before ? [] : [`${before} orders became ${rows.length}`]),
        ...(afterwards > 0 ? [] : ['nobody could order afterwards']),
      ],
    };
  } finally {
    await db.destroy();
  }
}
