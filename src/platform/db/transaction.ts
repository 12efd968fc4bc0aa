import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Db, Tx } from '#db/schema.ts';
import { tellOwnChange, writeChange } from '#platform/cache/changes.ts';
import { mayTryAgain } from './errors.ts';
import type { DatabaseAddress } from './open.ts';

const TRIES = 4;

/**
 * Runs one command in one transaction: when this resolves, either all of it is on disk or nothing happened. What it
 * marked as changed is fresh in this process when this resolves, and in every other within a second. If it collides
 * with another transaction it is tried again, so the command must touch only the database.
 */
export async function inTransaction<T>(db: Db, command: (tx: Tx) => Promise<T>): Promise<T> {
  const { answer, change } = await trying(() =>
    db.transaction().execute(async (tx) => ({ answer: await command(tx), change: await writeChange(tx) })),
  );
  if (change) tellOwnChange(db, change);
  return answer;
}

/**
 * Runs a command that writes with a single statement, which is a transaction by itself. Without `begin` and `commit`
 * it takes two fewer round trips to PostgreSQL.
 */
export const inOneStatement = <T>(db: Db, command: (db: Db) => Promise<T>): Promise<T> =>
  trying(() => command(db));

async function trying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= TRIES || !mayTryAgain(error)) throw error;
    }
  }
}

/** Reads all rows of a statement. */
export type ReadAll = <Row>(sql: string) => Promise<Row[]>;

/** Runs statements that all see the database as of one moment, while the shop goes on serving and writing. */
export const readAtOnce = <T>(address: DatabaseAddress, read: (all: ReadAll) => Promise<T>): Promise<T> =>
  address.kind === 'sqlite' ? readFile(address.path, read) : readServer(address.url, read);

async function readFile<T>(path: string, read: (all: ReadAll) => Promise<T>): Promise<T> {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    file.exec('begin'); // the first read fixes the moment; writers go on in the write-ahead log
    return await read(async <Row>(sql: string) => file.prepare(sql).all() as Row[]);
  } finally {
    file.close();
  }
}

async function readServer<T>(url: string, read: (all: ReadAll) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the statement under way fails by itself
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await read(async <Row>(sql: string) => (await client.query(sql)).rows as Row[]);
  } finally {
    await client.end();
  }
}
