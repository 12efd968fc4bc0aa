import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseAddress } from './open.ts';

/** A new, empty database beside the one in use, which can take its place in one step. */
export type Replacement = {
  address: DatabaseAddress;
  /** Swaps the two. Returns the name under which the old one is kept, or undefined when there was none. */
  exchange(): Promise<string | undefined>;
  discard(): Promise<void>;
};

/** Makes a database beside the configured one: another file, or another database on the same server. */
export const openReplacement = (address: DatabaseAddress): Promise<Replacement> =>
  address.kind === 'sqlite' ? Promise.resolve(besideFile(address.path)) : besideDatabase(address.url);

function besideFile(path: string): Replacement {
  const draft = `${path}.restoring`;
  const remove = (file: string): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  };
  remove(draft);
  return {
    address: { kind: 'sqlite', path: draft },
    exchange: () => {
      const keptAs = existsSync(path) ? `${path}.before-restore-${Date.now()}` : undefined;
      if (keptAs) {
        for (const end of ['', '-wal', '-shm']) {
          if (existsSync(path + end)) renameSync(path + end, keptAs + end);
        }
      }
      renameSync(draft, path);
      return Promise.resolve(keptAs);
    },
    discard: () => Promise.resolve(remove(draft)),
  };
}

async function besideDatabase(url: string): Promise<Replacement> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const stamp = Date.now();
  const draft = `${name}_restoring_${stamp}`;
  const keptAs = `${name}_before_restore_${stamp}`;
  await onServer(url, async (run) => {
    const { rowCount } = await run('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rowCount) throw new Error('the database is in use; stop every Haat that runs on it first');
    await run(`create database ${quoted(draft)}`);
  });
  return {
    address: { kind: 'postgres', url: at(url, draft) },
    exchange: async () => {
      await onServer(url, async (run) => {
        await run(`alter database ${quoted(name)} rename to ${quoted(keptAs)}`);
        await run(`alter database ${quoted(draft)} rename to ${quoted(name)}`);
      });
      return keptAs;
    },
    discard: () =>
      onServer(url, async (run) => void (await run(`drop database if exists ${quoted(draft)} with (force)`))),
  };
}

type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

async function onServer(url: string, work: (run: Run) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: at(url, 'postgres') });
  await client.connect();
  try {
    await work((sql, values) => client.query(sql, values));
  } finally {
    await client.end();
  }
}

function at(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

const quoted = (name: string): string => pg.escapeIdentifier(name);
