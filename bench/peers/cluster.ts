import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, unprivilegedUser } from '../../bin/postgres/find-postgres.mjs';
import { freePort } from '../../bin/test/free-port.mjs';

/** Where a database is, in the parts that the peers ask for one by one. */
export type Database = {
  host: string;
  port: number;
  user: string;
  password: string;
  name: string;
  url: string;
};

/** The one PostgreSQL that all shops of the comparison use, each with a database of its own. */
export type Cluster = {
  /** What it says about itself. */
  version: string;
  database(name: string): Database;
  /** Makes a database, empty. */
  create(name: string): Promise<Database>;
  has(name: string): Promise<boolean>;
  /** KB that it wrote into its log of changes so far, for all databases. */
  logKb(): Promise<number>;
  stop(): Promise<void>;
};

const USER = 'peers';

/**
 * Starts the PostgreSQL in a folder, on a free port of the loopback address, and makes it first if it is not there. All
 * its settings are PostgreSQL's own: every commit reaches the disk before it is answered.
 */
export async function openCluster(folder: string): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed here (looked in PATH and /usr/lib/postgresql).');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const [data, secret, log] = [join(folder, 'data'), join(folder, 'password'), join(folder, 'postgres.log')];
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(secret, randomBytes(12).toString('hex'), { mode: 0o600 });
    if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
    const how = ['-U', USER, '-A', 'md5', '--pwfile', secret, '-E', 'UTF8', '--locale=C.UTF-8'];
    execFileSync(join(bin, 'initdb'), ['-D', data, ...how], { ...user, cwd: folder, stdio: 'ignore' });
  }
  const [port, password] = [await freePort(), readFileSync(secret, 'utf8')];
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const out = openSync(log, 'a');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', out, out],
    },
  );
  const ended = once(server, 'exit');
  process.once('exit', () => server.kill('SIGINT'));
  const database = (name: string): Database => ({
    host: '127.0.0.1',
    port,
    user: USER,
    password,
    name,
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`,
  });
  const ask = async (sql: string, values: string[] = []): Promise<Record<string, string>[]> => {
    const client = new pg.Client(database('postgres').url);
    try {
      await client.connect();
      return (await client.query<Record<string, string>>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    version: await untilItSays(() => ask('show server_version')),
    database,
    create: async (name) => {
      await ask(`drop database if exists "${name}" with (force)`);
      await ask(`create database "${name}"`);
      return database(name);
    },
    has: async (name) => (await ask('select 1 from pg_database where datname = $1', [name])).length > 0,
    logKb: async () =>
      Number((await ask(`select pg_current_wal_lsn() - '0/0' as bytes`))[0]?.['bytes']) / 1024,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilItSays(ask: () => Promise<Record<string, string>[]>): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return String((await ask())[0]?.['server_version']);
    } catch (error) {
      if (tries > 300) throw error;
      await wait(100);
    }
  }
}
