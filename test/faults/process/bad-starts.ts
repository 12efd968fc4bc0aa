import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/open.ts';
import { lockDatabase } from '#platform/db/sqlite/lock.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { openBucketServer } from '#test/fakes/bucket-server.ts';
import { freePort } from '../../../bin/test/free-port.mjs';

const SERVER = fileURLToPath(new URL('../../../src/main/server.mjs', import.meta.url));
const PATIENCE_MS = 60_000;
const NOBODY = 65_534;

/** What a start that cannot succeed said, and how it ended. */
export type BadStart = { cause: string; said: string; exitCode: number | null; isClear: boolean };

/** Prepares a folder so that a shop on it cannot start, and says what its sentence must name. */
type Trap = {
  cause: string;
  names: RegExp;
  prepare: (dataDir: string) => Promise<{ env?: Record<string, string>; uid?: number; end?: () => void }>;
};

/** Tries each start that must fail. `only` keeps to those whose cause it matches. */
export async function badStarts(only = /./, postgresUrl?: string): Promise<BadStart[]> {
  const results: BadStart[] = [];
  for (const trap of [...TRAPS, ...(postgresUrl ? postgresTraps(postgresUrl) : [])]) {
    if (only.test(trap.cause)) results.push(await spring(trap));
  }
  return results;
}

async function spring({ cause, names, prepare }: Trap): Promise<BadStart> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-bad-start-'));
  const { env = {}, uid, end } = await prepare(dataDir);
  try {
    const { said, exitCode } = await start({ dataDir, env, uid });
    // Lines of JSON are the log (a slow query, say); what is for the owner is the rest.
    const lines = said.split('\n').filter((text) => text && !text.startsWith('{"at":'));
    const isOneSentence = lines.length === 1 && /^Haat cannot start: [^\n]{10,600}\.$/.test(lines[0] ?? '');
    const isClear = isOneSentence && exitCode === 1 && names.test(lines[0] ?? '');
    return { cause, said: lines.join('\n'), exitCode, isClear };
  } finally {
    end?.();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(how: {
  dataDir: string;
  env: Record<string, string>;
  uid: number | undefined;
}): Promise<{ said: string; exitCode: number | null }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: how.dataDir, SEED: 'none', ...how.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(how.uid !== undefined && { uid: how.uid, gid: how.uid }),
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(tooLong);
  return { said, exitCode };
}

const isRoot = process.getuid?.() === 0;
const file = (dataDir: string): string => join(dataDir, 'haat.sqlite');

async function migrated(dataDir: string, change: string): Promise<void> {
  const db = openDatabase({ kind: 'sqlite', path: file(dataDir) });
  await migrate(db, 'sqlite');
  await sql.raw(change).execute(db);
  await db.destroy();
}

/** A bucket that is as it should be, but for what `wrong` says. */
const bucketTrap = (cause: string, names: RegExp, wrong: Record<string, string>): Trap => ({
  cause,
  names,
  prepare: async () => {
    const bucket = await openBucketServer();
    return { env: { ...bucket.env, ...wrong }, end: () => void bucket[Symbol.asyncDispose]() };
  },
});

const TRAPS: Trap[] = [
  {
    cause: 'port taken',
    names: /port \d+ is taken/,
    prepare: async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return { env: { PORT: String(port) }, end: () => other.close() };
    },
  },
  {
    cause: 'port taken, two processes',
    names: /port \d+ is taken/,
    prepare: async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return { env: { PORT: String(port), WEB_PROCESSES: '2' }, end: () => other.close() };
    },
  },
  {
    cause: 'second server on the same file',
    names: /another Haat is already running on .*haat\.sqlite/,
    prepare: (dataDir) => {
      const unlock = lockDatabase({ kind: 'sqlite', path: file(dataDir) });
      return Promise.resolve({ end: unlock });
    },
  },
  {
    cause: 'data folder cannot be written',
    names: /DATA_DIR|haat\.sqlite/,
    prepare: (dataDir) => {
      chmodSync(dataDir, 0o555);
      return Promise.resolve({ ...(isRoot && { uid: NOBODY }) });
    },
  },
  {
    cause: 'data folder cannot be made',
    names: /DATA_DIR/,
    prepare: (dataDir) => {
      writeFileSync(join(dataDir, 'file'), '');
      return Promise.resolve({ env: { DATA_DIR: join(dataDir, 'file', 'data') } });
    },
  },
  {
    cause: 'database is a folder',
    names: /haat\.sqlite/,
    prepare: (dataDir) => {
      mkdirSync(file(dataDir));
      return Promise.resolve({});
    },
  },
  {
    cause: 'database file is something else',
    names: /haat\.sqlite.*damaged|damaged.*haat\.sqlite/,
    prepare: (dataDir) => {
      writeFileSync(file(dataDir), 'This is a shopping list. '.repeat(1000));
      return Promise.resolve({});
    },
  },
  {
    cause: 'database file is damaged inside',
    names: /haat\.sqlite.*damaged|damaged.*haat\.sqlite/,
    prepare: async (dataDir) => {
      await migrated(dataDir, 'pragma wal_checkpoint(truncate)');
      const { open } = await import('node:fs/promises');
      const handle = await open(file(dataDir), 'r+');
      await handle.write(Buffer.alloc(4096 * 30, 0xaa), 0, 4096 * 30, 100);
      await handle.close();
      return {};
    },
  },
  {
    cause: 'database of a newer Haat',
    names: /newer Haat/,
    prepare: async (dataDir) => {
      await migrated(
        dataDir,
        `insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030-01-01')`,
      );
      return {};
    },
  },
  {
    cause: 'DATABASE_URL is not an address',
    names: /DATABASE_URL is wrong/,
    prepare: () => Promise.resolve({ env: { DATABASE_URL: 'mysql://localhost/shop' } }),
  },
  bucketTrap('wrong secret for the bucket', /S3_SECRET_ACCESS_KEY/, { S3_SECRET_ACCESS_KEY: 'not-that-one' }),
  bucketTrap('no such bucket', /no bucket photos.*S3_BUCKET/, { S3_BUCKET: 'photos' }),
  bucketTrap('nobody at S3_ENDPOINT', /picture store at 127\.0\.0\.1:9 cannot be reached/, {
    S3_ENDPOINT: 'http://127.0.0.1:9',
  }),
  {
    cause: 'no PostgreSQL at DATABASE_URL',
    names: /PostgreSQL.*DATABASE_URL|DATABASE_URL.*PostgreSQL/,
    prepare: () => Promise.resolve({ env: { DATABASE_URL: 'postgres://haat:secret@localhost:1/haat' } }),
  },
  {
    cause: 'unknown host in DATABASE_URL',
    names: /PostgreSQL.*DATABASE_URL|DATABASE_URL.*PostgreSQL/,
    prepare: () => Promise.resolve({ env: { DATABASE_URL: 'postgres://haat:secret@no.such.invalid/haat' } }),
  },
];

const postgresTraps = (url: string): Trap[] => {
  const changed = (change: (address: URL) => void): Trap['prepare'] => {
    const address = new URL(url);
    change(address);
    return () => Promise.resolve({ env: { DATABASE_URL: address.href } });
  };
  return [
    {
      cause: 'wrong password in DATABASE_URL',
      names: /DATABASE_URL/,
      prepare: changed((address) => (address.password = 'wrong')),
    },
    {
      cause: 'no such database in DATABASE_URL',
      names: /DATABASE_URL/,
      prepare: changed((address) => (address.pathname = '/nowhere')),
    },
  ];
};
