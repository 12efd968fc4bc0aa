import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { unprivilegedUser } from '../../../bin/postgres/find-postgres.mjs';
import { call, until } from '../load/calls.ts';
import { SHOP_ENV } from '../load/load.ts';
import { ip, type Machine, openMachine } from './machine.ts';
import { connectInside } from './node-writers.ts';
import { mountSmallDisk } from './small-disk.ts';
import { startUnit, type Unit } from './units.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const INSTALL = join(ROOT, 'deploy/cluster/install.sh');
const PASSWORD = 'cluster-of-the-test';

/** A machine with the units that run on it. */
export type DatabaseMachine = Machine & { units: Unit[] };
type ShopMachine = Machine & { units: Unit[]; url: string; shop: ChildProcess };

/** Three database machines and three of the shop, set up with the files of deploy/cluster as they stand. */
export type Cluster = {
  folder: string;
  databases: DatabaseMachine[];
  shops: ShopMachine[];
  /** Where the backups are: none of the machines. */
  repository: string;
  password: string;
  /** The environment of a program that asks the present leader itself. */
  env: () => Promise<Record<string, string>>;
  leader: () => Promise<DatabaseMachine>;
  /** Switches a database machine on and starts its units, with more in the environment of Patroni and haat-watch. */
  boot: (machine: DatabaseMachine, more?: Record<string, string>) => Promise<void>;
  /** Waits until one leads and the two others follow it without lag, one of them at each commit. */
  whole: () => Promise<number>;
  /** Runs `haat-cluster` as the administrator does. */
  control: (...args: string[]) => Promise<string>;
  connect: (database: string) => Promise<pg.Client>;
};

type Member = { name: string; role: string; state: string; lag?: number | string };

/** Sets the cluster up below a folder, as docs/cluster.md says. */
export async function openCluster(folder: string): Promise<Cluster> {
  const { uid, gid } = unprivilegedUser();
  const repository = join(folder, 'backups');
  mkdirSync(repository);
  chownSync(repository, uid, gid);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'lan', 'type', 'bridge');
  ip('addr', 'add', '10.0.0.1/24', 'dev', 'lan');
  ip('link', 'set', 'lan', 'up');
  const databases = ['db1', 'db2', 'db3'].map((name, index): DatabaseMachine => {
    mkdirSync(join(folder, name));
    mountSmallDisk(join(folder, name));
    return Object.assign(openMachine(folder, { name, address: `10.0.0.2${index + 1}`, kind: 'database' }), {
      units: [],
    });
  });
  const secrets = execFileSync('sh', [INSTALL, 'secrets'], { encoding: 'utf8' });
  const prepare = async (database: DatabaseMachine): Promise<void> => {
    for (const path of ['/var/lib/postgresql', '/var/lib/etcd']) chmodSync(database.disk + path, 0o755);
    chownSync(`${database.disk}/var/lib/postgresql`, uid, gid);
    await database.run('chown', ['etcd:etcd', '/var/lib/etcd']);
    mkdirSync(`${database.disk}/etc/haat`, { recursive: true });
    await database.run('sh', ['-c', `cat > /etc/haat/cluster.secrets <<'S'\n${secrets}S`]);
    await database.run('sh', [INSTALL, 'database', database.name]);
    await database.run('sed', ['-i', `s:^repo1-path=.*:repo1-path=${repository}:`, '/etc/pgbackrest.conf']);
  };
  const boot = async (database: DatabaseMachine, more: Record<string, string> = {}): Promise<void> => {
    const isNew = !readableAt(`${database.disk}/etc/haat/node.env`);
    await database.boot();
    if (isNew) await prepare(database);
    await database.run('nft', ['-f', join(ROOT, 'deploy/cluster/firewall.nft')]);
    database.units = [
      startUnit(database, 'etcd'),
      startUnit(database, 'patroni', more),
      startUnit(database, 'haat-watch', more),
    ];
  };
  const isLeader = async ({ address, isOn }: DatabaseMachine): Promise<boolean> =>
    isOn() &&
    (await fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1500) }).then(
      (reply) => reply.ok,
      () => false,
    ));
  /** As the one machine that leads sees it. */
  const members = async (): Promise<Member[]> => {
    const leading: DatabaseMachine[] = [];
    for (const each of databases) if (await isLeader(each)) leading.push(each);
    if (leading.length !== 1) return [];
    try {
      const reply = await fetch(`http://${leading[0]?.address}:8008/cluster`, {
        signal: AbortSignal.timeout(1500),
      });
      return reply.ok ? ((await reply.json()) as { members: Member[] }).members : [];
    } catch {
      return []; // a leader that goes while it is asked: the caller asks again
    }
  };
  const leader = async (): Promise<DatabaseMachine> => {
    let found: DatabaseMachine | undefined;
    await until(
      'somebody leads',
      async () => {
        for (const each of databases) if (await isLeader(each)) found = each;
        return found !== undefined;
      },
      60_000,
    );
    if (!found) throw new Error('nobody leads');
    return found;
  };
  const connect = async (database: string): Promise<pg.Client> => {
    let client: pg.Client | undefined;
    await until('the leader is asked', async () => {
      // A leader that goes meanwhile is asked for again.
      client = await connectInside(await leader(), PASSWORD, database).catch(() => undefined);
      return client !== undefined;
    });
    if (!client) throw new Error('nobody leads');
    return client;
  };
  const cluster: Cluster = {
    folder,
    databases,
    shops: [],
    repository,
    password: PASSWORD,
    env: async () => ({ ...SHOP_ENV, DATA_DIR: folder, DATABASE_URL: urlAt((await leader()).address) }),
    leader,
    boot,
    whole: () =>
      until(
        'the cluster is whole',
        async () => {
          const all = await members();
          const follows = ({ state, lag }: Member): boolean =>
            (state === 'running' || state === 'streaming') && (lag === undefined || lag === 0);
          return (
            all.length === 3 &&
            all.filter(({ role }) => role === 'leader').length === 1 &&
            all.filter(({ role }) => role === 'sync_standby').length === 1 &&
            all.every(follows)
          );
        },
        120_000,
      ),
    control: async (...args) => (await leader()).run('haat-cluster', args),
    connect,
  };
  await Promise.all(databases.map((each) => boot(each)));
  await cluster.whole();
  const { run } = await leader();
  const psql = (text: string): Promise<string> =>
    run('psql', ['-h', '/run/postgresql', '-v', 'ON_ERROR_STOP=1', '-Xqc', text], { user: 'postgres' });
  await psql(`create role haat login createdb password '${PASSWORD}'`);
  await psql('create database haat owner haat');
  await run('pgbackrest', ['--stanza=haat', 'stanza-create'], { user: 'postgres' });
  await psql('create database probe owner haat');
  const probe = await connect('probe');
  await probe.query('create table writes (id bigint primary key, node text not null)');
  await probe.end();
  for (const index of [1, 2, 3]) cluster.shops.push(await openShopMachine(folder, index));
  return cluster;
}

const urlAt = (address: string): string => `postgres://haat:${PASSWORD}@${address}:5432/haat`;

async function openShopMachine(folder: string, index: number): Promise<ShopMachine> {
  const machine = openMachine(folder, { name: `shop${index}`, address: `10.0.0.1${index}`, kind: 'shop' });
  await machine.boot();
  await machine.run('sh', [INSTALL, 'shop']);
  const units = [startUnit(machine, 'haproxy')];
  const data = join(machine.disk, 'data');
  mkdirSync(data);
  const shop = machine.spawn(process.execPath, [join(ROOT, 'src/main/server.mjs')], {
    env: {
      ...SHOP_ENV,
      HOST: machine.address,
      PORT: '3000',
      DATA_DIR: data,
      DATABASE_URL: urlAt('127.0.0.1'),
      // Each database is on a share of two cores: thirty connections that are opened anew at once would keep it busy for seconds.
      DATABASE_CONNECTIONS: '3',
    },
    log: openSync(join(machine.disk, 'shop.log'), 'a'),
  });
  const url = `http://${machine.address}:3000`;
  await until(
    `${machine.name} is ready`,
    async () => {
      if (shop.exitCode !== null) throw new Error(readFileSync(join(machine.disk, 'shop.log'), 'utf8'));
      return (await call(url, 'GET', '/readyz')).status === 200;
    },
    60_000,
  );
  return Object.assign(machine, { units, url, shop });
}

function readableAt(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}
