import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseAddress } from './open.ts';

/** A new, empty database beside the one in use, which can take its place in one step. */
type Replacement = {
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
  const name = databaseOf(url);
  const elsewhere = urlOf(url, 'postgres');
  const stamp = Date.now();
  const draft = `${name}_restoring_${stamp}`;
  const keptAs = `${name}_before_restore_${stamp}`;
  await runOn(elsewhere, async (run) => {
    const { rowCount } = await run('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rowCount) throw new Error('the database is in use; stop every Haat that runs on it first');
    await run(`create database ${quoted(draft)}`);
  });
  return {
    address: { kind: 'postgres', url: urlOf(url, draft) },
    exchange: async () => {
      await runOn(elsewhere, async (run) => {
        await run(`alter database ${quoted(name)} rename to ${quoted(keptAs)}`);
        await run(`alter database ${quoted(draft)} rename to ${quoted(name)}`);
      });
      return keptAs;
    },
    discard: () =>
      runOn(
        elsewhere,
        async (run) => void (await run(`drop database if exists ${quoted(draft)} with (force)`)),
      ),
  };
}

/** Runs one statement. */
export type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Runs statements on a connection of their own, outside of any transaction. */
export async function runOn<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The statement under way fails when the connection breaks. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work((sql, values) => client.query(sql, values));
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The name of the database that an address leads to. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** A name as it is written in a statement. */
export const quoted = (name: string): string => pg.escapeIdentifier(name);
