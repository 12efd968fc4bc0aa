import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseAddress } from './open.ts';

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
